import type { RegionMap } from './draw-region-map.ts';
import type { PictureTheme } from './picture-request.ts';

/**
 * Values of `tokens.css`, which an image cannot read: sea, its line, the edge of countries, and the shades of prices.
 */
const colours: Readonly<
  Record<
    PictureTheme,
    { readonly sea: string; readonly line: string; readonly edge: string; readonly shades: readonly string[] }
  >
> = {
  day: {
    sea: '#d2ebf5',
    line: '#558eac',
    edge: '#4d7d98',
    shades: ['#fbefc4', '#bcdcb5', '#6fb9bd', '#3a84b0', '#1d4877'],
  },
  night: {
    sea: '#0a2838',
    line: '#417d98',
    edge: '#0a2838',
    shades: ['#f5eaa9', '#a5d09c', '#57aa9b', '#2f7f8d', '#1f5468'],
  },
};

/**
 * Renders a world map in which each country has the shade of its class, from 1; class 0 is hatched. It has no style
 * and no script; `data-part`, `data-class` and `data-code` let a page that inlines it colour and find its parts.
 */
export function renderPriceMap(map: RegionMap, classes: ReadonlyMap<string, number>, theme: PictureTheme): string {
  const { width, height } = map;
  const { sea, line, edge, shades } = colours[theme];
  const pathsOf = (shown: number): string =>
    map.countries
      .filter(({ code }) => (classes.get(code) ?? 0) === shown)
      .map(({ code, path }) => `<path data-code="${code}" data-class="${shown}" d="${path}"/>`)
      .join('');
  const none = map.countries
    .filter(({ code }) => (classes.get(code) ?? 0) === 0)
    .map(({ code, path }) => `<path data-code="${code}" d="${path}"/>`)
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<defs><pattern id="no-price" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">',
    `<rect data-part="hatch-ground" width="6" height="6" fill="${sea}"/>`,
    `<path data-part="hatch-line" d="M0 0V6" stroke="${line}" stroke-width="1"/></pattern></defs>`,
    `<rect data-part="sea" width="${width}" height="${height}" fill="${sea}"/>`,
    `<g data-part="none" fill="url(#no-price)" stroke="${line}" stroke-width=".6">${none}</g>`,
    ...shades.map((shade, index) => `<g fill="${shade}" stroke="${edge}" stroke-width=".5">${pathsOf(index + 1)}</g>`),
    '</svg>',
  ].join('');
}
