/** The parts of a page around a board, and what their buttons do to the game. */

import { Board } from "./board.js";
import { Chooser, button, select } from "./panels.js";
import { keysDialog, recordsPanel, typingField } from "./records.js";
import { html } from "./scenes.js";

const MODES = { visits: "share of visits", prior: "prior", value: "value" };
const ANALYST = 800; // simulations

/** Make the parts for a game and put them into the page; returns them by name. */
export function frame(play, info, agents) {
  const parts = {};
  const part = (name, tag = "div", attributes = {}) => (parts[name] = html(tag, { class: name, ...attributes }));
  const press = (name, text, onClick, attributes) => (parts[name] = button(text, onClick, attributes));
  const toggle = (name, text, onChange) => {
    parts[name] = html("input", { type: "checkbox" });
    parts[name].addEventListener("change", onChange);
    return html("label", { class: "toggle" }, parts[name], text);
  };
  const again = () => play.go(play.tree.here);
  const first = agents.length ? Math.max(agents.findIndex((agent) => agent.kind !== "plain"), 0) : null;
  const name = (seat) => `${info.board.kind === "hex" ? "" : info.marks[seat]} ${info.seats[seat]}`.trim();
  parts.seats = info.seats.map((_, seat) =>
    new Chooser(name(seat), agents, { human: true, agent: seat ? first : null, onChange: again }));
  parts.analyst = new Chooser("analyst", agents, { agent: first, simulations: ANALYST,
    onChange: () => { if (parts.analysing.checked) again(); } });
  const modes = play.engine.exact ? { ...MODES, exact: "exact score" } : MODES;
  parts.mode = select("on the board", modes, "visits", () => play.render());

  const tools = html("div", { class: "tools" }, press("newButton", "New game", () => play.newGame()),
    press("undoButton", "Undo", () => play.undo()), press("redoButton", "Redo", () => play.redo()),
    press("hintButton", "Hint", () => play.hint()), press("flipButton", "Flip", () => parts.board.flip()),
    press("pauseButton", "Pause", () => play.pause(), { "aria-pressed": "false" }),
    press("keysButton", "?", () => parts.help.showModal(), { "aria-label": "keys" }));
  const table = html("section", { class: "card", "aria-label": "game" }, part("alert", "div", { role: "alert" }),
    part("status", "p", { role: "status", "aria-live": "polite" }), part("bar", "div", { role: "img" }),
    part("place"), tools);
  const history = html("section", { class: "card", "aria-label": "history" }, part("graph"),
    part("moves", "ol", { tabindex: "0", "aria-label": "moves" }),
    press("reviewButton", "Review the game", () => play.review()), part("faults", "ul"));
  const analysis = html("fieldset", {}, html("legend", {}, "Analysis"), html("div", { class: "switches" },
    toggle("analysing", "analyse", again), toggle("suggesting", "suggestions", () => play.render()), parts.mode),
  parts.analyst.element, part("suggestions"));
  const seats = html("fieldset", {}, html("legend", {}, "Who plays"), ...parts.seats.map((seat) => seat.element));
  parts.suggesting.checked = true;
  analysis.hidden = !agents.length;
  parts.help = keysDialog();
  play.root.replaceChildren(html("div", { class: "column" }, table, history),
    html("div", { class: "column" }, seats, analysis, typingField(play, info), recordsPanel(play)), parts.help);
  parts.board = new Board(parts.place, info, { onMove: (move) => play.move(move), onSay: (text) => play.say(text) });
  return parts;
}
