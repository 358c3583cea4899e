/** The program around a board: people and agents take turns, moves are taken back, positions are analysed. */

import { signed } from "./board.js";
import { frame } from "./frame.js";
import { button, showBar, showGraph, showMoves, showSuggestions } from "./panels.js";
import { review, showFaults } from "./review.js";
import { html, moveText } from "./scenes.js";
import { MoveTree, fromHash, toHash } from "./tree.js";

/** One game on a page. It knows nothing of where moves come from but the engine that it is given. */
export class Play {
  constructor(root, engine) {
    Object.assign(this, { root, engine });
    this.turn = new AbortController(); // what an agent thinks of its move
    this.study = new AbortController(); // what the analyst thinks
    this.loading = new AbortController(); // the game that was asked for last
    addEventListener("hashchange", () => this.load(fromHash(location.hash)));
    addEventListener("keydown", (event) => this.key(event));
    addEventListener("pagehide", () => this.stop());
    addEventListener("pageshow", ({ persisted }) => persisted && this.tree && this.go(this.tree.here));
  }

  /** Begin, with the game in the address if there is one. */
  async start() {
    this.build();
    await this.load(fromHash(location.hash) ?? { ...this.engine.info, moves: [] });
  }

  /** The page's parts for the game that the engine has now; they become this object's own. */
  build() {
    const { info, agents } = this.engine;
    Object.assign(this, { info, tree: new MoveTree(), paused: false }, frame(this, info, agents));
  }

  /** Show a game: {game, options, moves}, and seat those who play if it says who. Another game than the engine's is changed to where the engine can. */
  async load(wanted) {
    if (!wanted) return;
    this.loading.abort();
    const { signal } = (this.loading = new AbortController());
    try {
      const named = ({ game, options }) => JSON.stringify([game, Object.entries(options).sort()]);
      const same = named(wanted) === named(this.info);
      if (!same) {
        if (!this.engine.changeGame) throw new Error(`another game's address: this page plays ${this.info.title}`);
        await this.engine.changeGame(wanted.game, wanted.options, signal);
        this.stop();
        this.build();
      }
      const sat = JSON.stringify(this.sitting);
      wanted.seats?.slice(0, this.seats.length).forEach((choice, seat) => this.seats[seat].take(choice));
      if (this.tree.here.position && wanted.moves.join() === this.tree.moves().join()) {
        if (JSON.stringify(this.sitting) !== sat) await this.go(this.tree.here);
        return;
      }
      const tree = new MoveTree(wanted.moves);
      this.root.inert = !this.tree.here.position; // until `go`: a click before would be on the empty board
      tree.here.position = await this.engine.position(wanted.moves);
      if (signal.aborted) return;
      this.tree = tree;
      await Promise.all([this.go(tree.here), this.name(tree)]);
    } catch (error) {
      if (signal.aborted) return;
      if (!this.tree.here.position) await this.go(this.tree.here); // an address that is wrong: begin anew
      this.fail(error);
    }
  }

  /** Give a line's moves their names, which the positions know that they were played in. */
  async name(tree) {
    await Promise.all(tree.line().filter((node) => node.next).map(async (node) => {
      const { next } = node;
      node.position ??= await this.engine.position(tree.moves(node));
      Object.assign(next, { text: this.nameOf(next.move, node.position), mover: node.position.to_play });
    }));
    if (tree !== this.tree || !tree.here.position) return;
    this.render();
    this.say(this.describe(tree.here));
  }

  newGame() {
    this.stop();
    this.remember([], "pushState"); // the browser's Back leads to the old game
    this.tree = new MoveTree();
    return this.go(this.tree.root);
  }

  stop() {
    this.turn.abort();
    this.study.abort();
  }

  /** Stand at a node: draw it, let its agent move if nothing followed yet, else analyse. */
  async go(node, { animate = false } = {}) {
    this.stop();
    this.root.inert = false;
    const turn = (this.turn = new AbortController());
    this.study = new AbortController();
    this.tree.go(node);
    try {
      if (!node.position) this.board.hold();
      node.position ??= await this.engine.position(this.tree.moves(node));
      if (turn.signal.aborted) return;
      this.remember();
      const agent = this.agentOf(node);
      const shown = this.board.show(node.position, { playable: !agent && !node.position.outcome, animate });
      this.render();
      await shown;
      if (turn.signal.aborted) return;
      this.shown = node;
      this.render();
      this.say(this.describe(node));
      if (agent && !this.paused && !node.children.length) await this.answer(node, agent, turn.signal);
      else if (this.analysing.checked) await this.analyse(node);
    } catch (error) {
      if (!turn.signal.aborted) this.fail(error);
    }
  }

  /** Who plays, by seat. */
  get sitting() {
    return this.seats.map((seat) => seat.choice);
  }

  /** Who moves at a node, where that is an agent. */
  agentOf({ position }) {
    return position.outcome ? null : this.seats[position.to_play].choice;
  }

  async answer(node, agent, signal) {
    this.root.classList.add("thinking");
    try {
      const onUpdate = (analysis) => { node.analysis = analysis; this.render(); };
      const analysis = await this.engine.think(this.tree.moves(node), agent, { onUpdate, signal });
      if (signal.aborted) return;
      node.analysis = analysis;
      await this.move(analysis.move);
    } finally {
      this.root.classList.remove("thinking");
    }
  }

  async move(move) {
    const { here } = this.tree;
    if (!here.position) return;
    const node = this.tree.play(move);
    node.text = this.nameOf(move, here.position);
    node.mover = here.position.to_play;
    await this.go(node, { animate: true });
  }

  /** Think about a node as far as the analyst is asked to; what came out stays with the node. */
  async analyse(node, signal = this.study.signal) {
    const choice = this.analyst.choice;
    const asked = JSON.stringify(choice);
    if (!node.position || node.position.outcome || !choice || node.asked === asked) return;
    const update = (analysis) => {
      if (signal.aborted) return;
      node.analysis = { ...analysis, exact: analysis.exact ?? node.analysis?.exact };
      this.render();
    };
    const moves = this.tree.moves(node);
    const exact = this.engine.exact?.(moves, signal).catch(() => null);
    const analysis = await this.engine.think(moves, choice, { onUpdate: update, signal });
    const scores = analysis.exact ?? await exact ?? null;
    if (signal.aborted) return;
    update({ ...analysis, exact: scores });
    node.asked = asked;
  }

  async hint() {
    const [node, { signal }] = [this.tree.here, this.study];
    try {
      await this.analyse(node, signal);
      if (signal.aborted) return; // it was for a position that is no longer shown
      this.hinted = node;
      this.render();
      if (node.analysis) this.say(`hint: ${this.nameOf(node.analysis.move)}`);
    } catch (error) {
      if (!signal.aborted) this.fail(error);
    }
  }

  /** Back by one ply; against agents on to a position in which a person moves, where there is one. */
  undo() {
    let node = this.tree.here.parent;
    if (this.seats.some((seat) => !seat.choice)) {
      for (let above = node; above; above = above.parent) {
        if (above.position && this.agentOf(above)) continue;
        node = above;
        break;
      }
    }
    if (node) this.go(node);
  }

  redo() {
    let node = this.tree.here.next;
    while (node?.next && node.position && this.agentOf(node)) node = node.next;
    if (node) this.go(node);
  }

  pause() {
    this.paused = !this.paused;
    this.pauseButton.textContent = this.paused ? "Go on" : "Pause";
    this.pauseButton.setAttribute("aria-pressed", String(this.paused));
    this.go(this.tree.here);
  }

  /** Judge every move of the line, and list those that lost something. */
  async review() {
    this.stop();
    const signal = (this.study = new AbortController()).signal;
    this.reviewButton.disabled = true;
    try {
      for await (this.tree.mistakes of review(this, signal)) this.render();
      if (signal.aborted) return;
      this.say(`reviewed: ${this.faults.childElementCount || "no"} mistakes`);
      const { here } = this.tree; // whoever was about to move, or a move about to be shown, was stopped
      if (this.shown !== here || (this.agentOf(here) && !here.children.length)) this.go(here);
    } catch (error) {
      if (!signal.aborted) this.fail(error);
    } finally {
      this.reviewButton.disabled = false;
    }
  }

  /** All that depends on the node: bar, overlay, table, graph, moves, buttons. */
  render() {
    const { here } = this.tree;
    const { analysis, position } = here;
    const line = this.tree.line();
    const value = position?.outcome ?? analysis?.value ?? here.parent?.analysis?.value ?? null;
    showBar(this.bar, this.info, value);
    const asked = this.analysing.checked || this.hinted === here;
    const suggesting = this.suggesting.checked && asked && !position?.outcome;
    this.board.overlay(suggesting ? analysis : null, this.mode.value);
    showSuggestions(this.suggestions, suggesting ? analysis : null, (move) => this.nameOf(move));
    showGraph(this.graph, this.info, line, here, (ply) => this.go(line[ply]));
    showMoves(this.moves, this.info, line, here, (node) => this.go(node));
    showFaults(this.faults, this, this.tree.mistakes);
    this.undoButton.disabled = !here.parent;
    this.redoButton.disabled = !here.next;
    this.hintButton.disabled = !this.suggesting.checked || Boolean(position?.outcome);
    this.reviewButton.disabled = line.length < 2;
    this.pauseButton.hidden = !this.paused && this.seats.some((seat) => !seat.choice);
  }

  nameOf(move, position = this.tree.here.position) {
    const index = position.legal.indexOf(move);
    return position.texts?.[index] ?? (index >= 0 || this.info.move_names.length
      ? moveText(this.info, position.state, move) : "");
  }

  /** A position in words, for the status line, which screen readers speak. */
  describe({ text, mover, position, analysis }) {
    const seats = this.info.seats.map((seat) => seat[0].toUpperCase() + seat.slice(1));
    const played = text ? `${seats[mover]} played ${text}. ` : "";
    if (!position.outcome) {
      const who = this.seats[position.to_play];
      const value = analysis?.value ? ` Value ${signed(analysis.value[position.to_play])}.` : "";
      return `${played}${seats[position.to_play]} to move${who.choice ? `, ${who.label}` : ""}.${value}`;
    }
    const winners = seats.filter((_, seat) => position.outcome[seat] === Math.max(...position.outcome));
    const end = winners.length === 1 ? `${winners[0]} wins` : "A draw";
    return `${played}${position.truncated ? "The game was cut off by its ply cap" : end}.`;
  }

  say(text) {
    this.status.textContent = text;
  }

  /** Tell what went wrong, and offer to go on from here. */
  fail(error) {
    const again = button(error.crashed ? "Restart" : "Try again", () => {
      this.alert.replaceChildren();
      const ready = error.crashed ? this.engine.restart() : Promise.resolve();
      ready.then(() => this.go(this.tree.here), (failed) => this.fail(failed));
    });
    this.alert.replaceChildren(html("p", {}, error.message), again);
  }

  /** Put the position, and who plays, into the address. */
  remember(moves = this.tree.moves(), how = "replaceState") {
    try {
      history[how](null, "", toHash(this.info, this.sitting, moves));
    } catch {
      // a frame without an address of its own, as in notebooks
    }
  }

  key(event) {
    const typing = event.target.matches("select, textarea, input:not([type='checkbox'], [type='range'])");
    if (typing || event.ctrlKey || event.metaKey || event.altKey || this.help.open || this.root.inert) return;
    const acts = { u: () => this.undo(), r: () => this.redo(), f: () => this.board.flip(),
      "?": () => this.help.showModal(), h: () => this.hintButton.click(), a: () => this.analysing.click(), s: () => this.suggesting.click() };
    if (!Object.hasOwn(acts, event.key)) return;
    event.preventDefault();
    acts[event.key]();
  }
}
