import { measureCoast } from './coast-field.ts';
import { loadGeodata, type LandPart } from './geodata.ts';
import { homeLayouts, viewHome } from './home-view.ts';
import { writePath } from './map-rings.ts';
import { mapSubject } from './map-subject.ts';
import { mapColours, regionPalette, type Palette } from './palette.ts';
import type { HomeRequest } from './picture-request.ts';
import { renderLine, renderShoals, renderWaterlines } from './render-map-image.ts';
import { lineDistance, traceLines } from './trace-line.ts';

const waterlines = 7;
const opacity = 0.55;
const antarctica = '010';

/**
 * Draws the home page's sea map as SVG: waterlines round all land, some countries in their own palettes.
 * @param palettes of those countries, by code
 */
export function drawHomeMap(
  { size, theme }: Omit<HomeRequest, 'subject'>,
  palettes: ReadonlyMap<string, Palette>,
): string {
  const layout = homeLayouts[size];
  const { width, height, stroke, unit } = layout;
  const view = viewHome(layout);
  const subjects = [...palettes].map(([code, palette]) => ({ palette, parts: mapSubject(code.toLowerCase()).parts }));
  const own = new Set<LandPart>(subjects.flatMap(({ parts }) => parts));
  const entries = loadGeodata().entries.filter(({ id }) => id !== antarctica);
  const others = entries.map(({ parts }) => parts.filter((part) => !own.has(part)));
  const coast = view.land(entries.flatMap(({ parts }) => parts));
  const spacing = { count: waterlines, unit, power: 1.42, thickness: 0 };
  const field = measureCoast(coast, { ...layout, reach: lineDistance(spacing, waterlines) });
  const lines = traceLines(field, { ...spacing, tolerance: layout.tolerance });
  const colours = mapColours(regionPalette, theme);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${renderWaterlines(lines, { stroke, opacity, waterlines }, colours.waterline)}</defs>`,
    `<rect width="${width}" height="${height}" fill="${colours.sea}"/>`,
    renderShoals(lines, colours.shoals),
    renderLine(writePath(view.graticule(), 0), colours.graticule, 1),
    '<use href="#w"/>',
    `<path d="${writePath(view.land(others.flat()), 0)}" fill="${colours.otherLand}" stroke="${colours.otherBorder}"/>`,
    renderLine(writePath(view.borders(others), 0), colours.otherBorder, 1),
    ...subjects.map(({ palette, parts }) => {
      // The tone half-way between coast and inland: the whole country in one flat colour.
      const fill = mapColours(palette, theme).land[2];
      return `<path d="${writePath(view.land(parts), 0)}" fill="${fill}" stroke="${fill}"/>`;
    }),
    '</svg>',
  ].join('');
}
