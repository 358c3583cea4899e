// Runs worker.js as a page would, without a browser: messages come as lines of JSON, answers go out as such.
// Arguments: worker.js, the module, its layout, and the weights.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { runInThisContext } from "node:vm";

const [, , worker, wasm, layout, weights] = process.argv;
const bytes = (path) => {
  const { buffer, byteOffset, length } = readFileSync(path);
  return buffer.slice(byteOffset, byteOffset + length);
};
globalThis.postMessage = (message) => console.log(JSON.stringify(message));
globalThis.onmessage = null;
runInThisContext(readFileSync(worker, "utf8"), { filename: worker });
const load = { type: "load", wasm: bytes(wasm), layout: JSON.parse(readFileSync(layout, "utf8")) };
globalThis.onmessage({ data: { ...load, weights: bytes(weights) } });
for await (const line of createInterface({ input: process.stdin })) globalThis.onmessage({ data: JSON.parse(line) });
