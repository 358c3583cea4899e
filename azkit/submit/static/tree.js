/** The moves that were tried, as a tree: one line is followed, others hang off it as alternatives. */

export class MoveTree {
  constructor(moves = []) {
    this.root = { move: null, parent: null, children: [], next: null, ply: 0 };
    this.mistakes = []; // nodes that a review found
    this.here = this.root;
    for (const move of moves) this.play(move);
  }

  /** Follow a move from here, new or tried before; returns its node, whose mover, text, position come later. */
  play(move) {
    let node = this.here.children.find((child) => child.move === move);
    if (!node) {
      node = { move, parent: this.here, children: [], next: null, ply: this.here.ply + 1 };
      this.here.children.push(node);
    }
    this.go(node);
    return node;
  }

  /** Stand at a node; its line becomes the one that is followed. */
  go(node) {
    this.here = node;
    for (let above = node; above.parent; above = above.parent) above.parent.next = above;
  }

  /** Ids of the moves that lead to a node. */
  moves(node = this.here) {
    const moves = [];
    for (let above = node; above.parent; above = above.parent) moves.unshift(above.move);
    return moves;
  }

  /** The nodes of the line that is followed, from the beginning to its end. */
  line() {
    const nodes = [this.root];
    while (nodes[nodes.length - 1].next) nodes.push(nodes[nodes.length - 1].next);
    return nodes;
  }
}

/** A game as the part of an address behind #; `seats` are the choices of who plays. */
export function toHash({ game, options }, seats, moves) {
  const words = { game, options: JSON.stringify(options), seats: JSON.stringify(seats), moves: moves.join(",") };
  return `#${new URLSearchParams(words)}`;
}

/** What `toHash` wrote: game, options, moves, and seats unless nobody says; null where it is none. */
export function fromHash(hash) {
  const words = new URLSearchParams(hash.slice(1));
  if (!words.has("game")) return null;
  try {
    const moves = (words.get("moves") ?? "").split(",").filter(Boolean).map(Number);
    const [options, seats] = [JSON.parse(words.get("options") ?? "{}"), JSON.parse(words.get("seats") ?? "null")];
    if (moves.some((move) => !Number.isInteger(move)) || !(seats === null || Array.isArray(seats))) return null;
    return { game: words.get("game"), options, seats, moves };
  } catch {
    return null;
  }
}
