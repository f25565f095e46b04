import { clipRings } from './clip-rings.ts';
import type { LandPart } from './geodata.ts';
import { graticuleLines } from './graticule.ts';
import { bordersBetween, mergeLand, type Place } from './land-shapes.ts';
import type { Rectangle, Ring } from './map-rings.ts';
import { sheetMargin } from './coast-field.ts';
import type { HomeSize } from './picture-request.ts';
import { miller, toVector, type LonLat } from './projection.ts';

/** The part of the world on the home page's map, and its measures in pixels. */
export interface HomeLayout {
  readonly width: number;
  readonly height: number;
  /** Degrees of longitude at the left and right edge. */
  readonly west: number;
  readonly east: number;
  /** Degrees of latitude at the upper edge; the lower one follows from the height. */
  readonly north: number;
  readonly stroke: number;
  readonly unit: number;
  /** As in `MapLayout`. */
  readonly cell: number;
  readonly tolerance: number;
  readonly leastArea: number;
}

const common = { stroke: 1.1, unit: 7, cell: 5, tolerance: 0.8, leastArea: 2 };

export const homeLayouts: Readonly<Record<HomeSize, HomeLayout>> = {
  wide: { ...common, width: 2000, height: 800, west: -130, east: 176, north: 66.5 },
  phone: { ...common, width: 1000, height: 560, west: -14, east: 151, north: 57 },
};

export interface HomeView {
  readonly land: (parts: readonly LandPart[]) => readonly Ring[];
  readonly borders: (groups: readonly (readonly LandPart[])[]) => readonly Ring[];
  readonly graticule: () => readonly Ring[];
  /** Pixels from the left and the top. */
  readonly locate: (place: LonLat) => readonly [number, number];
}

const radians = Math.PI / 180;

export function viewHome({ width, height, west, east, north, tolerance, leastArea }: HomeLayout): HomeView {
  const middle = (west + east) / 2;
  const scale = width / ((east - west) * radians);
  const project = miller(middle);
  const [, top] = project(toVector([middle, north]), middle);
  const place: Place = (vector, near) => {
    const [across, down] = project(vector, near);
    return [width / 2 + scale * across, scale * (down - top)];
  };
  const query = { place, tolerance: tolerance / scale, placed: new Map() };
  const sheet: Rectangle = [-sheetMargin, -sheetMargin, width + sheetMargin, height + sheetMargin];
  const locate = (at: LonLat): readonly [number, number] => place(toVector(at), at[0]);
  return {
    locate,
    land: (parts) =>
      clipRings(
        mergeLand(
          parts.filter(({ area }) => area >= leastArea / scale ** 2),
          query,
        ),
        sheet,
      ),
    borders: (groups) => clipRings(bordersBetween(groups, query), sheet),
    graticule: () => clipRings(graticuleLines({ place, middle: [middle, 0], step: 20 }), sheet),
  };
}
