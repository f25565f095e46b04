import { contours } from 'd3-contour';
import type { CoastField } from './coast-field.ts';
import { writeCurve } from './map-rings.ts';
import { findSignificance } from './significance.ts';

export interface LineSpacing {
  readonly count: number;
  /** The n-th line is `unit * n ** power` pixels from the coast; a negative unit: inland. */
  readonly unit: number;
  readonly power: number;
  /** Pixels by which the coast is thicker than it is, on each side. */
  readonly thickness: number;
}

export interface TraceQuery extends LineSpacing {
  /** How far a line may be from where it is, pixels. */
  readonly tolerance: number;
}

/** Pixels from the coast to the n-th line; negative: inland. */
export function lineDistance({ unit, power, thickness }: LineSpacing, n: number): number {
  return unit * n ** power + thickness;
}

/** SVG paths of lines that follow the coast, from near to far. */
export function traceLines(field: CoastField, { tolerance, ...spacing }: TraceQuery): readonly string[] {
  const { columns, rows } = field;
  const trace = contours().size([columns, rows]).smooth(true);
  return Array.from({ length: spacing.count }, (_, index) => {
    const depth = -lineDistance(spacing, index + 1);
    // The library takes arrays alone, and asks nothing of them that a typed one has not.
    const { coordinates } = trace.contour(field.values as unknown as number[], depth);
    return coordinates
      .flat()
      .map((ring) => writeCurve(simplify(toPixels(ring, field), tolerance)))
      .join('');
  });
}

/** The value of a point is that of the middle of its cell. */
function toPixels(ring: readonly (readonly number[])[], { cell, left, top }: CoastField): readonly number[] {
  const points: number[] = [];
  for (const [x = 0, y = 0] of ring) points.push((x - 0.5) * cell + left, (y - 0.5) * cell + top);
  return points;
}

function simplify(points: readonly number[], tolerance: number): readonly number[] {
  const vectors = new Float32Array((points.length / 2) * 3);
  for (let at = 0; at < points.length; at += 2) vectors.set([points[at] ?? 0, points[at + 1] ?? 0], (at / 2) * 3);
  const significance = findSignificance(vectors, Uint32Array.of(0, points.length / 2));
  return points.filter((_, at) => (significance[at >> 1] ?? 0) >= tolerance);
}
