import { geoPath, geoProjection, type GeoPermissibleObjects } from 'd3-geo';
import type { HomeSize } from './picture-request.ts';
import { PathText } from './path-text.ts';

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
  /** Pixels per cell of the distance field. */
  readonly cell: number;
}

export const homeLayouts: Readonly<Record<HomeSize, HomeLayout>> = {
  wide: { width: 2000, height: 800, west: -130, east: 176, north: 66.5, stroke: 1.1, unit: 7, cell: 2 },
  phone: { width: 1000, height: 560, west: -14, east: 151, north: 57, stroke: 1.1, unit: 7, cell: 2 },
};

/** Miller cylindrical projection (1942): shows the poles, and shapes look familiar. */
function miller(longitude: number, latitude: number): [number, number] {
  return [longitude, 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * latitude))];
}

const radians = Math.PI / 180;

export interface HomeView {
  readonly toPath: (shape: GeoPermissibleObjects) => string;
  /** Pixels from the left and the top. */
  readonly locate: (longitude: number, latitude: number) => readonly [number, number];
}

export function viewHome({ width, height, west, east, north }: HomeLayout): HomeView {
  const scale = width / ((east - west) * radians);
  const top = miller(0, north * radians)[1] * scale;
  const middle = (west + east) / 2;
  const projection = geoProjection(miller)
    .rotate([-middle, 0])
    .scale(scale)
    .translate([width / 2, top])
    .clipExtent([
      [-80, -80],
      [width + 80, height + 80],
    ]);
  const text = new PathText();
  const draw = geoPath(projection, text);
  return {
    toPath: (shape) => {
      draw(shape);
      return text.take();
    },
    locate: (longitude, latitude) => projection([longitude, latitude]) ?? [0, 0],
  };
}
