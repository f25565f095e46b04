import type { MapColours } from './palette.ts';
import type { MapLayout } from './map-layout.ts';

/** SVG paths that radiate from land, without colours. They are shifted by a margin. */
export interface WaterShapes {
  readonly fieldWidth: number;
  readonly fieldHeight: number;
  /** Outlines of deeper water, from far to near. */
  readonly shoals: readonly string[];
  /** From near to far. */
  readonly waterlines: readonly string[];
}

/** SVG paths of a map image, without colours. */
export interface MapShapes extends WaterShapes {
  /** Sheet height or width, whichever is less, divided by 600. */
  readonly scale: number;
  readonly margin: number;
  readonly land: string;
  readonly thickness: number;
  readonly bands: readonly string[];
  readonly otherLand: readonly string[];
  readonly innerBorders: string;
  readonly graticule: string;
}

/**
 * Renders the shapes as SVG, in layers from the sea up to the land. Waterlines are drawn under and over other land:
 * twice as strong at sea.
 */
export function renderMapImage(shapes: MapShapes, layout: MapLayout, colours: MapColours): string {
  const { width, height, stroke } = layout;
  const { scale, margin, land, thickness } = shapes;
  const hair = Math.max(0.6, scale);
  const shift = `transform="translate(${-margin} ${-margin})"`;
  const useLines = '<use href="#lines"/>';
  const others = shapes.otherLand.map((path) => `<path d="${path}"/>`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${hatchPattern(scale, colours.hatch)}<g id="lines">${renderWaterlines(shapes, layout)}</g><g id="others">${others}</g></defs>`,
    `<rect width="${width}" height="${height}" fill="${colours.sea}"/>`,
    `<g ${shift} fill-rule="evenodd">${renderShoals(shapes, colours)}</g>`,
    `<path d="${shapes.graticule}" fill="none" stroke="${colours.graticule}" stroke-width="${hair}"/>`,
    `<g ${shift} fill="none" stroke="${colours.waterline}" stroke-width="${stroke}">${useLines}</g>`,
    `<use href="#others" fill="${colours.otherLand}" stroke="${colours.otherBorder}" stroke-width="${hair}"/>`,
    `<use href="#others" fill="url(#hatch)"/>`,
    `<g ${shift} fill="none" stroke="${colours.waterline}" stroke-width="${stroke}">${useLines}</g>`,
    `<path d="${land}" fill="${colours.land[0]}" stroke="${colours.land[0]}" stroke-width="${thickness}" stroke-linejoin="round"/>`,
    `<g ${shift}>${shapes.bands.map((path, index) => `<path d="${path}" fill="${colours.land[index + 1]}"/>`).join('')}</g>`,
    `<path d="${shapes.innerBorders}" fill="none" stroke="${colours.innerBorder}" stroke-width="${Math.max(0.8, 1.1 * scale)}" stroke-opacity=".75" stroke-linejoin="round"/>`,
    '</svg>',
  ].join('\n');
}

function hatchPattern(scale: number, colour: string): string {
  const gap = 6 * scale + 2;
  return (
    `<pattern id="hatch" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
    `<path d="M0 0V20" stroke="${colour}" stroke-width="${Math.max(0.8, scale)}"/></pattern>`
  );
}

/** Shallow water is the sheet with the deeper water cut out of it. */
export function renderShoals(
  { shoals, fieldWidth, fieldHeight }: WaterShapes,
  colours: Pick<MapColours, 'shoals'>,
): string {
  const sheet = `M0 0H${fieldWidth}V${fieldHeight}H0Z`;
  return shoals.map((path, index) => `<path d="${sheet}${path}" fill="${colours.shoals[index]}"/>`).join('');
}

/** Waterlines fade out to sea. */
export function renderWaterlines(
  { waterlines }: Pick<WaterShapes, 'waterlines'>,
  { opacity }: Pick<MapLayout, 'opacity'>,
): string {
  return waterlines
    .map((path, index) => {
      const strength = opacity * (1 - index / waterlines.length) ** 1.15;
      return `<path d="${path}" stroke-opacity="${strength.toFixed(3)}"/>`;
    })
    .join('');
}
