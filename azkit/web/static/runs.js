/** The page of runs: what a run reports, plays and is worth, while it trains and afterwards. */

import { events, json } from "./api.js";
import { Board } from "./board.js";
import { CHARTS, Curve, ladder, percent } from "./curves.js";
import { button, select } from "./panels.js";
import { Player, thought } from "./player.js";
import { html } from "./scenes.js";

const AGAIN = 2000; // milliseconds until a lost connection is tried again, and between looks at a training
const OLD = 15; // seconds after which a live game is called a past one
const byId = (id) => document.getElementById(id);
const card = (title, ...children) => html("section", { class: "card" }, html("h2", {}, title), ...children);
const field = (text, element) => html("label", {}, text, element);
const say = (text) => { byId("status").textContent = text; };
const wait = (time) => new Promise((done) => { setTimeout(done, time); });
const choices = (numbers) => Object.fromEntries(numbers.map((number) => [number, `generation ${number}`]));

/** Add generations that are new to a choice and drop those that are gone; who had chosen one of these gets the last. */
function updateChoices(chooser, numbers) {
  const known = new Map([...chooser.options].map((option) => [+option.value, option]));
  for (const number of numbers) if (!known.delete(number)) chooser.append(html("option", { value: number }, `generation ${number}`));
  const lost = known.has(+chooser.value);
  for (const option of known.values()) option.remove();
  if (lost) chooser.value = numbers.at(-1);
}

/** Do something, and say what goes wrong. */
async function attempt(work) {
  try {
    await work();
  } catch (error) {
    say(error.message);
  }
}

/** The same for what a person asked for: what went wrong before is no longer of interest. */
function asked(work) {
  say("");
  return attempt(work);
}

/** One run on the page, until another one takes its place. */
class RunView {
  constructor(name, about) {
    Object.assign(this, { name, about, path: `/api/runs/${encodeURIComponent(name)}` });
    Object.assign(this, { rows: new Map(), offset: 0, choosers: [] });
    this.closing = new AbortController();
    this.curves = CHARTS.map((chart) => new Curve(chart, this.closing.signal));
    this.tiles = html("dl", { class: "tiles" });
    this.board = html("div");
    this.caption = html("p", { class: "note" }, "No game has been played here yet.");
    this.live = card("The game being played", this.board, this.caption);
    this.finished = card("Finished games");
    this.opening = card("The same opening, played on by the network alone");
    this.measured = html("div", { class: "measured" });
    const cards = { wide: [card(about.info.title, this.tiles), card("Ladder and grades", this.measured), this.opening],
      tall: [this.live, this.finished] };
    for (const [form, own] of Object.entries(cards)) own.forEach((element) => element.classList.add(form));
    byId("run").replaceChildren(cards.wide[0], ...cards.tall, ...this.curves.map(({ element }) => element),
      ...cards.wide.slice(1).reverse());
    this.showLists();
    attempt(() => this.showMeasured());
    this.follow();
  }

  /** Hear what happens until `closing` is aborted. */
  async follow() {
    const { signal } = this.closing;
    let lost = false;
    while (!signal.aborted) {
      try {
        for await (const [kind, data] of events(`${this.path}/events?after=${this.offset}`, signal)) {
          if (lost) say("");
          lost = false;
          if (kind === "metrics") await this.grow(data);
          else if (kind === "live") this.showLive(data);
          else say(data);
        }
      } catch (error) {
        lost = !signal.aborted;
        if (lost) say(error.message);
      }
      await wait(AGAIN);
    }
  }

  /** Take in what further generations reported; a generation that was repeated counts as it was last. */
  async grow({ rows, offset }) {
    if (offset < this.offset) this.rows.clear(); // a resume dropped lines, and they come from the beginning
    this.offset = offset;
    for (const row of rows) this.rows.set(row.generation, row);
    const ordered = [...this.rows.values()].sort((a, b) => a.generation - b.generation);
    for (const curve of this.curves) curve.update(ordered);
    const last = ordered.at(-1);
    const sum = (name) => ordered.reduce((total, row) => total + (row[name] ?? 0), 0).toLocaleString("en");
    const tiles = { generations: last.generation, games: sum("games"), positions: sum("positions"),
      minutes: (last.minutes ?? 0).toFixed(1) };
    const measured = ordered.findLast((row) => Object.keys(row.win_rate ?? {}).length)?.win_rate ?? {};
    for (const [agent, score] of Object.entries(measured)) tiles[`against ${agent}`] = percent(score);
    this.tiles.replaceChildren(...Object.entries(tiles).map(([name, value]) =>
      html("div", {}, html("dt", {}, name), html("dd", {}, `${value}`))));
    this.about = await json(this.path);
    this.showLists();
    await this.showMeasured();
  }

  /** The newest position of the first lane, with what the search thought; its end where the game is over. */
  showLive({ generation, position, after, analysis, age }) {
    this.liveBoard ??= new Board(this.board, this.about.info);
    const over = Boolean(after.outcome);
    this.liveBoard.show(over ? after : position, {});
    if (!over) this.liveBoard.overlay(analysis, "prior");
    const words = thought(this.about.info, over ? after : position, analysis);
    const when = age > OLD ? ` The last one seen, ${age < 120 ? `${Math.round(age)} s` : `${Math.round(age / 60)} min`} ago.` : "";
    this.caption.textContent = `Generation ${generation}, ply ${position.ply + 1}: ${words}.${when}`;
  }

  /** Choices of generations grow with the run; nobody who is choosing loses the place. */
  showLists() {
    const { checkpoints, recorded } = this.about;
    if (recorded.length && !this.generations) this.listFinished(recorded);
    if (this.choosers.length < Math.min(3, checkpoints.length)) this.listOpening(checkpoints);
    const shown = this.generations?.value;
    if (this.generations) updateChoices(this.generations, recorded);
    if (shown && shown !== this.generations.value) attempt(() => this.listGames(+this.generations.value)); // those are gone
    for (const chooser of this.choosers) updateChoices(chooser, checkpoints);
  }

  listFinished(recorded) {
    const open = (generation) => asked(() => this.listGames(+generation));
    this.generations = select("finished in", choices(recorded), recorded.at(-1), open);
    [this.games, this.gamePlace] = [html("span"), html("div")];
    this.finished.append(html("div", { class: "fields" }, this.generations, this.games), this.gamePlace);
    open(recorded.at(-1));
  }

  async listGames(generation) {
    const listed = await json(`${this.path}/games?generation=${generation}`);
    if (+this.generations.value !== generation) return; // another one was chosen meanwhile
    let wanted;
    const names = Object.fromEntries(listed.games.map(({ id, plies }) => [id, `game ${id}, ${plies} plies`]));
    const open = (id) => asked(async () => {
      wanted = id;
      const game = await json(`${this.path}/games/${generation}/${id}`);
      if (wanted !== id || +this.generations.value !== generation) return;
      this.gamePlace.replaceChildren(new Player(this.about.info, [game]).element);
    });
    this.games.replaceChildren(select("finished game", names, listed.games[0].id, open));
    await open(listed.games[0].id);
  }

  listOpening(checkpoints) {
    const middle = checkpoints.slice(1, -1).includes(10) ? 10 : checkpoints[checkpoints.length >> 1];
    const wanted = [...new Set([checkpoints[0], middle, checkpoints.at(-1)])];
    this.choosers = wanted.map((generation, index) =>
      select(`board ${index + 1}`, choices(checkpoints), generation, () => {}));
    this.moves ??= html("input", { type: "text", placeholder: "moves, such as 3 2", autocomplete: "off" });
    this.places ??= html("div");
    const go = html("button", { type: "submit" }, "Play on");
    const form = html("form", { class: "fields" }, field("Opening", this.moves), ...this.choosers, go);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      asked(() => this.playOn());
    });
    this.opening.replaceChildren(this.opening.firstChild, form, this.places);
    attempt(() => this.playOn());
  }

  async playOn() {
    const generations = [...new Set(this.choosers.map((chooser) => chooser.value))].join(",");
    const query = new URLSearchParams({ generations, opening: this.moves.value });
    const games = await json(`${this.path}/replay?${query}`);
    const titled = games.map((game) => ({ ...game, title: `Generation ${game.generation}` }));
    this.places.replaceChildren(new Player(this.about.info, titled).element);
  }

  async showMeasured() {
    const rows = await json(`${this.path}/measured`);
    const picture = ladder(rows);
    const others = rows.filter((row) => row.kind !== "rating").slice(-12).reverse();
    const cells = others.map((row) => [`${row.generation}`, row.agent, row.kind === "grade" ? row.positions
      : `against ${row.opponents.join(", ")}`, `${percent(row.score)} (${percent(row.low)} to ${percent(row.high)})`]);
    const line = (tag, texts) => html("tr", {}, ...texts.map((text) => html(tag, {}, text)));
    const head = ["gen.", "agent", "what", "score, 95 %"];
    const table = html("table", { class: "grades" }, html("thead", {}, line("th", head)),
      html("tbody", {}, ...cells.map((texts) => line("td", texts))));
    const scrolled = html("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": "grades and matches" }, table);
    const hint = html("p", { class: "note" }, "azkit rate and azkit grade add to these.");
    this.measured.replaceChildren(html("div", {}, ...(picture ? [picture] : []), hint), ...(cells.length ? [scrolled] : []));
  }
}

let view = null;

/** The run that the address names; "" where it names none. */
function namedRun() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return ""; // cut off in the middle of a letter
  }
}

/** List the runs, and show the one in the address, else the first. */
async function showRuns() {
  const wanted = namedRun();
  const names = await json("/api/runs");
  const name = names.includes(wanted) ? wanted : names[0];
  byId("names").replaceChildren(html("ul", {}, ...names.map((other) => html("li", {}, html("a",
    { href: `#${encodeURIComponent(other)}`, ...(other === name ? { "aria-current": "true" } : {}) }, other)))));
  const about = name === undefined ? null : await json(`/api/runs/${encodeURIComponent(name)}`);
  if ((view && view.name === name) || namedRun() !== wanted) return; // asked for twice
  view?.closing.abort();
  view = about && new RunView(name, about);
  if (!about) byId("run").replaceChildren(html("p", {}, "There is no run yet. Name one to azkit web, or train one."));
}

/** The form that starts, stops and resumes trainings, where the server allows them. */
async function showTraining() {
  const state = await json("/api/train");
  const place = byId("training");
  place.hidden = !state.allowed;
  if (!state.allowed) return;
  const name = html("input", { type: "text", required: "", pattern: "[a-z0-9_\\-]{1,40}", value: "first" });
  const game = select("game", Object.fromEntries(state.games.map((known) => [known, known.replaceAll("_", " ")])), state.games[0], () => {});
  const options = html("input", { type: "text", placeholder: "such as rows=5" });
  const profiles = Object.fromEntries(["", ...state.profiles].map((known) => [known, known || "for this machine"]));
  const profile = select("profile", profiles, "", () => {});
  const minutes = html("input", { type: "number", min: "0.1", step: "any", value: "6" });
  const [start, resume] = ["Start", "Resume"].map((text) => html("button", { type: "submit" }, text));
  const stop = button("Stop", () => {
    stop.disabled = true;  // twice would end it at once, and the answer takes as long as two seconds
    asked(() => follow(json("/api/train/stop", {})));
  });
  const log = html("pre", { class: "log", tabindex: "0", role: "group", "aria-label": "what the training says" });
  const form = html("form", { class: "fields" }, field("Game", game), field("Options", options),
    field("Profile", profile), field("Minutes", minutes), field("Name", name), start, resume, stop);
  place.replaceChildren(html("h2", {}, "Train"), form, log);

  let [timer, wanted] = [0, ""];
  const later = () => { timer = setTimeout(() => attempt(() => follow(json("/api/train"))), AGAIN); };
  /** Show what a training does, now and for as long as it runs; a server that does not answer is asked again. */
  async function follow(answer) {
    const now = await answer.finally(() => clearTimeout(timer)).catch((error) => {
      later();
      throw error;
    });
    start.disabled = resume.disabled = now.running;
    stop.disabled = !now.running;
    log.textContent = (now.running ? now.stopping ? `stopping ${now.name} …\n` : `training ${now.name}\n` : "") + now.log;
    log.hidden = !log.textContent;
    if (!now.running) return;
    later();
    if (wanted && (await json("/api/runs")).includes(wanted)) {  // once: other runs may be looked at meanwhile
      location.hash = wanted;
      wanted = "";
      await showRuns();
    }
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    wanted = name.value;
    const pairs = options.value.trim().split(/[\s,]+(?=\w+=)/).filter(Boolean).map((pair) => pair.split("="));
    const values = Object.fromEntries(pairs.map(([key, value]) => [key, /^-?\d+$/.test(value) ? +value : `${value}`]));
    asked(() => follow(json("/api/train", { name: name.value, game: game.value, options: values,
      profile: profile.value || null, minutes: +minutes.value, resume: event.submitter === resume })));
  });
  await follow(Promise.resolve(state));
}

addEventListener("hashchange", () => attempt(() => showRuns()));
attempt(showRuns);
attempt(showTraining);
