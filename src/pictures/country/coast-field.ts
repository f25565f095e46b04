import { boundsOfRings, type Ring } from './map-rings.ts';

/** Distances to the coast on a grid, row by row; pixels, negative at sea. */
export interface CoastField extends Grid {
  readonly values: Float64Array;
}

/** The points at which distances are measured. */
interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Pixels between two points. */
  readonly cell: number;
  /** Pixels of the first point, from the sheet's left and upper edge. */
  readonly left: number;
  readonly top: number;
}

export interface FieldQuery {
  readonly width: number;
  readonly height: number;
  readonly cell: number;
  /** Pixels from the coast beyond which nobody asks: the grid ends there. */
  readonly reach: number;
}

/** What is known while it is measured. */
interface Distances extends Grid {
  /** From each point to the nearest known point of the coast: right and down in turn. */
  readonly offsets: Float64Array;
  /** Their squares. */
  readonly squares: Float64Array;
}

/** Land is known so far beyond the sheet, pixels: lines at sea run out of the picture. */
export const sheetMargin = 40;

/**
 * Measures how far each point of a grid is from the coast. Points of the coast spread from one point of the grid to the
 * next (Danielsson, 1980), so that distances are exact to a fraction of a cell and a coarse grid will do.
 */
export function measureCoast(rings: readonly Ring[], query: FieldQuery): CoastField {
  const grid = layGrid(rings, query);
  const size = grid.columns * grid.rows;
  const offsets = new Float64Array(2 * size).fill(Infinity);
  const distances: Distances = { ...grid, offsets, squares: new Float64Array(size).fill(Infinity) };
  for (const ring of rings) seed(distances, ring);
  propagate(distances);
  return { ...grid, values: soften(grid, signDistances(distances, rings)) };
}

/** As much of the sheet and its margin as lies within reach of the coast, in whole cells. */
function layGrid(rings: readonly Ring[], { width, height, cell, reach }: FieldQuery): Grid {
  const [west, north, east, south] = boundsOfRings(rings);
  const span = (low: number, high: number, size: number): { readonly first: number; readonly count: number } => {
    const end = Math.ceil((size + 2 * sheetMargin) / cell);
    const first = Math.min(end, Math.max(0, Math.floor((low - reach + sheetMargin) / cell) - 1));
    const last = Math.max(first, Math.min(end, Math.ceil((high + reach + sheetMargin) / cell) + 1));
    return { first: first * cell - sheetMargin, count: Math.max(2, last - first + 1) };
  };
  const [across, down] = [span(west, east, width), span(north, south, height)];
  return { columns: across.count, rows: down.count, cell, left: across.first, top: down.first };
}

/** Tells the points of the grid round each piece of the coast about it. */
function seed(distances: Distances, { points }: Ring): void {
  const { cell, left, top } = distances;
  for (let at = 0; at < points.length; at += 2) {
    const next = (at + 2) % points.length;
    const [x, y] = [(points[at] ?? 0) - left, (points[at + 1] ?? 0) - top];
    const [dx, dy] = [(points[next] ?? 0) - left - x, (points[next + 1] ?? 0) - top - y];
    const count = Math.ceil((2 * Math.max(Math.abs(dx), Math.abs(dy))) / cell);
    const piece = { x, y, dx, dy };
    for (let step = 0; step <= count; step++) seedRound(distances, piece, count === 0 ? 0 : step / count);
  }
}

/** A straight piece of the coast, pixels from the grid's first point. */
interface Piece {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** @param part of the piece, 0 to 1, round which points of the grid learn of it */
function seedRound({ columns, rows, cell, offsets, squares }: Distances, piece: Piece, part: number): void {
  const left = Math.floor((piece.x + piece.dx * part) / cell);
  const top = Math.floor((piece.y + piece.dy * part) / cell);
  const length = piece.dx * piece.dx + piece.dy * piece.dy;
  for (let row = Math.max(0, top); row <= Math.min(rows - 1, top + 1); row++) {
    for (let column = Math.max(0, left); column <= Math.min(columns - 1, left + 1); column++) {
      const [x, y] = [piece.x - column * cell, piece.y - row * cell];
      const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(x * piece.dx + y * piece.dy) / length));
      keepNearer({ offsets, squares }, row * columns + column, [x + along * piece.dx, y + along * piece.dy]);
    }
  }
}

/** Keeps a point of the coast if none is nearer. */
function keepNearer(
  { offsets, squares }: Pick<Distances, 'offsets' | 'squares'>,
  at: number,
  [x, y]: readonly [number, number],
): void {
  const square = x * x + y * y;
  if (square >= (squares[at] ?? 0)) return;
  squares[at] = square;
  offsets[2 * at] = x;
  offsets[2 * at + 1] = y;
}

/** From the upper row to the lower and back, each time along every row in both directions. */
function propagate(distances: Distances): void {
  const { rows } = distances;
  for (let row = 0; row < rows; row++) sweepRow(distances, row, row === 0 ? 0 : -1);
  for (let row = rows - 1; row >= 0; row--) sweepRow(distances, row, row === rows - 1 ? 0 : 1);
}

/** @param dy rows to the one that was swept before; 0: none */
function sweepRow(distances: Distances, row: number, dy: -1 | 0 | 1): void {
  if (dy !== 0) for (const dx of [0, -1, 1]) takeFromNeighbours(distances, row, [dx, dy]);
  takeFromNeighbours(distances, row, [-1, 0]);
  takeFromNeighbours(distances, row, [1, 0]);
}

/** Offers each point of a row what its neighbour, so many columns and rows away, is nearest to; along the row one after the other. */
function takeFromNeighbours(distances: Distances, row: number, [dx, dy]: readonly [number, number]): void {
  const { columns, cell, offsets } = distances;
  for (let step = 0; step < columns - Math.abs(dx); step++) {
    const at = row * columns + (dx > 0 ? columns - 1 - dx - step : step - dx);
    const neighbour = at + dy * columns + dx;
    keepNearer(distances, at, [
      (offsets[2 * neighbour] ?? 0) + dx * cell,
      (offsets[2 * neighbour + 1] ?? 0) + dy * cell,
    ]);
  }
}

/** The roots and, where a row of the grid has crossed the coast an even number of times, the negative. */
function signDistances({ columns, rows, cell, left, top, squares }: Distances, rings: readonly Ring[]): Float64Array {
  const values = squares.map(Math.sqrt);
  const crossings = Array.from({ length: rows }, (): number[] => []);
  for (const { points } of rings) {
    for (let at = 0; at < points.length; at += 2) {
      const next = (at + 2) % points.length;
      const [x, y] = [(points[at] ?? 0) - left, (points[at + 1] ?? 0) - top];
      const [endX, endY] = [(points[next] ?? 0) - left, (points[next + 1] ?? 0) - top];
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
      if (passed % 2 === 0) values[at] = -(values[at] ?? 0);
    }
  }
  return values;
}

/** The mean of each point and its eight neighbours: lines lose the sharp corners half-way between two capes. */
function soften({ columns, rows }: Grid, values: Float64Array): Float64Array {
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
