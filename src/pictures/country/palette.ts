import { createRequire } from 'node:module';
import path from 'node:path';
import { clampChroma, converter, formatHex } from 'culori';
import sharp from 'sharp';
import type { PictureTheme } from './picture-request.ts';

/** Hues in degrees of OKLCH. */
export interface Palette {
  readonly land: number;
  /** Hue of the waterlines; null: that of the land. */
  readonly accent: number | null;
  /** True for regions: less chroma, so that they do not look like countries. */
  readonly soft: boolean;
}

/** Blue for regions, and for flags without any hue. */
export const regionPalette: Palette = { land: 240, accent: 236, soft: true };

const require = createRequire(import.meta.url);
const flagWidth = 96;
const flagHeight = 72;
const toOklch = converter('oklch');

interface Hue {
  readonly hue: number;
  /** Share of the flag's area, 0 to 1. */
  readonly share: number;
}

/**
 * The palette of a country from its flag: the largest colour other than red with 15 % or more of the area, else the
 * largest; the lines take the largest one that differs by 35 degrees. Red is too common to tell countries apart.
 */
export function flagPalette(code: string): Promise<Palette> {
  const palette = palettes.get(code) ?? findPalette(code);
  palettes.set(code, palette);
  palette.catch(() => palettes.delete(code));
  return palette;
}

const palettes = new Map<string, Promise<Palette>>();

async function findPalette(code: string): Promise<Palette> {
  const hues = findHues(await readFlag(code));
  const land = hues.find(({ hue, share }) => !isRed(hue) && share >= 0.15) ?? hues[0];
  if (land === undefined) return { land: 236, accent: null, soft: false };
  const accent = hues.find(({ hue }) => hueGap(hue, land.hue) > 35);
  return { land: land.hue, accent: accent?.hue ?? null, soft: false };
}

async function readFlag(code: string): Promise<Buffer> {
  const folder = path.dirname(require.resolve('flag-icons/package.json'));
  const file = path.join(folder, 'flags', '4x3', `${code.toLowerCase()}.svg`);
  const flag = sharp(file, { density: 72 }).resize(flagWidth, flagHeight, { fit: 'fill' });
  return flag.removeAlpha().raw().toBuffer();
}

/** The flag's hues, largest first; white, grey and black carry none. */
function findHues(pixels: Buffer): readonly Hue[] {
  const bins = new Map<number, { count: number; hues: number; chromas: number }>();
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
    const { l, c, h = 0 } = toOklch({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
    if (c < 0.05 || l < 0.18) continue;
    const key = (Math.round(h / 12) * 12) % 360;
    const bin = bins.get(key) ?? { count: 0, hues: 0, chromas: 0 };
    bins.set(key, { count: bin.count + 1, hues: bin.hues + h, chromas: bin.chromas + c });
  }
  return [...bins.values()]
    .map(({ count, hues, chromas }) => ({
      hue: settleHue(hues / count, chromas / count),
      share: count / (flagWidth * flagHeight),
    }))
    .filter(({ share }) => share > 0.015)
    .toSorted((a, b) => b.share - a.share);
}

/** Maps all blues and navies to one blue; shifts yellow to gold. */
function settleHue(hue: number, chroma: number): number {
  if (hue > 250 && (hue < 285 || (hue < 320 && chroma < 0.12))) return 256;
  return hue > 84 && hue < 118 ? 84 : hue;
}

function isRed(hue: number): boolean {
  return hue < 45 || hue > 345;
}

function hueGap(a: number, b: number): number {
  return Math.abs(((a - b + 540) % 360) - 180);
}

/** Colours of a map image, as hex. */
export interface MapColours {
  readonly sea: string;
  /** Shallow water, from far to near. */
  readonly shoals: readonly string[];
  /** From the coast inwards. */
  readonly land: readonly string[];
  readonly innerBorder: string;
  readonly waterline: string;
  readonly otherLand: string;
  readonly otherBorder: string;
  readonly hatch: string;
  readonly graticule: string;
}

function colour(lightness: number, chroma: number, hue: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch'));
}

/** The six tones of land between two pairs of lightness and chroma. */
function ramp(palette: Palette, from: readonly [number, number], to: readonly [number, number]): readonly string[] {
  const strength = palette.soft ? 0.68 : 1;
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => {
    const lightness = from[0] + (to[0] - from[0]) * part;
    return colour(lightness, (from[1] + (to[1] - from[1]) * part) * strength, palette.land);
  });
}

/** The colours of a palette by day or by night; values from the design's recipe. */
export function mapColours(palette: Palette, theme: PictureTheme): MapColours {
  const isGold = palette.land > 55 && palette.land < 118;
  const line = palette.accent ?? palette.land;
  const inner = palette.soft ? 0.68 : 1;
  if (theme === 'night') {
    return {
      sea: colour(0.262, 0.046, 236),
      shoals: [colour(0.29, 0.052, 235), colour(0.318, 0.06, 234), colour(0.345, 0.066, 233)],
      land: ramp(palette, [isGold ? 0.86 : 0.8, 0.125], [isGold ? 0.7 : 0.625, 0.155]),
      innerBorder: colour(0.42, 0.09 * inner, palette.land),
      waterline: colour(0.8, 0.11, line),
      otherLand: colour(0.335, 0.036, 236),
      otherBorder: colour(0.275, 0.044, 236),
      hatch: colour(0.365, 0.038, 236),
      graticule: colour(0.31, 0.05, 236),
    };
  }
  return {
    sea: colour(0.925, 0.03, 224),
    shoals: [colour(0.91, 0.036, 224), colour(0.893, 0.042, 225), colour(0.872, 0.05, 226)],
    land: ramp(palette, [isGold ? 0.62 : 0.5, 0.165], [isGold ? 0.78 : 0.65, 0.155]),
    innerBorder: colour(0.9, 0.05 * inner, palette.land),
    waterline: colour(0.53, 0.13, line),
    otherLand: colour(0.915, 0.043, 88),
    otherBorder: colour(0.8, 0.05, 85),
    hatch: colour(0.875, 0.05, 86),
    graticule: colour(0.895, 0.034, 225),
  };
}
