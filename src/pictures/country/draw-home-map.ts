import { geoGraticule } from 'd3-geo';
import { margin, measure, steps, traceField, type MapRenderer } from './draw-map-image.ts';
import { homeLayouts, viewHome, type HomeLayout, type HomeView } from './home-view.ts';
import type { HomeSize, PictureTheme } from './picture-request.ts';
import { popularCodes } from './picture-order.ts';
import { flagPalette, mapColours, regionPalette, type Palette } from './palette.ts';
import { mapSubject } from './map-subject.ts';
import { renderShoals, renderWaterlines, type WaterShapes } from './render-map-image.ts';
import { toMultiPolygon, worldEntries, type LandPart } from './world-outlines.ts';

const waterlines = 7;
const opacity = 0.55;

interface InkedCountry {
  readonly path: string;
  readonly palette: Palette;
}

interface HomeShapes extends WaterShapes {
  readonly land: readonly string[];
  readonly countries: readonly InkedCountry[];
  readonly graticule: string;
}

/** The home page's sea map: waterlines round all land, the most visited countries in the palettes of their flags. */
export async function drawHomeMap(size: HomeSize): Promise<MapRenderer> {
  const layout = homeLayouts[size];
  const shapes = await computeShapes(layout, viewHome(layout));
  return (theme) => renderHomeMap(shapes, layout, theme);
}

async function computeShapes(layout: HomeLayout, view: HomeView): Promise<HomeShapes> {
  const subjects = popularCodes().map((code) => ({ code, parts: mapSubject(code.toLowerCase()).parts }));
  const own = new Set<LandPart>(subjects.flatMap(({ parts }) => parts));
  const toPath = (parts: readonly LandPart[]): string => view.toPath(toMultiPolygon(parts));
  const land = worldEntries().map(({ parts }) => toPath(parts.filter((part) => !own.has(part))));
  const countries = await Promise.all(
    subjects.map(async ({ code, parts }) => ({ path: toPath(parts), palette: await flagPalette(code.toLowerCase()) })),
  );
  const all = [...land, ...countries.map(({ path }) => path)].join('');
  const { sea } = await measure(all, 1, layout);
  const rise = (step: number): number => layout.unit * step ** 1.42;
  return {
    land: land.filter((path) => path !== ''),
    countries,
    fieldWidth: sea.width * layout.cell,
    fieldHeight: sea.height * layout.cell,
    shoals: [7, 4.2, 2].map((step) => traceField(sea, rise(step), layout.cell)),
    waterlines: steps(waterlines).map((step) => traceField(sea, rise(step), layout.cell)),
    graticule: view.toPath(geoGraticule().step([20, 20])()),
  };
}

function renderHomeMap(shapes: HomeShapes, { width, height, stroke }: HomeLayout, theme: PictureTheme): string {
  const colours = mapColours(regionPalette, theme);
  const shift = `transform="translate(${-margin} ${-margin})"`;
  // The tone half-way between coast and inland: the whole country in one flat colour.
  const fillOf = (palette: Palette): string | undefined => mapColours(palette, theme).land[2];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.sea}"/>`,
    `<g ${shift} fill-rule="evenodd">${renderShoals(shapes, colours)}</g>`,
    `<path d="${shapes.graticule}" fill="none" stroke="${colours.graticule}" stroke-width="1"/>`,
    `<g ${shift} fill="none" stroke="${colours.waterline}" stroke-width="${stroke}">${renderWaterlines(shapes, { opacity })}</g>`,
    `<g fill="${colours.otherLand}" stroke="${colours.otherBorder}">${shapes.land.map((path) => `<path d="${path}"/>`).join('')}</g>`,
    ...shapes.countries.map(
      ({ path, palette }) => `<path d="${path}" fill="${fillOf(palette)}" stroke="${fillOf(palette)}"/>`,
    ),
    '</svg>',
  ].join('\n');
}
