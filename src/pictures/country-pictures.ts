import { drawHomeMap } from './country/draw-home-map.ts';
import { drawMapImage } from './country/draw-map-image.ts';
import { mapSubject } from './country/map-subject.ts';
import { flagPalette, regionPalette, type Palette } from './country/palette.ts';
import type { PictureRequest } from './country/picture-request.ts';
import { popularCodes } from './country/popular-countries.ts';

/** The SVG of a picture of a country, a region or the home page's map. */
export async function drawCountryPicture(request: PictureRequest): Promise<string> {
  if (request.size === 'wide' || request.size === 'phone') return drawHomeMap(request, await popularPalettes());
  const { subject, size, theme } = request;
  const palette = subject.startsWith('region-') ? regionPalette : await flagPalette(subject);
  return drawMapImage(mapSubject(subject), { palette, size, theme });
}

async function popularPalettes(): Promise<ReadonlyMap<string, Palette>> {
  const codes = popularCodes();
  const palettes = await Promise.all(codes.map(flagPalette));
  return new Map(palettes.map((palette, index) => [codes[index] ?? '', palette]));
}
