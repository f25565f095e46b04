import type { Ring } from './map-rings.ts';

/** Distances to the coast on a grid, row by row; pixels, negative at sea. */
export interface CoastField {
  readonly columns: number;
  readonly rows: number;
  /** Pixels between two points of the grid. */
  readonly cell: number;
  /** Pixels of the grid before the sheet's left and upper edge. */
  readonly margin: number;
  readonly values: Float64Array;
}

interface Grid extends Omit<CoastField, 'values'> {
  /** Nearest known point of the coast: x and y in turn, pixels of the grid. */
  readonly nearest: Float64Array;
  readonly values: Float64Array;
}

/** Land is known so far beyond the sheet, pixels: lines at sea run out of the picture. */
export const sheetMargin = 40;
const margin = sheetMargin;

/**
 * Measures how far each point of a grid is from the coast. Points of the coast spread from one point of the grid to the
 * next (Danielsson, 1980), so that distances are exact to a fraction of a cell and a coarse grid will do.
 */
export function measureCoast(
  rings: readonly Ring[],
  { width, height, cell }: { readonly width: number; readonly height: number; readonly cell: number },
): CoastField {
  const columns = Math.ceil((width + 2 * margin) / cell) + 1;
  const rows = Math.ceil((height + 2 * margin) / cell) + 1;
  const values = new Float64Array(columns * rows).fill(Infinity);
  const grid: Grid = { columns, rows, cell, margin, values, nearest: new Float64Array(columns * rows * 2) };
  for (const ring of rings) seed(grid, ring);
  spread(grid);
  negateSea(grid, rings);
  return { columns, rows, cell, margin, values: soften(grid) };
}

/** Tells the points of the grid round each piece of the coast about it. */
function seed(grid: Grid, { points }: Ring): void {
  const { cell } = grid;
  for (let at = 0; at < points.length; at += 2) {
    const next = (at + 2) % points.length;
    const [x, y] = [(points[at] ?? 0) + margin, (points[at + 1] ?? 0) + margin];
    const [dx, dy] = [(points[next] ?? 0) + margin - x, (points[next + 1] ?? 0) + margin - y];
    const count = Math.ceil((2 * Math.max(Math.abs(dx), Math.abs(dy))) / cell);
    for (let step = 0; step <= count; step++) {
      const part = count === 0 ? 0 : step / count;
      seedRound(grid, { x, y, dx, dy }, part);
    }
  }
}

interface Piece {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** @param part of the piece, 0 to 1, round which points of the grid learn of it */
function seedRound(grid: Grid, piece: Piece, part: number): void {
  const { columns, rows, cell } = grid;
  const left = Math.floor((piece.x + piece.dx * part) / cell);
  const top = Math.floor((piece.y + piece.dy * part) / cell);
  const square = piece.dx * piece.dx + piece.dy * piece.dy;
  for (let row = Math.max(0, top); row <= Math.min(rows - 1, top + 1); row++) {
    for (let column = Math.max(0, left); column <= Math.min(columns - 1, left + 1); column++) {
      const knot = { at: row * columns + column, x: column * cell, y: row * cell };
      const [px, py] = [knot.x - piece.x, knot.y - piece.y];
      const along = square === 0 ? 0 : Math.min(1, Math.max(0, (px * piece.dx + py * piece.dy) / square));
      take(grid, knot, { x: piece.x + along * piece.dx, y: piece.y + along * piece.dy });
    }
  }
}

/** A point of the grid: its index and its place, pixels. */
interface Knot {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** Keeps a point of the coast if none is nearer. */
function take({ nearest, values }: Grid, knot: Knot, { x, y }: Pick<Piece, 'x' | 'y'>): void {
  const { at } = knot;
  const [dx, dy] = [knot.x - x, knot.y - y];
  const square = dx * dx + dy * dy;
  if (square >= (values[at] ?? 0)) return;
  values[at] = square;
  nearest[2 * at] = x;
  nearest[2 * at + 1] = y;
}

/** From the upper left to the lower right and back, each time along every row in both directions. */
function spread(grid: Grid): void {
  const { columns, rows } = grid;
  for (let row = 0; row < rows; row++) spreadRow(grid, row, -columns);
  for (let row = rows - 1; row >= 0; row--) spreadRow(grid, row, columns);
}

function spreadRow(grid: Grid, row: number, before: number): void {
  const { columns, cell } = grid;
  const first = row * columns;
  const y = row * cell;
  for (let column = 0; column < columns; column++) {
    const at = first + column;
    const knot = { at, x: column * cell, y };
    takeFrom(grid, knot, at + before);
    if (column > 0) takeFrom(grid, knot, at - 1);
    if (column > 0) takeFrom(grid, knot, at + before - 1);
    if (column < columns - 1) takeFrom(grid, knot, at + before + 1);
  }
  for (let column = columns - 2; column >= 0; column--)
    takeFrom(grid, { at: first + column, x: column * cell, y }, first + column + 1);
}

function takeFrom(grid: Grid, knot: Knot, other: number): void {
  const { nearest, values } = grid;
  if (other < 0 || other >= values.length || values[other] === Infinity) return;
  take(grid, knot, { x: nearest[2 * other] ?? 0, y: nearest[2 * other + 1] ?? 0 });
}

/** Takes the roots and, where a row of the grid has crossed the coast an even number of times, the negative. */
function negateSea({ columns, rows, cell, values }: Grid, rings: readonly Ring[]): void {
  const crossings = Array.from({ length: rows }, (): number[] => []);
  for (const { points } of rings) {
    for (let at = 0; at < points.length; at += 2) {
      const next = (at + 2) % points.length;
      const [x, y] = [(points[at] ?? 0) + margin, (points[at + 1] ?? 0) + margin];
      const [endX, endY] = [(points[next] ?? 0) + margin, (points[next + 1] ?? 0) + margin];
      const last = Math.min(rows - 1, Math.ceil(Math.max(y, endY) / cell) - 1);
      for (let row = Math.max(0, Math.ceil(Math.min(y, endY) / cell)); row <= last; row++)
        crossings[row]?.push(x + ((endX - x) * (row * cell - y)) / (endY - y));
    }
  }
  for (const [row, found] of crossings.entries()) {
    found.sort((one, other) => one - other);
    let passed = 0;
    for (let column = 0; column < columns; column++) {
      while (passed < found.length && (found[passed] ?? 0) <= column * cell) passed += 1;
      const at = row * columns + column;
      values[at] = Math.sqrt(values[at] ?? 0) * (passed % 2 === 1 ? 1 : -1);
    }
  }
}

/** The mean of each point and its eight neighbours: lines lose the sharp corners half-way between two capes. */
function soften({ columns, rows, values }: Grid): Float64Array {
  const soft = values.slice();
  for (let row = 1; row < rows - 1; row++) {
    for (let at = row * columns + 1; at < (row + 1) * columns - 1; at++) {
      const [up, down] = [at - columns, at + columns];
      const sum =
        (values[up - 1] ?? 0) +
        (values[up] ?? 0) +
        (values[up + 1] ?? 0) +
        (values[at - 1] ?? 0) +
        (values[at] ?? 0) +
        (values[at + 1] ?? 0) +
        (values[down - 1] ?? 0) +
        (values[down] ?? 0) +
        (values[down + 1] ?? 0);
      soft[at] = sum / 9;
    }
  }
  return soft;
}
