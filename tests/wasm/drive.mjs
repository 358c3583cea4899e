// Runs worker.js as a page would, without a browser: sends the messages of a JSON file one after the other, each once the
// one before is answered, and prints the answers, one a line. Arguments: worker.js, and the file.
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";

const [, , worker, job] = process.argv;
const { wasm, layout, weights, messages } = JSON.parse(readFileSync(job, "utf8"));
const bytes = (path) => { const data = readFileSync(path); return data.buffer.slice(data.byteOffset, data.byteOffset + data.length); };
let answered = () => {};
globalThis.onmessage = null;
globalThis.postMessage = (message) => {
  console.log(JSON.stringify(message));
  if (message.type !== "update") answered();
};
runInThisContext(readFileSync(worker, "utf8"), { filename: worker });
const load = { type: "load", wasm: bytes(wasm), layout, weights: weights ? bytes(weights) : null };
for (const message of [load, ...messages]) {
  const answer = new Promise((resolve) => { answered = resolve; });
  globalThis.onmessage({ data: message });
  if (message.type !== "cancel" && !message.apart) await answer;
}
