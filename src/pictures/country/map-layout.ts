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
  /** Pixels per cell of the distance field. */
  readonly cell: number;
  /** Minimum extent of the box in degrees, so that micro-states keep their surroundings. */
  readonly minSpan: number;
  readonly graticule: boolean;
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
    cell: 2,
    minSpan: 1.5,
    graticule: true,
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
    cell: 2,
    minSpan: 1.5,
    graticule: true,
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
    cell: 1,
    minSpan: 0.75,
    graticule: false,
  },
};
