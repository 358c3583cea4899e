// Rules, search and network of a page in a worker: azkit/wasm's module, called in slices so that messages are heard.
// Comes in: load, position, think, cancel; goes out: ready, position, update, done, error. See HANDLERS at the end.
// This is a classic script without imports, so that a page can make it from a Blob.
"use strict";

const SLICE = 40; // ms of work between looks at messages
const UPDATE = 100; // ms between snapshots of an analysis
const STRIDE = 4096; // root visits that one call may add: simulations without evaluation are walked in one go
const MANY = 2 ** 31 - 1;
const SPARE = 8; // visits that a tree may have beyond those asked for
// Columns of azkit/search/tree.py: of tree.nodes, which has seven, and of an edge's row, of tree.links, then of tree.edges
const [FIRST, COUNT, VISITS, STATUS, SEAT, NODE] = [0, 1, 4, 5, 6, 7];
const [MOVE, CHILD, PRIOR, TRIES, SUMS] = [0, 1, 3, 4, 5];
const PROVEN = 3; // of STATUS
const [SIMULATIONS, EVALUATIONS] = [2, 4]; // of requests.counts
const RUNNING = 0, TRUNCATED = 2; // outcomes
const TYPES = { bool: Uint8Array, int16: Int16Array, int32: Int32Array, int64: BigInt64Array };
Object.assign(TYPES, { float32: Float32Array, float64: Float64Array });

/** The module of one game, loaded; its arrays by name in `at`. Its memory never grows, so that they stay valid. */
class Engine {
  constructor({ wasm, layout, weights }) {
    this.layout = layout;
    this.width = SUMS + layout.players; // of an edge's row
    const module = new WebAssembly.Module(wasm);
    const memory = new WebAssembly.Memory({ initial: Math.ceil(layout.heap[1] / 65536) });
    const stack = new WebAssembly.Global({ value: "i32", mutable: true }, layout.arena);
    const env = { __linear_memory: memory, __stack_pointer: stack };
    for (const { name, kind } of WebAssembly.Module.imports(module)) {
      if (kind === "function") env[name] = imported(name, memory);
    }
    this.call = new WebAssembly.Instance(module, { env }).exports;
    this.call.heap(...layout.heap);
    this.at = {};
    for (const [name, [offset, length, type]] of Object.entries(layout.arrays)) {
      this.at[name] = new TYPES[type](memory.buffer, offset, length);
    }
    this.at["board.parameters"].set(layout.parameters.map(BigInt));
    this.at["requests.moves_to"].set(layout.moves_to);
    this.at["board.settings"].set(layout.settings.map(Number));
    this.at["cache.rows"].fill(-1); // the slot is free
    const halves = new Uint16Array(weights);
    widen(halves, new Float32Array(memory.buffer, layout.weights, halves.length));
    this.at["board.net"].set(layout.net);
    this.run("prepare");
    this.root = null; // the moves that led to the tree's root
  }

  run(name, number = 0) {
    return this.call[name](this.layout.arena, number);
  }

  /** Play moves from the first position on; throws at an illegal one. */
  follow(moves) {
    this.run("begin");
    moves.forEach((move, ply) => {
      if (!this.legal().includes(move)) throw new Error(`ply ${ply}: ${move} is no legal move`);
      this.run("play", move);
    });
  }

  legal() {
    if (this.run("outcome") !== RUNNING) return [];
    return [...this.at["board.moves"].subarray(0, this.run("legal"))];
  }

  /** What a page draws (azkit/games/picture.py), without texts. */
  position(moves) {
    const steps = moves.length ? this.steps(moves) : [];
    this.follow(moves);
    const status = this.run("outcome");
    return {
      state: [...this.at["board.state"]],
      ply: moves.length,
      moves,
      to_play: this.run("seat"),
      legal: this.legal(),
      outcome: status === RUNNING ? null : [...this.at["board.returns"]],
      truncated: status === TRUNCATED,
      steps,
    };
  }

  /** The states that the last move led through; more than one only in games whose moves set off steps. */
  steps(moves) {
    this.follow(moves);
    const end = [...this.at["board.state"]], line = [], cells = this.layout.steps;
    const reached = () => line.length > 0 && end.slice(0, cells).every((cell, index) => cell === line.at(-1)[index]);
    if (cells) {
      this.follow(moves.slice(0, -1));
      while (!reached()) {
        this.at["board.moves"][0] = moves.at(-1);
        this.run("part", line.length);
        line.push([...this.at["board.partly"]]);
      }
    }
    return [...line.slice(0, -1), end];
  }

  /** Make the tree's root the position after `moves`, which must be running; its subtree stays where it can. */
  place(moves) {
    this.follow(moves);
    if (!this.legal().length) throw new Error("the game is over: there is nothing to search");
    const before = this.root;
    this.root = null; // should a call fail, the next one plants anew
    if (before && this.layout.reuse && before.every((move, ply) => move === moves[ply])) {
      for (const move of moves.slice(before.length)) this.run("reroot", move);
    } else {
      this.run("plant");
    }
    this.root = moves;
  }

  get visits() {
    return this.at["tree.nodes"][VISITS];
  }

  get spent() {
    const counts = this.at["requests.counts"];
    return [Number(counts[SIMULATIONS]), Number(counts[EVALUATIONS])];
  }

  /** Walk towards so many visits of the root, and evaluate what that asks for; whether there is more to do. */
  step(target) {
    const aim = Math.min(target, this.visits + STRIDE);
    if (this.run("walk", aim) > 0) {
      this.run("evaluate");
      this.run("answer");
      return true;
    }
    // Done with no leaf waiting: proven, enough, or no room for another node
    return aim < target && this.visits >= aim && this.at["tree.nodes"][STATUS] !== PROVEN;
  }

  /** What the search knows of the root: ids only, the page adds texts. */
  analysis(spent, milliseconds, done) {
    const nodes = this.at["tree.nodes"], links = this.at["tree.links"], edges = this.at["tree.edges"];
    const best = this.run("best"), { width } = this, own = SUMS + nodes[SEAT];
    const each = (read) => Array.from({ length: nodes[COUNT] }, (_, place) => read(nodes[FIRST] + place));
    const [simulations, evaluations] = this.spent, mean = (sum, count) => (count ? sum / count : null);
    return {
      move: links[width * (nodes[FIRST] + best) + MOVE],
      moves: each((edge) => links[width * edge + MOVE]),
      priors: each((edge) => edges[width * edge + PRIOR]),
      visits: each((edge) => edges[width * edge + TRIES]),
      values: each((edge) => mean(edges[width * edge + own], edges[width * edge + TRIES])),
      value: [...this.at["board.value"]],
      proven: nodes[STATUS] === PROVEN,
      simulations: simulations - spent[0],
      evaluations: evaluations - spent[1],
      milliseconds,
      line: this.line(nodes[FIRST] + best),
      exact: null,
      done,
    };
  }

  /** The principal variation from an edge on. */
  line(edge) {
    const links = this.at["tree.links"], moves = [];
    while (edge >= 0) {
      moves.push(links[this.width * edge + MOVE]);
      const child = links[this.width * edge + CHILD];
      edge = child < 0 ? -1 : this.favourite(child);
    }
    return moves;
  }

  /** The most visited edge of a node, of a proven one that which keeps its value; -1 if none was tried. */
  favourite(node) {
    const nodes = this.at["tree.nodes"], links = this.at["tree.links"], values = this.at["tree.values"];
    const { players } = this.layout, [first, count] = nodes.subarray(NODE * node, NODE * node + 2);
    const proven = nodes[NODE * node + STATUS] === PROVEN;
    let top = 0, best = -1;
    for (let edge = first; edge < first + count; edge++) {
      const child = links[this.width * edge + CHILD];
      if (child < 0 || (proven && nodes[NODE * child + STATUS] !== PROVEN)) continue;
      const tries = this.at["tree.edges"][this.width * edge + TRIES];
      const value = values[players * child + nodes[NODE * node + SEAT]]; // at least -1
      const lost = nodes[NODE * child + STATUS] === PROVEN && value === -1; // the last resort
      const rank = proven ? 2 + value : lost ? tries / 2 ** 32 : tries;
      if (rank > top) [top, best] = [rank, edge];
    }
    return best;
  }
}

/** A function that a module asks for, of JavaScript's own. */
function imported(name, memory) {
  if (name === "fmod" || name === "fmodf") return (a, b) => a % b;
  if (name === "__multi3") {
    return (at, aLow, aHigh, bLow, bHigh) => {
      const wide = (low, high) => BigInt.asUintN(64, low) | (high << 64n);
      const result = BigInt.asUintN(128, wide(aLow, aHigh) * wide(bLow, bHigh)), view = new DataView(memory.buffer);
      view.setBigUint64(at, BigInt.asUintN(64, result), true);
      view.setBigUint64(at + 8, result >> 64n, true);
    };
  }
  return Math[name] ?? Math[name.slice(0, -1)]; // float32 variants end in f
}

/** Numbers of 16 bits (IEEE 754 halves) as float32. */
function widen(halves, out) {
  const table = new Float32Array(65536);
  for (let bits = 0; bits < 65536; bits++) {
    const exponent = (bits >> 10) & 31, fraction = bits & 1023;
    const size = exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15);
    table[bits] = bits & 32768 ? -size : size;
  }
  for (let index = 0; index < halves.length; index++) out[index] = table[halves[index]];
}

let loaded = null; // the last load message, to begin anew after a call failed
let engine = null;
let thinking = null; // the id of the search that is wanted
let busy = Promise.resolve(); // until the search under way has ended

/** The engine; a new one if a call has failed since the last message, for memory may hold anything then. */
function current() {
  if (!loaded) throw new Error("nothing is loaded yet");
  return (engine ??= new Engine(loaded));
}

/** Let messages in; a timer would wait for 4 ms. */
const pause = () => new Promise((resume) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => { port1.close(); resume(); };
  port2.postMessage(null);
});

/** Search as asked, once the search before, whose tree this one goes on with, has ended. */
async function think(message) {
  thinking = message.id;
  const result = busy.then(() => search(message));
  busy = result.catch(() => {});
  await result;
}

async function search({ id, moves, kind, amount }) {
  const began = performance.now(), passed = () => performance.now() - began, own = current();
  const [target, limit] = { net: [1, Infinity], simulations: [amount, Infinity], seconds: [MANY, 1000 * amount] }[kind];
  if (kind === "net") own.root = null; // what the network says, not what an earlier search found out
  own.place(moves);
  if (kind === "simulations" && own.visits > amount + SPARE) own.run("plant"); // who wants a weak answer gets one
  const spent = own.spent;
  let shown = 0, more = true;
  while (more && thinking === id && passed() < limit) {
    const end = Math.min(passed() + SLICE, limit);
    while (more && passed() < end) more = own.step(target);
    if (more && passed() - shown >= UPDATE) {
      shown = passed();
      postMessage({ type: "update", id, analysis: own.analysis(spent, shown, false) });
    }
    await pause();
  }
  if (own.at["tree.nodes"][VISITS] === 0) own.step(1); // stopped before it began: no more than the priors
  const analysis = own.analysis(spent, passed(), true);
  if (kind === "net") {
    analysis.visits = analysis.values = null;
    analysis.move = analysis.moves[analysis.priors.indexOf(Math.max(...analysis.priors))];
    analysis.line = [analysis.move];
  }
  postMessage({ type: "done", id, analysis });
}

const HANDLERS = {
  load(message) {
    loaded = message;
    engine = new Engine(message);
    postMessage({ type: "ready" });
  },
  position: ({ id, moves }) => postMessage({ type: "position", id, position: current().position(moves) }),
  think,
  cancel({ id }) {
    if (thinking === id) thinking = null;
  },
};

onmessage = async ({ data }) => {
  try {
    if (!Object.hasOwn(HANDLERS, data.type)) throw new Error(`unknown message ${data.type}`);
    await HANDLERS[data.type](data);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) engine = null;
    postMessage({ type: "error", id: data.id, message: error.message });
  }
};
