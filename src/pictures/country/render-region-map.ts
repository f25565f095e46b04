import type { RegionMap } from './draw-region-map.ts';
import type { PictureTheme } from './picture-request.ts';

/** Values of `tokens.css`, which an image cannot read: sea, land and its line, data, surface. */
const colours: Readonly<
  Record<PictureTheme, Readonly<Record<'sea' | 'land' | 'landLine' | 'data' | 'surface', string>>>
> = {
  day: { sea: '#d2ebf5', land: '#efe2c3', landLine: '#cdbc9a', data: '#2d7da7', surface: '#fff' },
  night: { sea: '#0a2838', land: '#243a47', landLine: '#0f2b3a', data: '#5daacb', surface: '#13222e' },
};

/**
 * Renders a coverage map as SVG: covered countries solid, the others of the region hatched, other land plain. It has
 * no style and no script; `data-part` and `data-code` let a page that inlines it colour and find its parts.
 */
export function renderRegionMap(map: RegionMap, covered: ReadonlySet<string>, theme: PictureTheme): string {
  const { width, height } = map;
  const { sea, land, landLine, data } = colours[theme];
  const renderPaths = (isCovered: boolean): string =>
    map.countries
      .filter(({ code }) => covered.has(code) === isCovered)
      .map(({ code, path }) => `<path data-code="${code}" d="${path}"/>`)
      .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    renderHatch(theme),
    `<rect data-part="sea" width="${width}" height="${height}" fill="${sea}"/>`,
    `<path data-part="land" fill="${land}" stroke="${landLine}" stroke-width=".6" d="${map.otherLand}"/>`,
    `<g data-part="missing" fill="url(#not-covered)" stroke="${data}" stroke-width=".8">${renderPaths(false)}</g>`,
    `<g data-part="covered" fill="${data}" stroke="${sea}">${renderPaths(true)}</g>`,
    '</svg>',
  ].join('');
}

function renderHatch(theme: PictureTheme): string {
  const { data, surface } = colours[theme];
  return (
    '<defs><pattern id="not-covered" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
    `<rect data-part="hatch-ground" width="7" height="7" fill="${surface}"/>` +
    `<path data-part="hatch-line" d="M0 0V7" stroke="${data}" stroke-width="1.6"/></pattern></defs>`
  );
}
