import {
  geoAzimuthalEqualArea,
  geoCentroid,
  geoDistance,
  geoEqualEarth,
  geoPath,
  type GeoPermissibleObjects,
  type GeoProjection,
} from 'd3-geo';
import type { Frame } from './map-frames.ts';
import type { MapLayout } from './map-layout.ts';
import type { MapSubject } from './map-subject.ts';
import { PathText, type PathDetail } from './path-text.ts';
import { toMultiPolygon, type LandPart } from './world-outlines.ts';

/** Positions and sizes on the chart's sheet. */
export interface MapView {
  readonly projection: GeoProjection;
  /** Centre of the frame, in pixels. */
  readonly centre: readonly [number, number];
  /** SVG path of a shape, '' where none of it is on the sheet. */
  readonly toPath: (shape: GeoPermissibleObjects) => string;
  /** Square pixels. */
  readonly areaOf: (parts: readonly LandPart[]) => number;
  /** Width or height of the land on the sheet, whichever is larger; pixels. */
  readonly extentOf: (parts: readonly LandPart[]) => number;
  readonly isInView: (part: LandPart) => boolean;
  /** True for land in the box or close to it. */
  readonly isNearBox: (part: LandPart) => boolean;
}

/** The layout values that determine positions. */
type SheetLayout = Pick<MapLayout, 'width' | 'height' | 'box' | 'minSpan'>;

const radiansADegree = Math.PI / 180;

/** Fits a subject into the layout's box: azimuthal equal-area round its centre; the whole world in Equal Earth. */
export function viewMap(subject: MapSubject, layout: SheetLayout, detail?: PathDetail): MapView {
  const frame = frameOf(subject);
  const middle = geoCentroid(frame);
  const projection = fitProjection({ subject, layout, frame, middle });
  const { box, width, height } = layout;
  const text = new PathText(detail);
  const draw = geoPath(projection, text);
  const bounds = geoPath(projection);
  const reach = (Math.hypot(Math.max(box[0], width - box[0]), height) / projection.scale()) * 1.15;
  const isInView = (part: LandPart): boolean =>
    subject.isWorld || geoDistance([...part.middle], middle) - part.reach < reach;
  return {
    projection,
    centre: projection(middle) ?? [width / 2, height / 2],
    toPath: (shape) => {
      draw(shape);
      return text.take();
    },
    areaOf: (parts) => bounds.area(toMultiPolygon(parts)),
    extentOf: (parts) => {
      const [[left, top], [right, bottom]] = bounds.bounds(toMultiPolygon(parts));
      return Math.max(right - left, bottom - top);
    },
    isInView,
    isNearBox: (part) => isNearBox(part, projection, layout),
  };
}

/** True for land whose centre lies in the box or near it, and for a mainland that reaches far into the box. */
function isNearBox(part: LandPart, projection: GeoProjection, { box }: SheetLayout): boolean {
  const [left, top, right, bottom] = box;
  const [dx, dy] = [(right - left) * 0.22, (bottom - top) * 0.3];
  const middle = projection([...part.middle]);
  if (middle !== null && isWithin(middle, [left - dx, top - dy, right + dx, bottom + dy])) return true;
  const inside = part.rings[0]?.filter(([lon = 0, lat = 0]) => isWithin(projection([lon, lat]), box)).length ?? 0;
  return inside > 300;
}

function isWithin(point: readonly [number, number] | null, [left, top, right, bottom]: MapLayout['box']): boolean {
  return point !== null && point[0] > left && point[0] < right && point[1] > top && point[1] < bottom;
}

interface FitQuery {
  readonly subject: MapSubject;
  readonly layout: SheetLayout;
  readonly frame: GeoPermissibleObjects;
  readonly middle: [number, number];
}

function fitProjection({ subject, layout, frame, middle }: FitQuery): GeoProjection {
  const { box, width, height, minSpan } = layout;
  const [left, top, right, bottom] = box;
  const extent: [[number, number], [number, number]] = [
    [left, top],
    [right, bottom],
  ];
  if (subject.isWorld) {
    const seen = subject.frame === null ? ({ type: 'Sphere' } as const) : frame;
    return geoEqualEarth().rotate([-11, 0]).fitExtent(extent, seen);
  }
  const projection = geoAzimuthalEqualArea().rotate([-middle[0], -middle[1]]).clipAngle(120).fitExtent(extent, frame);
  const largest = Math.min(right - left, bottom - top) / (minSpan * radiansADegree);
  // A single point has no extent to fit: its scale is infinite or not a number.
  if (!(projection.scale() <= largest)) {
    projection.scale(largest).translate([0, 0]);
    const [x, y] = projection(middle) ?? [0, 0];
    projection.translate([(left + right) / 2 - x, (top + bottom) / 2 - y]);
  }
  return projection.clipExtent([
    [-40, -40],
    [width + 40, height + 40],
  ]);
}

/** What must be visible: the fixed frame, else the main part and those near it that are not mere specks. */
function frameOf({ frame, parts }: MapSubject): GeoPermissibleObjects {
  if (frame !== null) return { type: 'MultiPoint', coordinates: gridOf(frame) };
  const [main, ...rest] = parts.toSorted((a, b) => b.area - a.area);
  // Land missing from the geodata is shown as a dot in the open Pacific.
  if (main === undefined) return { type: 'Point', coordinates: [-128, -38] };
  const farthest = Math.max(main.reach * 2.4, 5 * radiansADegree);
  const near = rest.filter(
    (part) => part.area >= main.area * 0.005 && geoDistance([...part.middle], [...main.middle]) <= farthest,
  );
  return toMultiPolygon([main, ...near]);
}

/** A grid of points over the frame, so that its curved edges count. */
function gridOf([west, south, east, north]: Frame): [number, number][] {
  const steps = Array.from({ length: 13 }, (_, index) => index / 12);
  return steps.flatMap((x) =>
    steps.map((y): [number, number] => [west + (east - west) * x, south + (north - south) * y]),
  );
}
