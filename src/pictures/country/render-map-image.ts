import type { MapLayout } from './map-layout.ts';
import type { MapColours } from './palette.ts';

/** SVG paths of a map image, without colours. */
export interface MapShapes {
  /** Sheet height or width, whichever is less, divided by 600. */
  readonly scale: number;
  /** From near to far. */
  readonly waterlines: readonly string[];
  /** Lines inland, from the coast inwards. */
  readonly bands: readonly string[];
  /** The land from which waterlines radiate. */
  readonly coast: string;
  /** Land of the subject that is too far away for them. */
  readonly farLand: string;
  readonly thickness: number;
  readonly otherLand: string;
  readonly otherBorders: string;
  readonly innerBorders: string;
  readonly graticule: string;
}

/**
 * Renders the shapes as SVG, in layers from the sea up to the land. Waterlines are drawn under and over other land:
 * twice as strong at sea.
 */
export function renderMapImage(shapes: MapShapes, layout: MapLayout, colours: MapColours): string {
  const { width, height } = layout;
  const { scale, thickness, waterlines } = shapes;
  const hair = Math.max(0.6, scale);
  const shore = colours.land[0];
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${hatchPattern(scale, colours.hatch)}${renderWaterlines(waterlines, layout, colours.waterline)}<path id="o" d="${shapes.otherLand}"/></defs>`,
    `<rect width="${width}" height="${height}" fill="${colours.sea}"/>`,
    renderShoals(waterlines, colours.shoals),
    renderLine(shapes.graticule, colours.graticule, hair),
    '<use href="#w"/>',
    renderOtherLand(shapes, hair, colours),
    '<use href="#w"/>',
    `<path d="${shapes.coast}${shapes.farLand}" fill="${shore}" stroke="${shore}" stroke-width="${thickness}" stroke-linejoin="round"/>`,
    ...shapes.bands.map((path, index) => renderFill(path, colours.land[index + 1])),
    renderInnerBorders(shapes, colours.innerBorder),
    '</svg>',
  ];
  return parts.join('');
}

/** A group `w` of paths `w0`, `w1` and so on, which fade out to sea. */
export function renderWaterlines(
  lines: readonly string[],
  { stroke, opacity, waterlines }: Pick<MapLayout, 'stroke' | 'opacity' | 'waterlines'>,
  colour: string,
): string {
  const paths = lines.map((path, index) => {
    const strength = opacity * (1 - index / waterlines) ** 1.15;
    return `<path id="w${index}" d="${path}" stroke-opacity="${strength.toFixed(2)}"/>`;
  });
  return `<g id="w" fill="none" stroke="${colour}" stroke-width="${stroke}">${paths.join('')}</g>`;
}

export function renderLine(path: string, colour: string, width: number): string {
  if (path === '') return '';
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

function renderInnerBorders({ innerBorders, scale }: MapShapes, colour: string): string {
  const line = renderLine(innerBorders, colour, Math.max(0.8, 1.1 * scale));
  return line === '' ? '' : `<g stroke-opacity=".75">${line}</g>`;
}

function renderFill(path: string, colour = ''): string {
  return path === '' ? '' : `<path d="${path}" fill="${colour}"/>`;
}

function renderOtherLand({ otherLand, otherBorders }: MapShapes, hair: number, colours: MapColours): string {
  if (otherLand === '') return '';
  return (
    `<use href="#o" fill="${colours.otherLand}" stroke="${colours.otherBorder}" stroke-width="${hair}"/>` +
    renderLine(otherBorders, colours.otherBorder, hair) +
    '<use href="#o" fill="url(#h)"/>'
  );
}

/** Shallow water within three of the waterlines, far ones first. */
export function renderShoals(lines: readonly string[], colours: readonly string[]): string {
  const used = [6, 3, 1].map((index) => Math.min(index, lines.length - 1));
  return used.map((index, shoal) => `<use href="#w${index}" fill="${colours[shoal]}"/>`).join('');
}

function hatchPattern(scale: number, colour: string): string {
  const gap = 6 * scale + 2;
  return (
    `<pattern id="h" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
    `<path d="M0 0V20" stroke="${colour}" stroke-width="${Math.max(0.8, scale)}"/></pattern>`
  );
}
