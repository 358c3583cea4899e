/** The engine of azkit's own server: what a page asks goes over HTTP, and searches come back as streams. */

import { ask, json, parts } from "./api.js";
import { Play } from "./play.js";
import { html } from "./scenes.js";
import { button, select } from "./panels.js";
import { fromHash } from "./tree.js";

/** Each line of a stream of JSON, as it comes. */
async function* lines(response) {
  for await (const part of parts(response, "\n")) {
    const line = JSON.parse(part);
    if (line.error) throw new Error(line.error);
    yield line;
  }
}

class ServerEngine {
  constructor(games, agents) {
    Object.assign(this, { games, everyone: agents, parses: true });
    this.exact = async (moves, signal) => (await json("/api/exact", this.body(moves), signal)).exact;
    this.records = { write: (moves, format) => json("/api/records/write", { ...this.body(moves), format }),
      read: (text, format) => json("/api/records/read", { ...this.body(), text, format }) };
  }

  body(moves, choice = {}) {
    const { game, options } = this.info;
    return { game, options, moves, ...choice };
  }

  async changeGame(game, options, signal) {
    const { info } = await json("/api/position", { game, options }, signal);
    this.info = info;
    const fits = (agent) => (!agent.game || agent.game === info.game) && Object.entries(agent.options ?? {})
      .every(([name, value]) => name === "planes" || info.options[name] === value); // planes: what its network sees
    this.agents = this.everyone.filter(fits);
    this.formats = this.games.find((known) => known.game === game)?.formats;
    showGames(this);
  }

  async position(moves) {
    return (await json("/api/position", this.body(moves))).position;
  }

  async think(moves, choice, { onUpdate, signal }) {
    let last = null;
    for await (last of lines(await ask("/api/analyse", this.body(moves, choice), signal))) onUpdate(last);
    return last;
  }

  async* review(moves, choice, signal) {
    yield* lines(await ask("/api/review", this.body(moves, choice), signal));
  }
}

let play;

/** The form that chooses a game and its options. */
function showGames(engine) {
  const form = document.getElementById("chooser");
  const { game, options } = engine.info;
  const names = Object.fromEntries(engine.games.map((known) => [known.game, known.game.replaceAll("_", " ")]));
  const change = (name, values) => play.load({ game: name, options: values, moves: [] });
  const known = engine.games.find((other) => other.game === game);
  const fields = known.parameters.map(({ name }) => {
    const kind = typeof options[name] === "number" ? "number" : "text";
    const input = html("input", { name, type: kind, value: options[name] });
    return html("label", {}, name, input);
  });
  const details = html("details", {}, html("summary", {}, "options"), html("div", { class: "options" }, ...fields,
    html("button", {}, "Play this")));
  details.open = form.querySelector("details")?.open ?? false;
  const controls = () => [...form.querySelectorAll("select, summary, input, button")];
  const held = controls().indexOf(document.activeElement);
  form.replaceChildren(select("game", names, game, (name) =>
    change(name, engine.games.find((other) => other.game === name).options)), details);
  if (held >= 0) controls()[held]?.focus();  // who chooses by keys goes on from where they were
  form.onsubmit = (event) => {
    event.preventDefault();
    const values = known.parameters.map(({ name }) => [name, form.elements[name]]);
    const read = ({ type, value }) => (type === "number" ? Number(value) : value);
    change(game, Object.fromEntries(values.map(([name, field]) => [name, read(field)])));
  };
}

async function start() {
  const root = document.getElementById("play");
  try {
    const [games, agents] = await Promise.all([json("/api/games"), json("/api/agents")]);
    const engine = new ServerEngine(games, agents);
    const { game, options } = fromHash(location.hash) ?? games[0];
    await engine.changeGame(game, options).catch(() => engine.changeGame(games[0].game, games[0].options));
    play = new Play(root, engine);
    await play.start();
  } catch (error) {
    root.replaceChildren(html("p", { role: "alert" }, error.message), button("Try again", start));
  }
}

start();
