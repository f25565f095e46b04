import type { PictureSize } from './picture-request.ts';

/** Measures of one size of picture, in its own pixels. */
export interface MapLayout {
  readonly width: number;
  readonly height: number;
  /** Where the land must fit: left, top, right, bottom. The big map leaves its left half to the page's title. */
  readonly box: readonly [number, number, number, number];
  readonly waterlines: number;
  /** Distance unit of the waterlines. */
  readonly unit: number;
  readonly stroke: number;
  readonly opacity: number;
  /** Tones inside the land, from the coast inwards. */
  readonly bands: number;
  /** Pixels between two points at which distances from the coast are measured. */
  readonly cell: number;
  /** How far a line may run from where it is, in pixels: less than half a pixel of the screen. */
  readonly tolerance: number;
  /** Smaller pieces of land are left out where there are large ones; square pixels. */
  readonly leastArea: number;
  /** Digits of the coordinates after the decimal point. */
  readonly digits: 0 | 1;
  /** Minimum extent of the box in degrees, so that micro-states keep their surroundings. */
  readonly minSpan: number;
  /** Whether meridians, parallels and borders of other countries can be seen. */
  readonly hairlines: boolean;
}

export const mapLayouts: Readonly<Record<PictureSize, MapLayout>> = {
  big: {
    width: 1600,
    height: 600,
    box: [850, 128, 1510, 432],
    waterlines: 12,
    unit: 8.5,
    stroke: 1.25,
    opacity: 0.75,
    bands: 5,
    cell: 8,
    tolerance: 0.7,
    leastArea: 0.7,
    digits: 1,
    minSpan: 1.5,
    hairlines: true,
  },
  medium: {
    width: 640,
    height: 400,
    box: [64, 36, 576, 364],
    waterlines: 9,
    unit: 6,
    stroke: 1.07,
    opacity: 0.85,
    bands: 5,
    cell: 5,
    tolerance: 1.2,
    leastArea: 2,
    digits: 0,
    minSpan: 1.5,
    hairlines: true,
  },
  small: {
    width: 192,
    height: 192,
    box: [28, 28, 164, 164],
    waterlines: 5,
    unit: 7.7,
    stroke: 2.2,
    opacity: 0.6,
    bands: 3,
    cell: 4,
    tolerance: 2,
    leastArea: 6,
    digits: 0,
    minSpan: 0.75,
    hairlines: false,
  },
};

/** A region has more coasts than a country, each smaller: they are measured and written with less detail. */
export function regionLayout(layout: MapLayout): MapLayout {
  return { ...layout, cell: layout.cell * 1.3, tolerance: layout.tolerance * 1.7, leastArea: layout.leastArea * 1.5 };
}
