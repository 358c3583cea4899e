/** A board to look at and to click: shows positions, and tells which legal move was meant. */

import { SCENES, draw, html, label, moveText, place } from "./scenes.js";

const STEP = 170; // milliseconds of each step of a cascade
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

const share = (part) => ({ text: `${Math.round(100 * part)}%`, weight: part });

/** A value from -1 to 1 as people read it. */
export const signed = (value) => (value > 0 ? "+" : value < 0 ? "−" : "") + Math.abs(value).toFixed(2);

/** The largest of some scores, where there is one. */
function best(scores, text) {
  const known = scores.filter((score) => score !== null && score !== undefined);
  const most = Math.max(...known);
  return known.length ? { text: text(most), weight: Math.min(1, Math.max(0.1, (1 + most) / 2)) } : null;
}

/** One board on a page. */
export class Board {
  /** `info`: what the game says of itself. `onMove(move)` hears moves, `onSay(text)` what happened short of one. */
  constructor(element, info, { onMove = () => {}, onSay = () => {} } = {}) {
    Object.assign(this, { element, info, onMove, onSay, position: null, analysis: null });
    Object.assign(this, { playable: false, flipped: false, picked: null });
    this.preview = null; // key of the spot that a finger touched once
    this.groups = new Map(); // of spots, by key: they stay while positions change, and so does the focus
    this.layers = ["shapes", "overlay", "spots"].map((name) => draw("g", { class: name }));
    this.layers[0].setAttribute("aria-hidden", "true");
    this.layers[1].setAttribute("aria-hidden", "true");
    this.svg = draw("svg", { class: `board ${info.board.kind}`, role: "group", "aria-label": "board" }, ...this.layers);
    this.picture = html("div", { class: "picture" });
    this.buttons = html("div", { class: "choices", role: "group", "aria-label": "moves" });
    this.drawn = info.board.kind in SCENES;
    element.classList.add("azkit-board");
    element.replaceChildren(this.drawn ? this.svg : this.picture, this.buttons);
    element.addEventListener("keydown", (event) => this.key(event));
    element.addEventListener("pointerdown", (event) => { this.finger = event.pointerType !== "mouse"; });
  }

  /** Show a position; `playable`: legal moves can be clicked; `animate`: first the steps that led to it. */
  async show(position, { playable = false, animate = false } = {}) {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    Object.assign(this, { position, playable: false, picked: null, preview: null, analysis: null });
    this.moving = animate && !still;
    const steps = this.moving && position.steps.length > 1 ? position.steps.slice(0, -1) : [];
    for (const state of steps) {
      this.render(state);
      await new Promise((done) => { setTimeout(done, Math.min(STEP, 2500 / steps.length)); });
      if (this.position !== position) return;
    }
    this.playable = playable;
    this.render();
    this.moving = false;
  }

  /** Take no clicks until the next position is shown: they were meant for this one. */
  hold() {
    this.playable = false;
    if (this.position) this.render();
  }

  flip() {
    this.flipped = !this.flipped;
    if (this.position) this.render();
  }

  /** Lay an analysis over the board: `mode` is visits, prior, value or exact; null takes it away. */
  overlay(analysis, mode = "visits") {
    Object.assign(this, { analysis, mode });
    if (this.position && this.scene) this.renderOverlay();
  }

  render(state = this.position.state) {
    const scene = this.drawn ? SCENES[this.info.board.kind](this, state) : { spots: [], shapes: [] };
    this.scene = scene;
    if (this.drawn) {
      this.svg.setAttribute("viewBox", `-4 -4 ${scene.width + 8} ${scene.height + 8}`);
      this.svg.style.setProperty("--ratio", (scene.width + 8) / (scene.height + 8));
      this.layers[0].replaceChildren(...scene.shapes);
      this.renderSpots(scene.spots);
    } else {
      this.renderPicture();
    }
    const { kind, pieces, rows, columns } = this.info.board;
    const pass = kind === "hex" ? pieces.length * rows * columns : -Infinity; // the only button of `hex`
    const met = new Set(scene.spots.flatMap((spot) => spot.moves));
    this.renderButtons(this.playable ? this.position.legal.filter((move) => move >= pass && !met.has(move)) : []);
    this.renderOverlay();
  }

  renderSpots(spots) {
    const keys = new Set(spots.map((spot) => spot.key));
    const focused = [...this.groups].find(([, group]) => group === document.activeElement)?.[0];
    for (const [key, group] of this.groups) {
      if (keys.has(key)) continue;
      group.remove();
      this.groups.delete(key);
    }
    if (!keys.has(this.current)) {
      const first = spots.find((spot) => spot.open) ?? spots.find((spot) => spot.moves.length) ?? spots[0];
      this.current = first?.key;
    }
    for (const spot of spots) {
      const group = this.groups.get(spot.key) ?? this.newGroup(spot.key);
      const able = this.playable && spot.moves.length > 0;
      const names = { able, open: spot.open, preview: this.preview === spot.key, picked: spot.pressed };
      group.setAttribute("class", ["spot", ...Object.keys(names).filter((name) => names[name])].join(" "));
      group.setAttribute("transform", `translate(${spot.x} ${spot.y})`);
      group.setAttribute("aria-label", spot.name);
      group.setAttribute("aria-disabled", String(!able));
      if (spot.source) group.setAttribute("aria-pressed", String(Boolean(spot.pressed)));
      else group.removeAttribute("aria-pressed");
      group.setAttribute("tabindex", spot.key === this.current ? "0" : "-1");
      const [width, height] = spot.box;
      const area = spot.shape ? draw("path", { d: spot.shape, class: "area" })
        : draw("rect", { x: -width / 2, y: -height / 2, width, height, rx: 6, class: "area" });
      const ghost = able && spot.ghost ? [place(spot.at[0] - spot.x, spot.at[1] - spot.y, spot.ghost)] : [];
      ghost[0]?.classList.add("ghost");
      group.replaceChildren(area, ...ghost);
    }
    if (focused !== undefined && !keys.has(focused)) this.groups.get(this.current)?.focus();
  }

  newGroup(key) {
    const group = draw("g", { role: "button", "data-key": key });
    group.addEventListener("click", () => this.choose(key, this.finger));
    group.addEventListener("focus", () => this.makeCurrent(key));
    this.groups.set(key, group);
    this.layers[2].append(group);
    return group;
  }

  makeCurrent(key) {
    this.groups.get(this.current)?.setAttribute("tabindex", "-1");
    this.groups.get(key).setAttribute("tabindex", "0");
    this.current = key;
  }

  /** A spot was clicked, or touched by a `finger`, which must touch it twice: fingers miss. */
  choose(key, finger = false) {
    const spot = this.scene.spots.find((other) => other.key === key);
    if (!this.playable || !spot?.moves.length) return;
    if (spot.source) {
      this.pick(this.picked === spot.piece ? null : spot.piece, spot);
    } else if (finger && this.preview !== key) {
      this.preview = key;
      this.render();
      this.onSay(`${spot.name}: touch again to play`);
    } else {
      this.play(spot.moves[0]);
    }
  }

  pick(picked, spot) {
    this.picked = picked;
    this.render();
    if (spot) this.onSay(picked === null ? "dropped" : `${spot.name} picked, ${spot.moves.length} moves`);
  }

  play(move) {
    this.playable = false;
    this.onMove(move);
  }

  key(event) {
    const step = ARROWS[event.key];
    if (event.key === "Escape" && (this.picked !== null || this.preview !== null)) {
      this.preview = null;
      this.pick(null);
    } else if (event.target.parentNode === this.buttons && step) {
      const next = step[0] + step[1] > 0 ? "nextSibling" : "previousSibling";
      event.target[next]?.focus();
    } else if (this.groups.has(this.current) && event.target === this.groups.get(this.current)) {
      if (event.key === "Enter" || event.key === " ") this.choose(this.current);
      else if (step) this.walk(...step);
      else return;
    } else {
      return;
    }
    event.preventDefault();
  }

  /** Move the focus to the nearest spot that way. */
  walk(right, down) {
    const from = this.scene.spots.find((spot) => spot.key === this.current);
    let [best, least] = [null, Infinity];
    for (const spot of this.scene.spots) {
      const [x, y] = [spot.x - from.x, spot.y - from.y];
      const [along, aside] = [x * right + y * down, Math.abs(x * down) + Math.abs(y * right)];
      const far = along + 2 * aside;
      if (along > 1 && aside <= 2 * along && far < least) [best, least] = [spot, far];
    }
    if (best) this.groups.get(best.key).focus();
  }

  /** The moves that no spot stands for, as buttons. */
  renderButtons(moves) {
    const { legal, texts } = this.position;
    this.buttons.hidden = !moves.length;
    this.buttons.replaceChildren(...moves.map((move, index) => {
      const text = texts?.[legal.indexOf(move)] ?? moveText(this.info, this.position.state, move);
      const button = html("button", { type: "button", "data-move": move, tabindex: index ? -1 : 0 }, text);
      button.addEventListener("click", () => this.play(move));
      return button;
    }));
  }

  /** A position of a game without a view: its own picture, which is foreign and thus only an image, or its numbers. */
  renderPicture() {
    const { svg, state } = this.position;
    const shown = svg ? html("img", { alt: "the position", src: `data:image/svg+xml,${encodeURIComponent(svg)}` })
      : html("p", { class: "numbers" }, state.join(" "));
    this.picture.replaceChildren(shown);
  }

  renderOverlay() {
    const { analysis, mode } = this;
    const total = (analysis?.visits ?? []).reduce((sum, visits) => sum + visits, 0);
    const figures = (moves) => {
      const found = moves.map((move) => analysis.moves.indexOf(move)).filter((index) => index >= 0);
      const sum = (list) => found.reduce((all, index) => all + list[index], 0);
      if (mode === "exact") return best(moves.map((move) => analysis.exact?.[move]), (score) => score);
      if (mode === "value") return best(found.map((index) => analysis.values?.[index]), signed);
      if (mode === "prior") return analysis.priors && found.length ? share(sum(analysis.priors)) : null;
      return total && found.length ? share(sum(analysis.visits) / total) : null;
    };
    const marks = [];
    for (const spot of analysis ? this.scene.spots : []) {
      const figure = spot.moves.length ? figures(spot.moves) : null;
      const chosen = spot.moves.includes(analysis.move) ? " chosen" : "";
      if (!figure || (figure.weight < 0.015 && !chosen)) continue; // many would hide the few
      const badge = draw("circle", { r: 12 + 7 * Math.sqrt(figure.weight), class: "heat" });
      const [x, y] = spot.at;
      const mark = place(x, y, badge, label(figure.text, 0, 4, figure.text.length > 4 ? "figure long" : "figure"));
      if (spot.source) mark.setAttribute("transform", `translate(${x} ${y + 15}) scale(0.72)`); // below its name
      mark.setAttribute("class", `suggestion${chosen}`);
      mark.dataset.key = spot.key;
      marks.push(mark);
    }
    this.layers[1].replaceChildren(...marks);
  }
}
