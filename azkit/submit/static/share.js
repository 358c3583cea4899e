/** The engine of a page that stands alone: rules, search and network run in a worker, from what the page holds. */

import { Play } from "./play.js";

/** The bytes of a block of base64 in the page; empty: null. */
function bytes(id) {
  const text = document.getElementById(id).textContent.trim();
  if (!text) return null;
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text).buffer;
  const raw = atob(text);
  const decoded = new Uint8Array(raw.length);
  for (let index = 0; index < raw.length; index++) decoded[index] = raw.charCodeAt(index);
  return decoded.buffer;
}

export class WorkerEngine {
  constructor() {
    Object.assign(this, JSON.parse(document.getElementById("about").textContent)); // info, agents, layout
    this.waiting = new Map(); // of requests by number: how their promises end, and who hears of updates
    this.count = 0;
    this.thought = Promise.resolve(); // until the search that was asked for last has ended
  }

  /** Start the worker, anew after a crash; ends when it can play. */
  restart() {
    this.worker?.terminate();
    const source = new Blob([document.getElementById("worker").textContent], { type: "text/javascript" });
    const address = URL.createObjectURL(source);
    this.worker = new Worker(address);
    this.worker.onerror = (event) => this.crash(event.message);
    this.worker.onmessage = ({ data }) => this.hear(data);
    return new Promise((resolve, reject) => {
      this.waiting.set("load", { resolve, reject });
      const [wasm, weights] = [bytes("wasm"), bytes("weights")];
      this.worker.postMessage({ type: "load", wasm, layout: this.layout, weights }, [wasm, weights].filter(Boolean));
    }).finally(() => URL.revokeObjectURL(address));
  }

  crash(message) {
    const error = Object.assign(new Error(`the agent stopped: ${message || "its worker died"}`), { crashed: true });
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }

  hear({ type, id = "load", ...answer }) {
    const asked = this.waiting.get(id);
    if (type === "update") asked?.onUpdate(answer.analysis);
    if (type === "update" || !asked) return;
    if (type === "error" && id === "load") return this.crash(answer.message);
    this.waiting.delete(id);
    if (type === "error") asked.reject(new Error(answer.message));
    else asked.resolve(answer.position ?? answer.analysis);
  }

  request(message, { onUpdate, signal } = {}) {
    signal?.throwIfAborted();
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, onUpdate });
      signal?.addEventListener("abort", () => {
        this.worker.postMessage({ type: "cancel", id });
        this.waiting.delete(id);
        reject(signal.reason);
      });
      this.worker.postMessage({ ...message, id });
    });
  }

  position(moves) {
    return this.request({ type: "position", moves });
  }

  /** Searches wait for each other: the worker would end an agent's as soon as a hint is asked for. */
  think(moves, { strength }, options) {
    const message = { type: "think", moves, kind: strength.kind, amount: strength.amount ?? 1 };
    const thought = this.thought.then(() => this.request(message, options));
    this.thought = thought.catch(() => {});
    return thought;
  }
}

const engine = new WorkerEngine();
const play = new Play(document.getElementById("play"), engine);
engine.restart().then(() => play.start()).catch((error) => {
  play.build();
  play.fail(error);
});
