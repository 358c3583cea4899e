/** How boards look: a position's numbers become shapes, and spots, which are what can be clicked or reached by keys. */

const UNIT = 48; // from one cell to the next, in the drawing's own pixels
const WAYS = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]]; // NE E SE SW W NW: steps in axial (q, r)
const BESIDE = ["upper right of", "right of", "lower right of", "lower left of", "left of", "upper left of"];
const SIGNS = [["", "/"], ["", "-"], ["", "\\"], ["/", ""], ["-", ""], ["\\", ""]]; // the same in UHP, around a name
const HEXAGON = "M0-24 20.8-12V12L0 24-20.8 12V-12Z";

/** An element with attributes and children, of the drawing or of the page; texts become text nodes. */
function build(space, tag, attributes, children) {
  const element = document.createElementNS(space, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}
export const draw = (tag, attributes = {}, ...children) =>
  build("http://www.w3.org/2000/svg", tag, attributes, children);
export const html = (tag, attributes = {}, ...children) =>
  build("http://www.w3.org/1999/xhtml", tag, attributes, children);
export const label = (text, x, y, name, more = {}) => draw("text", { x, y, class: name, ...more }, String(text));
export const place = (x, y, ...children) => draw("g", { transform: `translate(${x} ${y})` }, ...children);

/** A seat's disc with its mark, for colours alone do not tell eight seats apart. */
function disc(info, seat, radius, attributes = {}) {
  const mark = label(info.marks[seat], 0, radius * 0.36, "mark", { "font-size": radius });
  return draw("g", attributes, draw("circle", { r: radius, fill: info.colours[seat], class: "piece" }), mark);
}

/** What lies on a cell of an `orbs` board: so many discs in a ring. */
function orbs(info, value) {
  const seat = (value - 1) % info.players;
  const count = Math.floor((value - 1) / info.players) + 1;
  const away = count === 1 ? 0 : count === 2 ? 8 : 9.5;
  return draw("g", {}, ...Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count - (count === 2 ? 0 : Math.PI / 2);
    return place(away * Math.cos(angle), away * Math.sin(angle), disc(info, seat, count === 1 ? 13 : 9.5));
  }));
}

/** The pieces of a `hex` board on each cell that is taken, from the bottom up, by cell. */
function stacksOf(board, state) {
  const cells = board.rows * board.columns;
  const stacks = new Map();
  const placed = board.pieces.map((_, piece) => [state[piece] - 1, piece]).filter(([at]) => at >= 0);
  for (const [at, piece] of placed.sort((a, b) => a[0] - b[0])) {
    stacks.set(at % cells, [...(stacks.get(at % cells) ?? []), piece]);
  }
  return stacks;
}

const cellAt = (board, q, r) =>
  board.columns * ((r + 2 * board.rows) % board.rows) + ((q + 2 * board.columns) % board.columns);

/** Axial coordinates of a cell on the torus, around 0, 0 where a game begins. */
function axial(board, cell) {
  const near = (value, size) => ((value + size / 2) % size) - size / 2;
  return [near(cell % board.columns, board.columns), near(Math.floor(cell / board.columns), board.rows)];
}

/** Axial coordinates of cells that hang together, as if there were no torus, and of `wanted` ones beside them. */
function unfold(board, stacks, wanted) {
  const places = new Map();
  for (const start of stacks.size ? stacks.keys() : wanted) {
    const waiting = places.has(start) ? [] : [axial(board, start)];
    while (waiting.length) {
      const [q, r] = waiting.pop();
      const cell = cellAt(board, q, r);
      if (places.has(cell) || !(stacks.has(cell) || wanted.has(cell))) continue;
      places.set(cell, [q, r]);
      if (stacks.has(cell)) waiting.push(...WAYS.map(([right, down]) => [q + right, r + down]));
    }
  }
  return places;
}

/** The name of a move: the game's own, of `hex` by what it touches (as in UHP, or `inWords`), else its number. */
export function moveText(info, state, move, inWords = false) {
  const { kind, rows, columns, pieces } = info.board;
  if (kind !== "hex") return info.move_names[move] ?? String(move);
  if (move === pieces.length * rows * columns) return "pass";
  const piece = Math.floor(move / (rows * columns));
  const cell = move % (rows * columns);
  const stacks = stacksOf(info.board, state);
  const top = (stack) => pieces[stack[stack.length - 1]][0];
  const name = pieces[piece][0];
  if (stacks.has(cell)) return inWords ? `on ${top(stacks.get(cell))}` : `${name} ${top(stacks.get(cell))}`;
  const [q, r] = axial(info.board, cell);
  for (const [way, [right, down]] of WAYS.entries()) {
    const others = (stacks.get(cellAt(info.board, q + right, r + down)) ?? []).filter((other) => other !== piece);
    if (!others.length) continue;
    const [before, after] = SIGNS[(way + 3) % 6]; // seen from there
    return inWords ? `${BESIDE[(way + 3) % 6]} ${top(others)}` : `${name} ${before}${top(others)}${after}`;
  }
  return inWords ? "first cell" : name;
}

/** The drawing of `drop`, `grid` and `orbs`: its size, its shapes, and its spots, which are what can be clicked. */
function gridScene(view, state) {
  const { info, position, flipped } = view;
  const { rows, columns, kind, column_names: names } = info.board;
  const edge = kind === "drop" ? 0 : 20; // names of columns and rows stand there
  const middle = (cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const across = flipped ? columns - 1 - column : column;
    const down = flipped && kind !== "drop" ? rows - 1 - row : row; // pieces fall downwards from either side
    return [edge + (across + 0.5) * UNIT, edge + (down + 0.5) * UNIT];
  };
  const content = (value) => (kind === "orbs" ? orbs(info, value) : disc(info, value - 1, 18));
  const size = { width: columns * UNIT, height: rows * UNIT };
  const shapes = [draw("rect", { x: edge, y: edge, ...size, rx: 8, class: "frame" })];
  for (let column = 0; column < columns; column++) {
    shapes.push(label(names[column], middle(column)[0], kind === "drop" ? rows * UNIT + 16 : 13, "name"));
  }
  const last = position.moves.at(-1) ?? -1;
  const lowest = (column) => { // row on which a piece comes to lie
    let row = -1;
    while (row + 1 < rows && state[(row + 1) * columns + column] <= 0) row++;
    return row;
  };
  const newest = kind === "drop" && last >= 0 ? (lowest(last) + 1) * columns + last : last;
  for (let cell = 0; cell < rows * columns; cell++) {
    const [x, y] = middle(cell);
    if (edge && cell % columns === 0) shapes.push(label(Math.floor(cell / columns) + 1, 9, y + 4, "name"));
    const parts = [kind === "drop" ? draw("circle", { r: 20, class: "hole" })
      : draw("rect", { x: -22.5, y: -22.5, width: 45, height: 45, rx: 5, class: "hole" })];
    if (state[cell] > 0) parts.push(content(state[cell]));
    if (state[cell] < 0) parts.push(draw("circle", { r: 4, class: "barred" }));
    if (cell === newest) parts.push(draw("circle", { r: kind === "orbs" ? 21 : 19, class: "last" }));
    const group = place(x, y, ...parts);
    if (cell === newest && kind === "drop" && view.moving) {
      parts[1].classList.add("fall");
      parts[1].style.setProperty("--from", `${-UNIT * (Math.floor(cell / columns) + 1)}px`);
    }
    shapes.push(group);
  }
  const spots = [];
  const count = kind === "drop" ? columns : rows * columns;
  for (let index = 0; index < count; index++) {
    const moves = position.legal.includes(index) ? [index] : [];
    const [x, y] = kind === "drop" ? [middle(index)[0], (rows * UNIT) / 2] : middle(index);
    const landing = kind === "drop" ? middle(Math.max(lowest(index), 0) * columns + index) : [x, y];
    const name = kind === "drop" ? columnName(info, state, index) : cellName(info, state, index);
    const box = kind === "drop" ? [UNIT, rows * UNIT] : [UNIT, UNIT];
    const ghost = moves.length ? content(position.to_play + 1) : null;
    spots.push({ key: index, x, y, at: landing, box, name, moves, ghost });
  }
  return { width: columns * UNIT + edge, height: rows * UNIT + (edge || 24), shapes, spots };
}

/** What a column of a `drop` board is called: how many cells are free, and what lies in it. */
function columnName(info, state, column) {
  const { rows, columns, column_names: names } = info.board;
  const values = Array.from({ length: rows }, (_, row) => state[(rows - 1 - row) * columns + column]);
  const seats = values.filter((value) => value > 0).map((value) => info.seats[value - 1]);
  const free = rows - seats.length;
  return `column ${names[column]}, ${free || "none"} free${seats.length ? `, from below ${seats.join(" ")}` : ""}`;
}

/** What a cell is called: its name, and what lies on it. */
function cellName(info, state, cell) {
  const { rows, columns, kind, column_names: names } = info.board;
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const name = `${names[column]}${row + 1}`;
  const value = state[cell];
  if (value <= 0) return `${name}, ${value < 0 ? "empty, not allowed" : "empty"}`;
  if (kind !== "orbs") return `${name}, ${info.seats[value - 1]}`;
  const room = (row > 0) + (row < rows - 1) + (column > 0) + (column < columns - 1);
  const seat = info.seats[(value - 1) % info.players];
  return `${name}, ${seat} orb ${Math.floor((value - 1) / info.players) + 1} of ${room}`;
}

/** A tile of a `hex` board with its piece's letter and number. */
function tile(info, piece, name = info.board.pieces[piece][0].slice(1)) {
  const seat = piece < info.board.pieces.length / 2 ? 0 : 1;
  return draw("g", {}, draw("path", { d: HEXAGON, fill: info.colours[seat], class: "tile" }),
    draw("circle", { r: 15, fill: info.board.pieces[piece][1] }), label(name, 0, 6, "bug"));
}

/** How many pieces there are where only one is drawn. */
const badge = (x, y, count) => place(x, y, draw("circle", { r: 8, class: "badge" }), label(count, 0, 4, "count"));

/** The drawing of `hex`: the pieces without their torus, the second seat's hand above and the first one's below. */
function hexScene(view, state) {
  const { info, position, flipped, picked } = view;
  const board = info.board;
  const cells = board.rows * board.columns;
  const moves = new Map(); // of each piece that may move
  for (const move of position.legal) {
    const piece = Math.floor(move / cells);
    if (piece < board.pieces.length) moves.set(piece, [...(moves.get(piece) ?? []), move]);
  }
  const stacks = stacksOf(board, state);
  const wanted = new Set(position.legal.map((move) => move % cells));
  const reach = new Map((moves.get(picked) ?? []).map((move) => [move % cells, move]));
  const sign = flipped ? -1 : 1;
  const points = new Map([...unfold(board, stacks, wanted)].map(([cell, [q, r]]) =>
    [cell, [sign * 41.6 * (q + r / 2), sign * 36 * r]]));
  const [xs, ys] = [0, 1].map((axis) => [0, ...[...points.values()].map((point) => point[axis])]);
  const [left, top] = [Math.min(...xs) - 30, Math.min(...ys) - 34];
  const [across, down] = [Math.max(...xs) + 30 - left, Math.max(...ys) + 34 - top];
  const [width, high] = [Math.max(400, across), Math.max(220, down)];
  const shapes = [draw("rect", { width, height: high + 120, rx: 10, class: "felt" })];
  const at = ([x, y]) => [x - left + (width - across) / 2, y - top + 60 + (high - down) / 2];
  const last = position.moves.at(-1) ?? cells * board.pieces.length;
  const spots = [];
  const source = (piece) => ({ moves: moves.get(piece) ?? [], source: true, pressed: piece === picked });
  for (const [cell, point] of [...points].sort((a, b) => a[1][1] - b[1][1])) {
    const stack = stacks.get(cell) ?? [];
    const [x, y] = at(point);
    const piece = stack[stack.length - 1];
    shapes.push(...stack.map((lying, height) => place(x, y - 6 * height, tile(info, lying))));
    if (stack.length > 1) shapes.push(badge(x + 15, y - 6 * stack.length - 10, stack.length));
    const raised = y - 6 * Math.max(stack.length - 1, 0);
    if (last < cells * board.pieces.length && cell === last % cells) {
      shapes.push(place(x, raised, draw("path", { d: HEXAGON, class: "last" })));
    }
    const spot = { key: `c${cell}`, x, y: raised, at: [x, raised], box: [42, 42], shape: HEXAGON };
    if (reach.has(cell)) {
      const name = moveText(info, state, reach.get(cell), true);
      spots.push({ ...spot, name, moves: [reach.get(cell)], open: true, ghost: tile(info, picked) });
    } else if (stack.length) {
      const name = [...stack].reverse().map((lying) => board.pieces[lying][0]).join(" on ");
      spots.push({ ...spot, name, piece, ...source(piece) });
    }
  }
  for (const seat of [0, 1]) hand(view, state, seat, source, { shapes, spots, width, height: high + 120 });
  return { width, height: high + 120, shapes, spots };
}

/** Adds what a seat has not placed yet to a `hex` drawing: one tile a kind with its count. */
function hand({ info, flipped, position }, state, seat, source, { shapes, spots, width, height }) {
  const half = info.board.pieces.length / 2;
  const kinds = new Map();
  for (let piece = seat * half; piece < (seat + 1) * half; piece++) {
    const name = info.board.pieces[piece][0];
    if (name && state[piece] === 0) kinds.set(name[1], [...(kinds.get(name[1]) ?? []), piece]);
  }
  const y = (seat === 1) !== flipped ? 28 : height - 28;
  const gap = Math.min(50, (width - 20) / Math.max(kinds.size, 1));
  let x = width / 2 - (gap * (kinds.size - 1)) / 2;
  for (const [bug, pieces] of kinds) {
    const piece = pieces[0];
    const idle = position.to_play === seat ? {} : { class: "idle" };
    shapes.push(draw("g", { transform: `translate(${x} ${y}) scale(0.85)`, ...idle }, tile(info, piece, bug)));
    if (pieces.length > 1) shapes.push(badge(x + 16, y + 14, pieces.length));
    const name = `${info.seats[seat]} ${bug} in hand, ${pieces.length}`;
    spots.push({ key: `h${seat}${bug}`, x, y, at: [x, y], box: [44, 50], name, piece, ...source(piece) });
    x += gap;
  }
}

/** The drawing of each kind of board: of a Board and a state its size, shapes and spots. */
export const SCENES = { drop: gridScene, grid: gridScene, orbs: gridScene, hex: hexScene };
