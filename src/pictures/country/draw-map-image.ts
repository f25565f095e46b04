import { loadGeodata, type LandPart } from './geodata.ts';
import { measureCoast } from './coast-field.ts';
import { areaOf, extentOf, writePath, type Ring } from './map-rings.ts';
import { lineDistance, traceLines } from './trace-line.ts';
import { mapLayouts, regionLayout, type MapLayout } from './map-layout.ts';
import type { MapSubject } from './map-subject.ts';
import { viewMap, type MapView } from './map-view.ts';
import { mapColours, type Palette } from './palette.ts';
import type { PictureSize, PictureTheme } from './picture-request.ts';
import { renderMapImage, type MapShapes } from './render-map-image.ts';

export interface MapImageQuery {
  readonly palette: Palette;
  readonly size: PictureSize;
  readonly theme: PictureTheme;
}

/** Draws a country or region as SVG: a sea chart with waterlines round it, after the design's recipe. */
export function drawMapImage(subject: MapSubject, { palette, size, theme }: MapImageQuery): string {
  const layout = subject.members.length === 0 ? mapLayouts[size] : regionLayout(mapLayouts[size]);
  return renderMapImage(computeShapes(subject, layout, size), layout, mapColours(palette, theme));
}

function computeShapes(subject: MapSubject, layout: MapLayout, size: PictureSize): MapShapes {
  const view = viewMap(subject, layout);
  const own = subject.parts.filter(view.isInView);
  const land = view.land(own);
  const scale = Math.min(layout.width, layout.height) / 600;
  const dot = extentOf(land) < 28 * scale ? dotRing(view.centre, 14 * scale) : null;
  // Only parts near the box have waterlines: a far island would put rings under the title.
  const near = own.filter(view.isNearBox);
  const far = dot === null ? own.filter((part) => !near.includes(part)) : [];
  const others = findOthers(subject, view);
  const write = (rings: readonly Ring[]): string => writePath(rings, layout.digits);
  const area = land.reduce((sum, ring) => sum + areaOf(ring), 0);
  const thickness = dot === null ? coastThickness(area / (layout.width * layout.height), size, scale) : 1;
  const coast = dot === null ? (far.length === 0 ? land : view.land(near)) : [dot];
  return {
    scale,
    thickness,
    coast: write(coast),
    ...traceWater(coast, { layout, thickness, unit: layout.unit * (size === 'big' ? scale : 1) }),
    farLand: write(view.land(far)),
    otherLand: write(view.land(others.flat())),
    otherBorders: layout.hairlines ? write(view.borders(others)) : '',
    innerBorders: write(view.borders(subject.members.map(({ parts }) => parts.filter(view.isInView)))),
    graticule: layout.hairlines ? write(view.graticule()) : '',
  };
}

interface WaterQuery {
  readonly layout: MapLayout;
  readonly thickness: number;
  /** Of the distances, pixels. */
  readonly unit: number;
}

/** Lines from near to far, at sea and inland. */
function traceWater(
  coast: readonly Ring[],
  { layout, thickness, unit }: WaterQuery,
): Pick<MapShapes, 'waterlines' | 'bands'> {
  const common = { thickness: thickness / 2, tolerance: layout.tolerance };
  const atSea = { ...common, count: layout.waterlines, unit, power: 1.42 };
  const inland = { ...common, count: layout.bands, unit: -1.15 * unit, power: 1.35 };
  const field = measureCoast(coast, { ...layout, reach: lineDistance(atSea, atSea.count) });
  return { waterlines: traceLines(field, atSea), bands: traceLines(field, inland) };
}

function dotRing([x, y]: readonly [number, number], radius: number): Ring {
  const points = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12);
  return {
    points: points.flatMap((angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]),
    isClosed: true,
  };
}

/**
 * Islets get a thicker outline so that they can be seen.
 * @param share of the sheet that is land
 */
function coastThickness(share: number, size: PictureSize, scale: number): number {
  if (share < 0.006) return size === 'small' ? 6 : 7 * scale;
  return share < 0.012 ? 2.5 * scale : 1;
}

/** The land of every other country on the sheet. Without Antarctica. */
function findOthers(subject: MapSubject, view: MapView): readonly (readonly LandPart[])[] {
  const own = new Set<LandPart>(subject.parts);
  return loadGeodata()
    .entries.filter(({ id }) => id !== '010')
    .map(({ parts }) => parts.filter((part) => !own.has(part) && view.isInView(part)));
}
