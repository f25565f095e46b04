import { toLonLat, type LonLat, type Vector } from './projection.ts';

export interface RingFacts {
  readonly middle: LonLat;
  /** The middle again: every picture asks how far it is from every piece of land. */
  readonly direction: Vector;
  /** Steradians. */
  readonly area: number;
  /** Radians from the centre to the farthest point. */
  readonly reach: number;
}

/**
 * Centre, area and reach of a ring of arcs. The sum of the cross products of its neighbouring points is twice its area,
 * as a vector through its centre.
 */
export function describeRing(ring: readonly number[], starts: Uint32Array, vectors: Float32Array): RingFacts {
  const at = (index: number): number => vectors[index] ?? 0;
  let [x, y, z] = [0, 0, 0];
  for (const arc of ring) {
    const index = arc < 0 ? ~arc : arc;
    const sign = arc < 0 ? 1 : -1;
    for (let p = 3 * (starts[index] ?? 0); p < 3 * ((starts[index + 1] ?? 0) - 1); p += 3) {
      x += sign * (at(p + 1) * at(p + 5) - at(p + 2) * at(p + 4));
      y += sign * (at(p + 2) * at(p + 3) - at(p) * at(p + 5));
      z += sign * (at(p) * at(p + 4) - at(p + 1) * at(p + 3));
    }
  }
  const length = Math.hypot(x, y, z);
  // Rounding can turn a tiny ring over.
  const first = 3 * (starts[(ring[0] ?? 0) < 0 ? ~(ring[0] ?? 0) : (ring[0] ?? 0)] ?? 0);
  const isOver = x * at(first) + y * at(first + 1) + z * at(first + 2) < 0 && length < 1;
  const unit = (isOver ? -1 : 1) / length;
  const middle: Vector = length > 1e-12 ? [x * unit, y * unit, z * unit] : [at(first), at(first + 1), at(first + 2)];
  return {
    middle: toLonLat(middle),
    direction: middle,
    area: length / 2,
    reach: reachOf(ring, { starts, vectors, middle }),
  };
}

interface ReachQuery {
  readonly starts: Uint32Array;
  readonly vectors: Float32Array;
  readonly middle: Vector;
}

function reachOf(ring: readonly number[], { starts, vectors, middle: [x, y, z] }: ReachQuery): number {
  let least = 1;
  for (const arc of ring) {
    const index = arc < 0 ? ~arc : arc;
    for (let p = 3 * (starts[index] ?? 0); p < 3 * (starts[index + 1] ?? 0); p += 3) {
      const cosine = x * (vectors[p] ?? 0) + y * (vectors[p + 1] ?? 0) + z * (vectors[p + 2] ?? 0);
      if (cosine < least) least = cosine;
    }
  }
  return Math.acos(Math.max(-1, least));
}
