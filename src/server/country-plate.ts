import { join } from 'node:path';
import sharp from 'sharp';
import type { CountryCode } from '#domain/country.ts';
import { flagFolder } from './assets-route.ts';

/** Pixels of each picture; `small` is shown at half its size. */
const plateSizes = {
  big: { width: 1600, height: 600 },
  medium: { width: 640, height: 400 },
  small: { width: 192, height: 192 },
} as const;

export type PlateSize = keyof typeof plateSizes;

export function isPlateSize(text: string): text is PlateSize {
  return Object.hasOwn(plateSizes, text);
}

/** The light `--sea` of the design tokens. */
const sea = '#d2ebf5';

/** Draws the picture of a country as WebP: its flag on a plain sea. */
export async function drawCountryPlate(code: CountryCode, size: PlateSize): Promise<Buffer> {
  const { width, height } = plateSizes[size];
  const flag = await sharp(join(flagFolder(), `${code.toLowerCase()}.svg`))
    .resize({ height: Math.round(height * 0.45) })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: sea } })
    .composite([{ input: flag, gravity: 'centre' }])
    .webp({ quality: 80 })
    .toBuffer();
}
