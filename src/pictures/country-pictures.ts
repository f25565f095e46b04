import { drawHomeMap } from './country/draw-home-map.ts';
import { drawMapImage } from './country/draw-map-image.ts';
import { mapSubject } from './country/map-subject.ts';
import { flagPalette, regionPalette, type Palette } from './country/palette.ts';
import type { PictureRequest } from './country/picture-request.ts';
import { findPartBySlug } from '#domain/place/parts.ts';
import { countries, popularityRank } from '#domain/place/countries.ts';

/** The SVG of a picture of a country, a part of one, a region or the home page's map. */
export async function drawCountryPicture(request: PictureRequest): Promise<string> {
  if (request.size === 'wide' || request.size === 'phone') return drawHomeMap(request, await popularPalettes());
  const { subject, size, theme } = request;
  const palette = subject.startsWith('region-') ? regionPalette : await flagPalette(codeOf(subject));
  return drawMapImage(mapSubject(subject), { palette, size, theme });
}

function codeOf(subject: string): string {
  const part = subject.startsWith('part-') ? findPartBySlug(subject.slice(5)) : null;
  return part?.country.toLowerCase() ?? subject;
}

async function popularPalettes(): Promise<ReadonlyMap<string, Palette>> {
  const codes = popularCodes();
  const palettes = await Promise.all(codes.map(flagPalette));
  return new Map(palettes.map((palette, index) => [codes[index] ?? '', palette]));
}

const shown = 14;

/** The most visited countries, upper case: in their own palettes on the home page's map. */
function popularCodes(): readonly string[] {
  const rank = (code: (typeof countries)[number]['code']): number => popularityRank(code) ?? countries.length;
  const byRank = countries.toSorted((a, b) => rank(a.code) - rank(b.code));
  return byRank.slice(0, shown).map(({ code }) => code);
}
