/** What stands beside a board: who plays and how strongly, values as a bar and a graph, moves, suggestions. */

import { signed } from "./board.js";
import { draw, html } from "./scenes.js";

const STRENGTHS = { net: "network alone", simulations: "simulations", seconds: "seconds" };
const AMOUNTS = { simulations: 200, seconds: 1 };

export function button(text, onClick, attributes = {}) {
  const element = html("button", { type: "button", ...attributes }, text);
  element.addEventListener("click", onClick);
  return element;
}

/** Give an element the children that `make` makes, unless the parts they tell of are as before: no button shall
 * vanish while it is pressed. One that has the focus hands it to the one in its place. Returns whether they are new. */
export function refill(element, parts, make) {
  if (parts.length === element.parts?.length && parts.every((part, index) => part === element.parts[index])) return false;
  element.parts = parts;
  const focused = [...element.querySelectorAll("button")].indexOf(document.activeElement);
  element.replaceChildren(...make());
  if (focused >= 0) element.querySelectorAll("button")[focused]?.focus();
  return true;
}

/** A choice among texts by value; `onChange` hears the value. */
export function select(name, choices, value, onChange) {
  const options = Object.entries(choices).map(([key, text]) => html("option", { value: key }, text));
  const element = html("select", { "aria-label": name }, ...options);
  element.value = value;
  element.addEventListener("change", () => onChange(element.value));
  return element;
}

/** Who plays, and how strongly: a person (where that may be) or an agent with strength and generation. */
export class Chooser {
  constructor(name, agents, { human = false, agent = null, simulations = null, onChange = () => {} }) {
    Object.assign(this, { name, agents, simulations, onChange });
    const choices = Object.fromEntries(agents.map((known, index) => [`${index}`, known.label]));
    this.who = select(name, human ? { you: "you", ...choices } : choices, agent === null ? "you" : `${agent}`, () => {
      this.refresh();
      onChange();
    });
    this.details = html("span", { class: "strength" });
    this.element = html("div", { class: "chooser" }, html("span", { class: "who" }, name), this.who, this.details);
    this.refresh();
  }

  refresh() {
    const agent = this.agents[this.who.value];
    this.details.replaceChildren();
    Object.assign(this, { kind: null, amount: null, range: null });
    if (agent?.strengths.length) {
      const kinds = Object.fromEntries(agent.strengths.map((kind) => [kind, STRENGTHS[kind]]));
      this.amount = html("input", { type: "number", min: "0.1", step: "any", "aria-label": `${this.name}: how many` });
      const own = this.simulations ? null : agent.own; // what it was named with, but where another number is asked for
      this.kind = select(`${this.name}: strength`, kinds, own?.kind ?? "simulations",
        () => { this.fit(); this.onChange(); });
      this.amount.addEventListener("change", () => this.onChange());
      this.fit(own?.amount);
      this.details.append(this.amount, this.kind);
    }
    if (agent?.generations?.length > 1) this.details.append(this.slider(agent.generations));
  }

  /** The amount that goes with the kind of strength. */
  fit(amount = (this.kind.value === "simulations" && this.simulations) || (AMOUNTS[this.kind.value] ?? 1)) {
    this.amount.hidden = !(this.kind.value in AMOUNTS);
    this.amount.value = amount;
  }

  slider(generations) {
    const last = generations.length - 1;
    this.range = html("input", { type: "range", min: 0, max: last, value: last, "aria-label": `${this.name}: generation` });
    const shown = html("span");
    this.tell = () => {
      shown.textContent = +this.range.value === last ? "newest generation" : `generation ${generations[this.range.value]}`;
      this.range.setAttribute("aria-valuetext", shown.textContent);
    };
    this.range.addEventListener("input", this.tell);
    this.range.addEventListener("change", () => this.onChange());
    this.tell();
    return html("label", { class: "generation" }, this.range, shown);
  }

  /** Be what `choice` once was, as far as that is to be had here. */
  take(choice) {
    const index = this.agents.findIndex((agent) => agent.name === choice?.agent);
    if (choice && index < 0) return;
    this.who.value = choice ? `${index}` : "you";
    this.refresh();
    const { strength, generation } = choice ?? {};
    const agent = this.agents[index];
    if (agent?.strengths.includes(strength?.kind)) {
      this.kind.value = strength.kind;
      this.fit(Number(strength.amount) || undefined);
    }
    if (this.range && agent.generations.includes(generation)) {
      this.range.value = agent.generations.indexOf(generation);
      this.tell();
    }
  }

  /** What the engine is asked with; null for a person. */
  get choice() {
    const agent = this.agents[this.who.value];
    if (!agent) return null;
    const kind = this.kind?.value;
    const given = Number(this.amount?.value) || 1;
    const amount = kind === "simulations" ? Math.max(1, Math.round(given)) : given;
    const strength = kind ? { kind, ...(kind === "net" ? {} : { amount }) } : null;
    const older = this.range && +this.range.value < +this.range.max; // else the newest that there is by then
    return { agent: agent.name, strength, generation: older ? agent.generations[this.range.value] : undefined };
  }

  get label() {
    return this.agents[this.who.value]?.label ?? "you";
  }
}

/** What tells a seat on the board, beside its colour; pieces of `hex` have names. */
export const mark = (info, seat) => (info.board.kind === "hex" ? info.seats[seat][0] : info.marks[seat]);

/** Each seat's part of what is won, 0 to 1, from values of -1 to 1 by seat. */
export function parts(value) {
  const total = value.reduce((sum, seat) => sum + 1 + seat, 0);
  return value.map((seat) => (total > 1e-9 ? (1 + seat) / total : 1 / value.length));
}

/** Values by seat as a bar: as wide as each seat's part. */
export function showBar(element, info, value) {
  const name = value ? info.seats.map((seat, index) => `${seat} ${signed(value[index])}`).join(", ") : "not known yet";
  element.setAttribute("aria-label", `value: ${name}`);
  const shares = parts(value ?? info.seats.map(() => 0));
  element.replaceChildren(...shares.map((share, seat) => {
    const part = html("span", { class: "part" }, `${mark(info, seat)} ${value ? signed(value[seat]) : ""}`);
    part.style.setProperty("flex-grow", Math.max(share, 0.001));
    part.style.setProperty("--seat", info.colours[seat]);
    return part;
  }));
}

/** Values over a game, a line a seat; a click tells the ply. Nodes without a value leave gaps. */
export function showGraph(element, info, line, here, onPly) {
  const [width, height] = [600, 100];
  const x = (ply) => 6 + (ply * (width - 12)) / Math.max(line.length - 1, 1);
  const y = (value) => height / 2 - value * (height / 2 - 6);
  const seats = info.players === 2 ? [0] : info.seats.map((_, seat) => seat); // of two the other's is its mirror image
  const colour = (seat) => (info.players === 2 ? "currentColor" : info.colours[seat]);
  const known = line.map((node, ply) => [ply, node.analysis?.value]).filter(([, value]) => value);
  const curves = seats.map((seat) => {
    const points = known.map(([ply, value]) => `${x(ply).toFixed(1)},${y(value[seat]).toFixed(1)}`).join(" ");
    return draw("polyline", { points, class: "curve", stroke: colour(seat) });
  });
  const dots = known.flatMap(([ply, value]) => seats.map((seat) =>
    draw("circle", { cx: x(ply), cy: y(value[seat]), r: 3, fill: colour(seat) })));
  const faults = line.filter((node) => fault(node.loss)).map((node) =>
    draw("circle", { cx: x(node.ply), cy: y(node.analysis?.value?.[seats[0]] ?? 0), r: 5, class: "fault" }));
  // It stays while it is pressed, else there would be no click
  const svg = element.firstChild ?? draw("svg", { viewBox: `0 0 ${width} ${height}`, class: "graph", role: "img" });
  const seen = seats.map((seat) => info.seats[seat]).join(", ");
  svg.setAttribute("aria-label", `value of ${seen} over ${line.length - 1} plies`);
  svg.replaceChildren(draw("line", { x1: 0, x2: width, y1: height / 2, y2: height / 2, class: "zero" }),
    draw("line", { x1: x(here.ply), x2: x(here.ply), y1: 0, y2: height, class: "now" }), ...curves, ...dots, ...faults);
  svg.onclick = (event) => {
    const box = svg.getBoundingClientRect();
    const across = ((event.clientX - box.left) / box.width) * width;
    const ply = Math.round(((across - 6) / (width - 12)) * (line.length - 1));
    onPly(Math.min(Math.max(ply, 0), line.length - 1));
  };
  if (!svg.parentNode) element.append(svg);
}

/** How a loss of value is marked, as in chess. */
export const fault = (loss) => (loss >= 0.4 ? "??" : loss >= 0.15 ? "?" : "");

/** The moves of the line as buttons, each with those that were tried in its place. */
export function showMoves(element, info, line, here, onNode) {
  const parts = line.slice(1).flatMap((node) => {
    const tried = node.parent.children;
    return [node, node.mover, fault(node.loss), ...tried, ...tried.map((other) => other.text)];
  });
  const items = () => line.slice(1).map((node) => {
    const seat = node.mover;
    const tag = html("span", { class: "seat", "aria-hidden": "true" }, seat === undefined ? "" : mark(info, seat));
    if (seat !== undefined) tag.style.setProperty("--seat", info.colours[seat]);
    const main = button(`${node.text ?? "…"}${fault(node.loss)}`, () => onNode(node));
    main.prepend(tag);
    main.setAttribute("aria-label", `${node.ply}. ${info.seats[seat] ?? ""} ${node.text ?? ""}${fault(node.loss)}`);
    if (node === here) main.setAttribute("aria-current", "step");
    const others = node.parent.children.filter((other) => other !== node).map((other) =>
      button(other.text, () => onNode(other), { class: "other", "aria-label": `${node.ply}. or ${other.text}` }));
    return html("li", {}, main, ...others);
  });
  if (!refill(element, [here, ...parts], items)) return;
  const current = element.querySelector("[aria-current]")?.parentNode;
  element.scrollTop = current ? current.offsetTop - element.clientHeight / 2 : 0;
}

/** The best moves of an analysis in a table, and its principal variation. */
export function showSuggestions(element, analysis, nameOf) {
  if (!analysis?.moves?.length) {
    element.replaceChildren();
    return;
  }
  const { visits, priors, values, exact } = analysis;
  const total = (visits ?? []).reduce((sum, count) => sum + count, 0) || 1;
  const weight = (index) => (visits ?? priors ?? values ?? [])[index] ?? 0;
  const tried = analysis.moves.map((_, index) => index).filter((index) => weight(index));
  const best = tried.sort((a, b) => weight(b) - weight(a)).slice(0, 6);
  const columns = [["move", (index) => nameOf(analysis.moves[index])],
    visits && ["visits", (index) => `${Math.round((100 * visits[index]) / total)}%`],
    priors && ["prior", (index) => `${Math.round(100 * priors[index])}%`],
    values && ["value", (index) => (values[index] === null ? "–" : signed(values[index]))],
    exact && ["exact", (index) => `${exact[analysis.moves[index]] ?? "–"}`]].filter(Boolean);
  const head = html("tr", {}, ...columns.map(([name]) => html("th", { scope: "col" }, name)));
  const rows = best.map((index) => html("tr", {}, ...columns.map(([, text]) => html("td", {}, text(index)))));
  const names = [...analysis.line_texts ?? (analysis.line ?? []).map(nameOf), ""];
  const line = names.slice(0, Math.min(names.indexOf(""), 12)).join("  "); // as far as the moves have names here
  const seconds = (analysis.milliseconds / 1000).toFixed(1);
  const effort = `${analysis.simulations} simulations, ${analysis.evaluations} evaluations, ${seconds} s`;
  element.replaceChildren(html("table", {}, html("thead", {}, head), html("tbody", {}, ...rows)),
    html("p", { class: "variation" }, line ? `best line: ${line}` : ""), html("p", { class: "variation" }, effort));
}
