/** Curves over generations that grow while a run trains, and a ladder with error bars. */

import { draw, html } from "./scenes.js";

const COLOURS = ["#3b7dd8", "#d97706", "#1f9468", "#d1495b", "#8a63d2", "#17a2b0", "#b8860b", "#c2569e"];
const DASHES = [[], [7, 4], [2, 3], [9, 3, 2, 3]]; // beside colours, which not everybody tells apart
const HEIGHT = 176;
const dark = matchMedia("(prefers-color-scheme: dark)");
const known = (value) => typeof value === "number";

export const percent = (share) => `${+(100 * share).toFixed(1)}%`;
const short = (value) => (Math.abs(value) >= 1000 ? `${(value / 1000).toPrecision(3)}k` : `${+value.toPrecision(3)}`);

/** What a chart draws: by field of a report its name; of a list or of an object each entry becomes a line. */
export const CHARTS = [
  { title: "Loss", fields: { loss: "total", policy_loss: "policy", value_loss: "value" } },
  { title: "Score against fixed opponents", fields: { win_rate: "" }, share: true, range: [0, 1] },
  { title: "Good moves by exact play", fields: { grades: "" }, share: true },
  { title: "Accuracy", fields: { policy_accuracy: "policy", value_accuracy: "value" }, share: true },
  { title: "Mean result by seat", fields: { seat_score: "seat" }, range: [-1, 1] },
  { title: "Plies a game", fields: { game_length: "plies" } },
  { title: "Search, a second", fields: { simulations_per_second: "simulations", evaluations_per_second: "evaluations" } },
];

/** Values by line's name of one generation. */
function valuesOf(row, fields) {
  const values = {};
  for (const [field, name] of Object.entries(fields)) {
    const value = row[field];
    if (Array.isArray(value)) value.forEach((part, index) => { values[`${name} ${index}`] = part; });
    else if (value && typeof value === "object") Object.assign(values, value);
    else values[name] = value;
  }
  return values;
}

export class Curve {
  /** Until `signal` says that nobody looks at it any more. */
  constructor(chart, signal) {
    this.chart = chart;
    this.text = chart.share ? percent : short;
    this.place = html("div", { class: "curve-plot", role: "img" });
    this.legend = html("ul", { class: "legend" });
    this.element = html("section", { class: "card", hidden: "" }, html("h2", {}, chart.title), this.place, this.legend);
    this.names = [];
    const resized = new ResizeObserver(() => this.plot?.setSize({ width: this.place.clientWidth, height: HEIGHT }));
    resized.observe(this.place);
    dark.addEventListener("change", () => { this.names = []; this.update(this.rows ?? []); }, { signal });
    signal.addEventListener("abort", () => {
      resized.disconnect();
      this.plot?.destroy();
    });
  }

  /** Draw what generations, in order, reported. */
  update(rows) {
    this.rows = rows;
    const values = rows.map((row) => valuesOf(row, this.chart.fields));
    const names = [...new Set(values.flatMap((own) => Object.keys(own).filter((name) => known(own[name]))))];
    this.element.hidden = !names.length;
    if (!names.length) return;
    const data = [rows.map((row) => row.generation), ...names.map((name) =>
      values.map((own) => (known(own[name]) ? own[name] : null)))];
    if (names.join("\n") !== this.names.join("\n")) this.rebuild(names, data);
    else this.plot.setData(data);
    this.tell(null);
  }

  rebuild(names, data) {
    const style = getComputedStyle(this.element);
    const [muted, line] = ["--muted", "--line"].map((name) => style.getPropertyValue(name));
    const axis = { stroke: muted, grid: { stroke: line, width: 1 }, ticks: { show: false } };
    const series = names.map((name, index) => ({ label: name, stroke: COLOURS[index % COLOURS.length], width: 2,
      dash: DASHES[index % DASHES.length], spanGaps: true, points: { show: data[0].length < 40, size: 5 } }));
    this.names = names;
    this.plot?.destroy();
    this.plot = new window.uPlot({
      width: this.place.clientWidth || 280, height: HEIGHT, legend: { show: false }, padding: [10, 8, 0, 0],
      scales: { x: { time: false }, y: this.chart.range ? { range: this.chart.range } : {} }, series: [{}, ...series],
      axes: [{ ...axis, size: 28, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] },
        { ...axis, size: 52, values: (_, ticks) => ticks.map(this.text) }],
      hooks: { setCursor: [(plot) => this.tell(plot.cursor.idx)] },
    }, data, this.place);
  }

  /** Values under the pointer, else the last ones, beside the lines' names. */
  tell(index) {
    const [generations, ...lines] = this.plot.data;
    const texts = lines.map((line, number) => {
      const value = known(index) ? line[index] : line.findLast(known);
      return `${this.names[number]} ${known(value) ? this.text(value) : "–"}`;
    });
    const where = generations[index ?? generations.length - 1];
    this.place.setAttribute("aria-label", `${this.chart.title}, generation ${where}: ${texts.join(", ")}`);
    this.legend.replaceChildren(...texts.map((text, number) => {
      const swatch = html("i", { "aria-hidden": "true" });
      swatch.style.borderTopColor = COLOURS[number % COLOURS.length];
      swatch.style.borderTopStyle = DASHES[number % DASHES.length].length ? "dashed" : "solid";
      return html("li", {}, swatch, text);
    }));
  }
}

/** The newest ladder among measurements as a picture: Elo with 95 % intervals, the strongest on top. */
export function ladder(measured) {
  const rated = measured.filter((row) => row.kind === "rating");
  const newest = Math.max(...rated.map((row) => row.written));
  const rows = rated.filter((row) => row.written === newest).sort((a, b) => b.score - a.score);
  if (!rows.length) return null;
  const [low, high] = [Math.min(...rows.map((row) => row.low)), Math.max(...rows.map((row) => row.high))];
  const [left, width, step] = [128, 320, 24];
  const x = (elo) => left + ((width - left - 14) * (elo - low)) / Math.max(high - low, 1);
  const name = (row) => (row.generation === null ? row.agent : `generation ${row.generation}`);
  const lines = rows.map((row, index) => {
    const y = step * index + 16;
    const label = `${name(row)}, ${row.agent}: ${Math.round(row.score)} Elo, ${Math.round(row.low)} to ${Math.round(row.high)}, ${row.count} games`;
    return draw("g", {}, draw("title", {}, label), draw("text", { x: 0, y: y + 4 }, name(row).slice(0, 18)),
      draw("line", { x1: x(row.low), x2: x(row.high), y1: y, y2: y, class: "bar-line" }),
      draw("circle", { cx: x(row.score), cy: y, r: 4 }));
  });
  const bottom = step * rows.length + 8;
  const marks = [low, high].map((elo, end) => draw("text", { x: x(elo), y: bottom + 14,
    "text-anchor": end ? "end" : "start" }, `${Math.round(elo)}`));
  const zero = low <= 0 && high >= 0 ? [draw("line", { x1: x(0), x2: x(0), y1: 4, y2: bottom, class: "axis" })] : [];
  const about = rows.map((row) => `${name(row)} ${Math.round(row.score)}`).join(", ");
  return draw("svg", { class: "ladder", viewBox: `0 0 ${width} ${bottom + 18}`, role: "img", "aria-label": `Elo: ${about}` },
    ...zero, ...lines, ...marks);
}
