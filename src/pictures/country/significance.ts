/**
 * How far a line would move without each of its points, in radians: what Douglas and Peucker's algorithm (1973) decides by,
 * worked out once for every tolerance. A line to a tolerance has the points of that significance or more. Lines that meet
 * keep meeting, since the ends of arcs are never left out.
 * @param vectors points of the unit sphere
 * @param starts index of the first point of each arc, and of the end
 */
export function findSignificance(vectors: Float32Array, starts: Uint32Array): Float32Array {
  const found = new Float32Array(vectors.length / 3);
  const pending: Span[] = [];
  for (let arc = 0; arc + 1 < starts.length; arc++) {
    const [first = 0, end = 0] = [starts[arc], starts[arc + 1]];
    found[first] = Infinity;
    found[end - 1] = Infinity;
    pending.push({ first, last: end - 1, bound: Infinity });
    for (let span = pending.pop(); span !== undefined; span = pending.pop()) {
      if (span.last - span.first < 2) continue;
      const { index, square } = farthest(vectors, span);
      // Never more than the points that the line keeps before it.
      const bound = Math.min(span.bound, Math.sqrt(square));
      found[index] = bound;
      pending.push({ first: span.first, last: index, bound }, { first: index, last: span.last, bound });
    }
  }
  return found;
}

interface Span {
  readonly first: number;
  readonly last: number;
  readonly bound: number;
}

/** The point that is farthest from the straight line between the ends. */
function farthest(vectors: Float32Array, { first, last }: Span): { readonly index: number; readonly square: number } {
  const at = (index: number): number => vectors[index] ?? 0;
  const [x, y, z] = [at(3 * first), at(3 * first + 1), at(3 * first + 2)];
  const [dx, dy, dz] = [at(3 * last) - x, at(3 * last + 1) - y, at(3 * last + 2) - z];
  const length = dx * dx + dy * dy + dz * dz;
  let [index, square] = [first + 1, -1];
  for (let point = first + 1; point < last; point++) {
    const [px, py, pz] = [at(3 * point) - x, at(3 * point + 1) - y, at(3 * point + 2) - z];
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) / length));
    const [ox, oy, oz] = [px - along * dx, py - along * dy, pz - along * dz];
    const away = ox * ox + oy * oy + oz * oz;
    if (away > square) [index, square] = [point, away];
  }
  return { index, square };
}
