/** A colour as amounts of red, green and blue light, 0 to 1, linear (not gamma-encoded). */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

const hexColour = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const oklchColour = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*\)$/i;

/** Reads `#1d4877` or `oklch(0.53 0.215 356)`; null: neither. What lies outside sRGB is clipped, as screens do. */
export function parseColour(text: string): Colour | null {
  const hex = hexColour.exec(text);
  if (hex !== null) {
    const [red, green, blue] = hex.slice(1).map((pair) => toLight(Number.parseInt(pair, 16) / 255));
    return { red: red ?? 0, green: green ?? 0, blue: blue ?? 0 };
  }
  const oklch = oklchColour.exec(text);
  if (oklch === null) return null;
  const [lightness = 0, chroma = 0, hue = 0] = oklch.slice(1).map(Number);
  return lightness > 1 || chroma > 0.5 || hue > 360 ? null : fromOklch(lightness, chroma, hue);
}

/** https://bottosson.github.io/posts/oklab/ */
function fromOklch(lightness: number, chroma: number, hue: number): Colour {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    green: clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    blue: clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  };
}

function clip(light: number): number {
  return Math.min(1, Math.max(0, light));
}

/** Gamma decoding of sRGB (IEC 61966-2-1). */
function toLight(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

function fromLight(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** `#rrggbb`. */
export function writeColour({ red, green, blue }: Colour): string {
  const pair = (light: number): string =>
    Math.round(fromLight(light) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${pair(red)}${pair(green)}${pair(blue)}`;
}

/** @param share of the second colour, 0 to 1 */
export function mixColours(first: Colour, second: Colour, share: number): Colour {
  const mix = (a: number, b: number): number => toLight(fromLight(a) * (1 - share) + fromLight(b) * share);
  return {
    red: mix(first.red, second.red),
    green: mix(first.green, second.green),
    blue: mix(first.blue, second.blue),
  };
}

/** Relative luminance of WCAG 2.2, 0 (black) to 1 (white). */
export function relativeLuminance({ red, green, blue }: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2.2, 1 to 21, in either order. */
export function contrastRatio(first: Colour, second: Colour): number {
  const [a, b] = [relativeLuminance(first), relativeLuminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
