import { readFileSync } from 'node:fs';
import { once } from '#domain/kernel/memo.ts';
import type { Scheme, Tokens } from '#domain/site/brand-colours.ts';

/** The style sheet is the only place that knows the shipped values. */
const styleSheet = new URL('../../ui/tokens.css', import.meta.url);

const colour = String.raw`(oklch\([^()]*\)|#[0-9a-f]{6})`;
const lightDark = new RegExp(String.raw`--([\w-]+):\s*light-dark\(\s*${colour}\s*,\s*${colour}\s*\)`, 'g');
const fontStack = /--(font|font-ja):\s*([^;]+);/g;

/** What the shipped style sheet has. */
interface ShippedTokens {
  readonly colours: Readonly<Record<Scheme, Tokens>>;
  /** `font` and `font-ja`. */
  readonly fonts: Tokens;
}

export const shippedTokens = once((): ShippedTokens => {
  const text = readFileSync(styleSheet, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  const found = [...text.matchAll(lightDark)].map(([, name = '', light = '', dark = '']) => ({ name, light, dark }));
  const fonts = [...text.matchAll(fontStack)].filter(([, , stack = '']) => !stack.startsWith('var('));
  return {
    colours: {
      light: Object.fromEntries(found.map(({ name, light }) => [name, light])),
      dark: Object.fromEntries(found.map(({ name, dark }) => [name, dark])),
    },
    fonts: Object.fromEntries(fonts.map(([, name = '', stack = '']) => [name, stack.replaceAll(/\s+/g, ' ')])),
  };
});
