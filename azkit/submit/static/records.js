/** Games and moves as text: a field for moves, saving and loading, the list of keys. */

import { button, select } from "./panels.js";
import { html, moveText } from "./scenes.js";
import { MoveTree } from "./tree.js";

const KEYS = { u: "take back", r: "forward again", f: "flip the board", h: "hint", a: "analyse", s: "suggestions",
  "?": "this list", "arrows, Enter, Escape": "on the board: go, play, drop a piece" };

/** A field for a move as text; no form, for in the frame of a notebook nothing may be submitted. */
export function typingField(play, info) {
  const example = info.move_names[0] ?? "wS1";
  const attributes = { "aria-label": "a move as text", placeholder: `a move, as ${example}`, enterkeyhint: "go" };
  const input = html("input", attributes);
  const go = async () => {
    const text = input.value.trim();
    const move = text ? await moveOf(play, text) : undefined;
    if (move === undefined) return;
    input.value = "";
    await play.move(move);
  };
  input.addEventListener("keydown", (event) => { if (event.key === "Enter") go(); });
  return html("div", { class: "typing" }, input, button("Play it", go));
}

/** The legal move that a text names, by the engine where it reads texts; else undefined, and it is said why. */
async function moveOf(play, text) {
  const { legal } = play.tree.here.position;
  const move = legal.find((id) => play.nameOf(id).toLowerCase() === text.toLowerCase());
  if (move !== undefined) return move;
  if (!play.engine.parses) {
    play.say(`no legal move is called ${text}`);
    return undefined;
  }
  const next = await play.engine.position([...play.tree.moves(), text]).catch((error) => play.say(error.message));
  return next?.moves[next.moves.length - 1];
}

/** The game as text, to copy or keep, and the way back. */
export function recordsPanel(play) {
  const formats = play.engine.formats ?? ["azkit"];
  const text = html("textarea", { rows: 4, "aria-label": "the game as text", spellcheck: "false" });
  const format = select("format", Object.fromEntries(formats.map((name) => [name, name])), formats[0], () => {});
  const guarded = (act) => () => act().catch((error) => play.fail(error));
  const save = guarded(async () => {
    const written = await write(play, format.value);
    text.value = written.text;
    text.select();
    const file = URL.createObjectURL(new Blob([written.text], { type: "text/plain" }));
    html("a", { href: file, download: written.name }).click();
    URL.revokeObjectURL(file);
  });
  const load = guarded(async () => play.load(await read(play, text.value, format.value)));
  const file = html("input", { type: "file", "aria-label": "a file with a game" });
  file.addEventListener("change", guarded(async () => { text.value = await file.files[0].text(); }));
  return html("details", { class: "card" }, html("summary", {}, "Save and load"), text,
    html("div", { class: "tools" }, button("Save", save), button("Load", load), format), file);
}

/** The line that is followed as {name, text}: where no engine writes it, as azkit's own line of JSON. */
async function write({ engine, info, tree }, format) {
  const line = tree.line();
  const end = line[line.length - 1];
  if (engine.records) return engine.records.write(tree.moves(end), format);
  const { outcome, truncated } = end.position ?? await engine.position(tree.moves(end));
  const { game, options } = info;
  const moves = line.slice(1).map((node) => node.text);
  const record = { game, options, moves, opening: 0, outcome, truncated };
  return { name: `${game}.jsonl`, text: `${JSON.stringify(record)}\n` };
}

/** The first game of a text: {game, options, moves}. */
async function read({ engine, info }, text, format) {
  if (engine.records) return (await engine.records.read(text, format))[0];
  const record = JSON.parse(text.trim().split("\n")[0]);
  if (record.game !== info.game) throw new Error(`this is a game of ${record.game}, not of ${info.game}`);
  for (const [name, value] of Object.entries(record.options ?? {})) { // of them `planes` is for the network alone
    if (name !== "planes" && value !== info.options[name]) {
      throw new Error(`this is a game with ${name}=${value}, here it is ${info.options[name]}`);
    }
  }
  const tree = new MoveTree();
  for (const name of record.moves) { // what a name means only the position tells
    const { legal, state, texts } = await engine.position(tree.moves());
    const move = legal.find((id, index) => name === id || name === (texts?.[index] ?? moveText(info, state, id)));
    if (move === undefined) throw new Error(`ply ${tree.here.ply + 1}: ${name} is no legal move`);
    tree.play(move);
  }
  return { game: info.game, options: info.options, moves: tree.moves() };
}

/** The keys and what they do; the dialog opens by showModal. */
export function keysDialog() {
  const list = Object.entries(KEYS).flatMap(([key, text]) => [html("dt", {}, key), html("dd", {}, text)]);
  const dialog = html("dialog", { "aria-label": "keys" }, html("h2", {}, "Keys"), html("dl", {}, ...list),
    button("Close", () => dialog.close()));
  return dialog;
}
