/** Boards that show one game each, all at the same ply: a slider goes through them. */

import { Board, signed } from "./board.js";
import { html } from "./scenes.js";

/** Who won, in words, of a position that is over. */
function result(info, { outcome, truncated }) {
  if (truncated) return "cut off";
  const best = Math.max(...outcome);
  const winners = info.seats.filter((_, seat) => outcome[seat] === best);
  return winners.length === info.players ? "a draw" : `${winners.join(", ")} won`;
}

/** What was thought of a position, in words; without an analysis only who is to move. */
export function thought(info, position, analysis) {
  if (position.outcome) return result(info, position);
  const seat = info.seats[position.to_play];
  if (!analysis) return `${seat} to move`;
  const chance = analysis.priors[analysis.moves.indexOf(analysis.move)];
  const sure = chance === undefined ? "" : ` (${Math.round(100 * chance)}%)`;
  return `${seat} plays ${analysis.text}${sure}, expecting ${signed(analysis.value[position.to_play])}`;
}

export class Player {
  /** `games`: {title, positions, analyses} each; the board of each position carries what was thought of its moves. */
  constructor(info, games) {
    Object.assign(this, { info, games });
    this.seats = games.map(({ title }) => {
      const [place, caption] = [html("div"), html("p", { class: "note" })];
      const head = title ? [html("h3", {}, title)] : [];
      return { board: new Board(place, info), caption, element: html("div", {}, ...head, place, caption) };
    });
    const last = Math.max(...games.map(({ positions }) => positions.length)) - 1;
    this.slider = html("input", { type: "range", min: "0", max: `${last}`, value: "0", "aria-label": "ply" });
    this.slider.addEventListener("input", () => this.show(+this.slider.value));
    const step = (text, name, by) => {
      const button = html("button", { type: "button", "aria-label": name }, text);
      button.addEventListener("click", () => this.show(this.ply + by, by > 0));
      return button;
    };
    const bar = html("div", { class: "slider" }, step("‹", "a ply back", -1), this.slider, step("›", "a ply on", 1));
    const boards = html("div", { class: "boards" }, ...this.seats.map(({ element }) => element));
    this.element = html("div", { class: "player" }, boards, bar);
    this.show(0);
  }

  /** Show all games after so many plies, those that ended before at their end. */
  show(ply, animate = false) {
    this.ply = Math.min(Math.max(ply, 0), +this.slider.max);
    this.slider.value = `${this.ply}`;
    this.slider.setAttribute("aria-valuetext", `ply ${this.ply} of ${this.slider.max}`);
    this.games.forEach(({ positions, analyses }, index) => {
      const at = Math.min(this.ply, positions.length - 1);
      const { board, caption } = this.seats[index];
      board.show(positions[at], { animate: animate && at === this.ply });
      if (analyses?.[at]) board.overlay(analyses[at], "prior");
      caption.textContent = thought(this.info, positions[at], analyses?.[at]);
    });
  }
}
