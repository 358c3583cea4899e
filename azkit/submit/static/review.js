/** A whole game judged: what each move cost its mover, and the mistakes to try again. */

import { button, fault, refill } from "./panels.js";
import { html } from "./scenes.js";

/** Judge the line's moves one by one; gives the nodes of mistakes found so far, each time one more ply is known. */
export async function* review(play, signal) {
  const line = play.tree.line();
  const mistakes = () => line.filter((node) => fault(node.loss));
  if (play.engine.review) {
    for await (const { ply, analysis, loss } of play.engine.review(ids(line), play.analyst.choice, signal)) {
      line[ply].analysis = analysis;
      if (line[ply + 1]) line[ply + 1].loss = loss; // the last position led nowhere yet
      yield mistakes();
    }
    return;
  }
  for (const node of line) {
    node.position ??= await play.engine.position(play.tree.moves(node));
    await play.analyse(node, signal);
    if (signal.aborted) return;
    if (node.parent) node.loss = lossOf(node);
    yield mistakes();
  }
}

const ids = (line) => line.slice(1).map((node) => node.move);

/** What a node's move cost its mover, by the analyses of the positions before and after it; null where unknown. */
function lossOf({ parent, move, mover, analysis, position }) {
  const { value, values, moves = [], move: best } = parent.analysis ?? {};
  if (move === best) return 0; // nothing better is known, whatever the next search says of it
  const before = values?.[moves.indexOf(best)] ?? value?.[mover];
  const after = (position?.outcome ?? analysis?.value)?.[mover] ?? values?.[moves.indexOf(move)];
  return before === undefined || after === undefined || after === null ? null : Math.max(0, before - after);
}

/** List mistakes with what was better, each with a button that leads back to before it. */
export function showFaults(element, play, nodes) {
  const better = ({ parent }) => (play.suggesting.checked ? parent.analysis?.move : null);
  const parts = nodes.flatMap((node) => [node, node.mover, node.text, node.loss, better(node)]);
  refill(element, parts, () => nodes.map((node) => {
    const { ply, mover, text, loss, parent } = node;
    const lost = `${ply}. ${play.info.seats[mover]} ${text}${fault(loss)} loses ${loss.toFixed(2)} `;
    const best = better(node);
    const instead = Number.isInteger(best) ? `better ${play.nameOf(best, parent.position)} ` : "";
    return html("li", {}, lost, instead, button("try again here", () => play.go(parent)));
  }));
}
