import { clipRings } from './clip-rings.ts';
import { sheetMargin } from './coast-field.ts';
import type { LandPart } from './geodata.ts';
import { graticuleLines, graticuleStep } from './graticule.ts';
import { bordersBetween, mergeLand, outlineOf, type Place, type ShapeQuery } from './land-shapes.ts';
import type { Frame } from './map-frames.ts';
import type { MapLayout } from './map-layout.ts';
import { areaOf, boundsOf, type Rectangle, type Ring } from './map-rings.ts';
import type { MapSubject } from './map-subject.ts';
import {
  angleBetween,
  azimuthalEqualArea,
  equalEarth,
  toLonLat,
  toVector,
  type Projection,
  type Vector,
  type LonLat,
} from './projection.ts';

/** Positions and sizes on the chart's sheet. */
export interface MapView {
  /** Pixels of a place. */
  readonly locate: (place: LonLat) => readonly [number, number];
  /** Centre of the frame, in pixels. */
  readonly centre: readonly [number, number];
  /** The land on the sheet and close to it, without the borders inside it. */
  readonly land: (parts: readonly LandPart[]) => readonly Ring[];
  /** The borders between groups of land. */
  readonly borders: (groups: readonly (readonly LandPart[])[]) => readonly Ring[];
  /** Four or five lines across the sheet. */
  readonly graticule: () => readonly Ring[];
  readonly isInView: (part: LandPart) => boolean;
  /** True for land in the box or close to it. */
  readonly isNearBox: (part: LandPart) => boolean;
}

/** The layout values that determine positions. */
type SheetLayout = Pick<MapLayout, 'width' | 'height' | 'box' | 'minSpan' | 'tolerance' | 'leastArea'>;

const radiansADegree = Math.PI / 180;

/** Specks are left out beside land that is so much larger; of an archipelago each counts, of a region each country. */
const manyTimes = 50;

/** Fits a subject into the layout's box: azimuthal equal-area round its centre; the whole world in Equal Earth. */
export function viewMap(subject: MapSubject, layout: SheetLayout): MapView {
  const extent = extentOf(subject);
  const middle = subject.isWorld ? worldMiddle : extent.middle;
  const direction = toVector(middle);
  const projection = subject.isWorld ? equalEarth(middle[0]) : azimuthalEqualArea(middle);
  const { scale, place } = fit(projection, extent.points, layout);
  const { box, width, height } = layout;
  const sheet: Rectangle = [-sheetMargin, -sheetMargin, width + sheetMargin, height + sheetMargin];
  const query: ShapeQuery = { place, tolerance: layout.tolerance / scale, placed: new Map() };
  const locate = (at: LonLat): readonly [number, number] => place(toVector(at), at[0]);
  const reach = (Math.hypot(Math.max(box[0], width - box[0]), height) / scale) * 1.15;
  const least = layout.leastArea / scale ** 2;
  const mains = new Set(subject.members.flatMap(mainPart));
  const land = (parts: readonly LandPart[]): readonly Ring[] => {
    const isLarge = parts.reduce((sum, { area }) => sum + area, 0) > manyTimes * least;
    const shown = isLarge ? parts.filter((part) => part.area >= least || mains.has(part)) : parts;
    return clipRings(mergeLand(shown, query), sheet);
  };
  return {
    locate,
    centre: locate(middle),
    land,
    borders: (groups) => clipRings(bordersBetween(groups, query), sheet),
    graticule: () =>
      clipRings(graticuleLines({ place, middle, step: graticuleStep(Math.min(width, height) / scale) }), sheet),
    isInView: (part) => subject.isWorld || angleBetween(part.direction, direction) - part.reach < reach,
    isNearBox: (part) => isNearBox(part, { locate, land, box }),
  };
}

function mainPart({ parts }: Pick<MapSubject, 'parts'>): readonly LandPart[] {
  return parts.toSorted((a, b) => b.area - a.area).slice(0, 1);
}

/** The Equal Earth map is centred so that no land is cut. */
const worldMiddle: LonLat = [11, 0];
const wholeWorld: Frame = [-168.9, -90, 190.9, 90];

interface NearQuery extends Pick<MapView, 'locate' | 'land'>, Pick<MapLayout, 'box'> {}

/** True for land whose centre lies in the box or near it, and for a mainland that reaches far into the box. */
function isNearBox(part: LandPart, { locate, land, box }: NearQuery): boolean {
  const [left, top, right, bottom] = box;
  const [dx, dy] = [(right - left) * 0.22, (bottom - top) * 0.3];
  if (isWithin(locate(part.middle), [left - dx, top - dy, right + dx, bottom + dy])) return true;
  const inside = clipRings(land([part]), box).reduce((sum, ring) => sum + areaOf(ring), 0);
  return inside > 0.05 * (right - left) * (bottom - top);
}

function isWithin([x, y]: readonly [number, number], [left, top, right, bottom]: Rectangle): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** Points that must be visible, each with the longitude of what it belongs to, and the centre of it all. */
interface MapExtent {
  readonly points: readonly (readonly [Vector, number])[];
  readonly middle: LonLat;
}

/** Puts the points into the middle of the box, as large as it allows. */
function fit(
  projection: Projection,
  points: MapExtent['points'],
  { box, minSpan }: SheetLayout,
): { readonly scale: number; readonly place: Place } {
  const [left, top, right, bottom] = box;
  const [west, north, east, south] = boundsOf(points.flatMap(([vector, near]) => projection(vector, near)));
  const largest = Math.min(right - left, bottom - top) / (minSpan * radiansADegree);
  const scale = Math.min(largest, (right - left) / (east - west), (bottom - top) / (south - north));
  const [x, y] = [(left + right - scale * (west + east)) / 2, (top + bottom - scale * (north + south)) / 2];
  return {
    scale,
    place: (vector, near) => {
      const [across, down] = projection(vector, near);
      return [x + scale * across, y + scale * down];
    },
  };
}

/** What must be visible: the fixed frame, else the main part and those near it that are not mere specks. */
function extentOf({ frame, parts, isWorld }: MapSubject): MapExtent {
  if (frame !== null) return gridOf(frame);
  if (isWorld) return gridOf(wholeWorld);
  const [main] = mainPart({ parts });
  const rest = parts.filter((part) => part !== main);
  // Land missing from the geodata is shown as a dot in the open Pacific.
  if (main === undefined) return gridOf([-128, -38, -128, -38]);
  const farthest = Math.max(main.reach * 2.4, 5 * radiansADegree);
  const near = rest.filter(
    (part) => part.area >= main.area * 0.005 && angleBetween(part.direction, main.direction) <= farthest,
  );
  const shown = [main, ...near];
  const weights = shown.map(({ middle, area }) => toVector(middle).map((value) => value * Math.max(area, 1e-12)));
  return {
    points: shown.flatMap((part) =>
      outlineOf(part, main.reach / 400).map((vector) => [vector, part.middle[0]] as const),
    ),
    middle: toLonLat(meanOf(weights)),
  };
}

/** A grid of points over the frame, so that its curved edges count. */
function gridOf([west, south, east, north]: Frame): MapExtent {
  const steps = Array.from({ length: 13 }, (_, index) => index / 12);
  const places = steps.flatMap((x) =>
    steps.map((y): LonLat => [west + (east - west) * x, south + (north - south) * y]),
  );
  const vectors = places.map(toVector);
  return {
    points: vectors.map((vector, index) => [vector, places[index]?.[0] ?? 0] as const),
    middle: toLonLat(meanOf(vectors)),
  };
}

function meanOf(vectors: readonly (readonly number[])[]): Vector {
  const [x, y, z] = [0, 1, 2].map((axis) => vectors.reduce((sum, vector) => sum + (vector[axis] ?? 0), 0));
  const length = Math.hypot(x ?? 0, y ?? 0, z ?? 0);
  return [(x ?? 0) / length, (y ?? 0) / length, (z ?? 0) / length];
}
