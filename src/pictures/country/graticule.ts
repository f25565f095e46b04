import type { Place } from './land-shapes.ts';
import type { Ring } from './map-rings.ts';
import { angleBetween, toVector, type LonLat } from './projection.ts';

export interface GraticuleQuery {
  readonly place: Place;
  readonly middle: LonLat;
  /** Degrees between two lines; see `graticuleStep`. */
  readonly step: number;
}

/** Farther from the centre no line is needed, and the projection is no longer sound. */
const farthest = 2;
const poleward = 85;

/** Degrees between lines of which four or five cross the sheet. @param span of its shorter side, radians */
export function graticuleStep(span: number): number {
  const degrees = (span * 180) / Math.PI;
  return [0.25, 0.5, 1, 2, 5, 10, 20].find((size) => degrees / size <= 5) ?? 20;
}

/** Meridians and parallels. */
export function graticuleLines({ place, middle, step }: GraticuleQuery): readonly Ring[] {
  const reach = Math.min(179, 20 * step);
  const from = (centre: number): number => Math.ceil((centre - reach) / step) * step;
  const meridians = countFrom(from(middle[0]), middle[0] + reach, step);
  const parallels = countFrom(from(middle[1]), middle[1] + reach, step).filter(
    (degree) => Math.abs(degree) <= poleward,
  );
  const along = Math.min(2.5, step);
  const [bottom, top] = [Math.max(-poleward, from(middle[1])), Math.min(poleward, middle[1] + reach)];
  const lines = [
    ...meridians.map((longitude) => countFrom(bottom, top, along).map((latitude): LonLat => [longitude, latitude])),
    ...parallels.map((latitude) =>
      countFrom(middle[0] - reach, middle[0] + reach, along).map((longitude): LonLat => [longitude, latitude]),
    ),
  ];
  const direction = toVector(middle);
  return lines.flatMap((line) => {
    const points: number[] = [];
    for (const at of line) {
      const vector = toVector(at);
      if (angleBetween(vector, direction) < farthest) points.push(...place(vector, at[0]));
    }
    return points.length < 4 ? [] : [{ points, isClosed: false }];
  });
}

function countFrom(first: number, last: number, step: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) }, (_, index) => first + index * step);
}
