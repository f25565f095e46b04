import { geoGraticule } from 'd3-geo';
import { margin, measure, steps, traceField, type Plate } from './draw-plate.ts';
import { homeLayouts, viewHome, type HomeLayout, type HomeView } from './home-view.ts';
import type { HomeSize, PictureTheme } from './picture-request.ts';
import { popularCodes } from './picture-order.ts';
import { flagInk, plateColours, regionInk, type PlateInk } from './palette.ts';
import { plateSubject } from './map-subject.ts';
import { printShoals, printWaterlines, type WaterShapes } from './print-plate.ts';
import { toMultiPolygon, worldEntries, type LandPart } from './world-outlines.ts';

const waterlines = 7;
const opacity = 0.55;

interface InkedCountry {
  readonly path: string;
  readonly ink: PlateInk;
}

interface HomeShapes extends WaterShapes {
  readonly land: readonly string[];
  readonly countries: readonly InkedCountry[];
  readonly graticule: string;
}

/** The sea map of the home page: waterlines round all land, the most visited countries in the ink of their flags. */
export async function drawHomeMap(size: HomeSize): Promise<Plate> {
  const layout = homeLayouts[size];
  const shapes = await engrave(layout, viewHome(layout));
  return (theme) => printHomeMap(shapes, layout, theme);
}

async function engrave(layout: HomeLayout, view: HomeView): Promise<HomeShapes> {
  const subjects = popularCodes().map((code) => ({ code, parts: plateSubject(code.toLowerCase()).parts }));
  const own = new Set<LandPart>(subjects.flatMap(({ parts }) => parts));
  const toPath = (parts: readonly LandPart[]): string => view.toPath(toMultiPolygon(parts));
  const land = worldEntries().map(({ parts }) => toPath(parts.filter((part) => !own.has(part))));
  const countries = await Promise.all(
    subjects.map(async ({ code, parts }) => ({ path: toPath(parts), ink: await flagInk(code.toLowerCase()) })),
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

function printHomeMap(shapes: HomeShapes, { width, height, stroke }: HomeLayout, theme: PictureTheme): string {
  const colours = plateColours(regionInk, theme);
  const shift = `transform="translate(${-margin} ${-margin})"`;
  // The tone half-way between coast and inland: the whole country in one flat ink.
  const inkOf = (ink: PlateInk): string | undefined => plateColours(ink, theme).land[2];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.sea}"/>`,
    `<g ${shift} fill-rule="evenodd">${printShoals(shapes, colours)}</g>`,
    `<path d="${shapes.graticule}" fill="none" stroke="${colours.graticule}" stroke-width="1"/>`,
    `<g ${shift} fill="none" stroke="${colours.waterline}" stroke-width="${stroke}">${printWaterlines(shapes, { opacity })}</g>`,
    `<g fill="${colours.otherLand}" stroke="${colours.otherBorder}">${shapes.land.map((path) => `<path d="${path}"/>`).join('')}</g>`,
    ...shapes.countries.map(({ path, ink }) => `<path d="${path}" fill="${inkOf(ink)}" stroke="${inkOf(ink)}"/>`),
    '</svg>',
  ].join('\n');
}
