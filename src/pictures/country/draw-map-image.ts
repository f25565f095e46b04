import { contours } from 'd3-contour';
import { geoGraticule } from 'd3-geo';
import sharp from 'sharp';
import { distanceTo, soften, type Field } from './distance-field.ts';
import type { PictureSize, PictureTheme } from './picture-request.ts';
import { mapColours, type Palette } from './palette.ts';
import { mapLayouts, type MapLayout } from './map-layout.ts';
import type { MapSubject } from './map-subject.ts';
import { viewMap, type MapView } from './map-view.ts';
import { renderMapImage, type MapShapes } from './render-map-image.ts';
import { toMultiPolygon, worldEntries, type LandPart } from './world-outlines.ts';

/** Margin in pixels round the sheet for which waterlines are computed, so that none ends at its edge. */
export const margin = 60;

/** Renders the map as SVG for a theme; the shapes are computed once for both. */
export type MapRenderer = (theme: PictureTheme) => string;

/** Draws a country or region as a sea chart with waterlines round it, after the design's recipe. */
export async function drawMapImage(subject: MapSubject, palette: Palette, size: PictureSize): Promise<MapRenderer> {
  const layout = mapLayouts[size];
  const shapes = await computeShapes(subject, layout, size);
  return (theme) => renderMapImage(shapes, layout, mapColours(palette, theme));
}

async function computeShapes(subject: MapSubject, layout: MapLayout, size: PictureSize): Promise<MapShapes> {
  const view = viewMap(subject, layout);
  const own = subject.parts.filter(view.isInView);
  const scale = Math.min(layout.width, layout.height) / 600;
  const dot = own.length === 0 || view.extentOf(own) < 28 * scale ? dotPath(view.centre, 14 * scale) : null;
  const thickness = dot === null ? coastThickness(view.areaOf(own) / (layout.width * layout.height), size, scale) : 1;
  const land = dot ?? view.toPath(toMultiPolygon(own));
  // Only parts near the box have waterlines: a far island would put rings under the title.
  const radiating = dot ?? view.toPath(toMultiPolygon(own.filter(view.isNearBox)));
  const { sea, inland } = await measure(radiating, thickness, layout);
  const unit = layout.unit * (size === 'big' ? scale : 1);
  const rise = (step: number): number => unit * step ** 1.42;
  return {
    scale,
    margin,
    land,
    thickness,
    shoals: [7, 4.2, 2].map((step) => traceField(sea, rise(step), layout.cell)),
    fieldWidth: sea.width * layout.cell,
    fieldHeight: sea.height * layout.cell,
    waterlines: steps(layout.waterlines).map((step) => traceField(sea, rise(step), layout.cell)),
    bands: steps(layout.bands).map((step) => traceField(inland, unit * 1.15 * step ** 1.35, layout.cell)),
    otherLand: otherLand(subject, view),
    innerBorders: view.toPath(toMultiPolygon(subject.members.flatMap(({ parts }) => parts.filter(view.isInView)))),
    graticule: layout.graticule ? drawGraticule(view, layout) : '',
  };
}

export function steps(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function dotPath([x, y]: readonly [number, number], radius: number): string {
  const arc = `a${radius} ${radius} 0 1 0`;
  return `M${(x - radius).toFixed(1)} ${y.toFixed(1)}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0Z`;
}

/**
 * Islets get a thicker outline so that they can be seen.
 * @param share of the sheet that is land
 */
function coastThickness(share: number, size: PictureSize, scale: number): number {
  if (share < 0.006) return size === 'small' ? 6 : 7 * scale;
  return share < 0.012 ? 2.5 * scale : 1;
}

export type FieldLayout = Pick<MapLayout, 'width' | 'height' | 'cell'>;

interface Measured {
  /** Distance of the sea to the land, in cells. */
  readonly sea: Field;
  /** Distance of the land to the sea, in cells. */
  readonly inland: Field;
}

/** @param thickness of the coast, pixels */
export async function measure(
  path: string,
  thickness: number,
  { width, height, cell }: FieldLayout,
): Promise<Measured> {
  const across = Math.ceil((width + 2 * margin) / cell);
  const down = Math.ceil((height + 2 * margin) / cell);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="${-margin} ${-margin} ${across * cell} ${down * cell}">` +
    `<rect x="-200" y="-200" width="${width + 400}" height="${height + 400}"/>` +
    `<path d="${path}" fill="#fff" stroke="#fff" stroke-width="${thickness}"/></svg>`;
  const grey = await sharp(Buffer.from(svg)).removeAlpha().extractChannel(0).raw().toBuffer();
  const land = Uint8Array.from(grey, (value) => (value > 127 ? 1 : 0));
  const water = Uint8Array.from(land, (value) => 1 - value);
  return {
    sea: soften(distanceTo(land, across, down), Math.max(1, Math.round(4 / cell))),
    inland: soften(distanceTo(water, across, down), 1),
  };
}

/** SVG path of the contour at `pixels` from the mask. */
export function traceField({ width, height, values }: Field, pixels: number, cell: number): string {
  const shape = contours()
    .size([width, height])
    .smooth(true)
    .contour(Array.from(values), pixels / cell);
  const rings = shape.coordinates.flat();
  const toPoint = ([x = 0, y = 0]: readonly number[]): string => `${(x * cell).toFixed(1)} ${(y * cell).toFixed(1)}`;
  return rings.map((ring) => `M${ring.map(toPoint).join('L')}Z`).join('');
}

/** Every other country on the sheet, one path each, so that borders show. Without Antarctica. */
function otherLand(subject: MapSubject, view: MapView): readonly string[] {
  const own = new Set<LandPart>(subject.parts);
  return worldEntries()
    .filter(({ id }) => id !== '010')
    .map(({ parts }) => view.toPath(toMultiPolygon(parts.filter((part) => !own.has(part) && view.isInView(part)))))
    .filter((path) => path !== '');
}

/** Four or five lines across the sheet. */
function drawGraticule({ projection, toPath }: MapView, { width, height }: MapLayout): string {
  const span = (Math.min(width, height) / projection.scale()) * (180 / Math.PI);
  const step = [0.25, 0.5, 1, 2, 5, 10, 20].find((degrees) => span / degrees <= 5) ?? 20;
  const lines = geoGraticule()
    .step([step, step])
    .extent([
      [-180, -85],
      [180, 85],
    ]);
  return toPath(lines());
}
