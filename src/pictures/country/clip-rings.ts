import { boundsOf, type Rectangle, type Ring } from './map-rings.ts';

/** The part of closed rings inside a rectangle (Sutherland and Hodgman, 1974), and the pieces of lines that touch it. */
export function clipRings(rings: readonly Ring[], rectangle: Rectangle): readonly Ring[] {
  return rings.flatMap((ring) => (ring.isClosed ? clipClosed(ring, rectangle) : clipOpen(ring, rectangle)));
}

function clipClosed({ points }: Ring, rectangle: Rectangle): readonly Ring[] {
  const box = boundsOf(points);
  const [left, top, right, bottom] = rectangle;
  if (box[2] < left || box[0] > right || box[3] < top || box[1] > bottom) return [];
  let kept = points;
  if (box[0] < left) kept = cut(kept, { axis: 0, edge: left, sign: 1 });
  if (box[1] < top) kept = cut(kept, { axis: 1, edge: top, sign: 1 });
  if (box[2] > right) kept = cut(kept, { axis: 0, edge: right, sign: -1 });
  if (box[3] > bottom) kept = cut(kept, { axis: 1, edge: bottom, sign: -1 });
  return kept.length === 0 ? [] : [{ points: kept, isClosed: true }];
}

interface Cut {
  /** 0 for x, 1 for y. */
  readonly axis: 0 | 1;
  readonly edge: number;
  /** 1: what lies beyond the edge is kept; -1: what lies before it. */
  readonly sign: 1 | -1;
}

function cut(points: readonly number[], { axis, edge, sign }: Cut): number[] {
  const kept: number[] = [];
  let before = points.length - 2;
  for (let at = 0; at < points.length; before = at, at += 2) {
    const [from, to] = [sign * ((points[before + axis] ?? 0) - edge), sign * ((points[at + axis] ?? 0) - edge)];
    if (from < 0 !== to < 0) {
      const part = from / (from - to);
      const other = (points[before + 1 - axis] ?? 0) * (1 - part) + (points[at + 1 - axis] ?? 0) * part;
      kept.push(axis === 0 ? edge : other, axis === 0 ? other : edge);
    }
    if (to >= 0) kept.push(points[at] ?? 0, points[at + 1] ?? 0);
  }
  return kept;
}

function clipOpen({ points }: Ring, [left, top, right, bottom]: Rectangle): readonly Ring[] {
  const lines: Ring[] = [];
  let line: number[] = [];
  for (let at = 0; at + 3 < points.length; at += 2) {
    const [x, y, endX, endY] = [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0, points[at + 3] ?? 0];
    const isAway =
      Math.max(x, endX) < left || Math.min(x, endX) > right || Math.max(y, endY) < top || Math.min(y, endY) > bottom;
    if (!isAway) {
      if (line.length === 0) line.push(x, y);
      line.push(endX, endY);
      continue;
    }
    if (line.length > 0) lines.push({ points: line, isClosed: false });
    line = [];
  }
  return line.length === 0 ? lines : [...lines, { points: line, isClosed: false }];
}
