import { schemes, type Scheme, type Tokens } from '#domain/site/brand-colours.ts';
import { shippedTokens } from './shipped-tokens.ts';

interface BrandStyles {
  readonly tokens: Readonly<Record<Scheme, Tokens>>;
  /** Address of the font file; null: the shipped font. */
  readonly font: string | null;
  readonly hasDarkLogo: boolean;
}

/** Chooses between the two pictures of a logo as `color-scheme` does: by the visitor's choice, else by the system; paper is white. */
const darkLogoRules = [
  '[data-logo=dark]{display:none}',
  '@media screen{:root[data-theme=dark] [data-logo=dark]{display:block}',
  ':root[data-theme=dark] [data-logo=light]{display:none}}',
  '@media (prefers-color-scheme:dark){:root:not([data-theme]) [data-logo=dark]{display:block}',
  ':root:not([data-theme]) [data-logo=light]{display:none}}',
].join('');

/** The style sheet of a brand; empty: it changes none. Its values go over the shipped ones, whatever loads last. */
export function writeBrandStyles({ tokens, font, hasDarkLogo }: BrandStyles): string {
  const { colours, fonts } = shippedTokens();
  const names = new Set(schemes.flatMap((scheme) => Object.keys(tokens[scheme])));
  const pairs = [...names].map((name) => {
    const [light, dark] = schemes.map((scheme) => tokens[scheme][name] ?? colours[scheme][name]);
    return { name, light, dark };
  });
  const rules = pairs.map(({ name, light, dark }) => `--${name}:light-dark(${light},${dark})`);
  // Browsers from before May 2024 show the light theme of the brand.
  const older = pairs.map(({ name, light }) => `--${name}:${light}`).join(';');
  const stacks = font === null ? [] : ['font', 'font-ja'].map((name) => `--${name}:'Brand',${fonts[name]}`);
  const own = [...rules, ...stacks].join(';');
  return [
    ...(font === null ? [] : [fontFace(font)]),
    ...(own === '' ? [] : [`:root:root{${own}}`]),
    ...(older === '' ? [] : [`@supports not (color:light-dark(red,red)){:root:root{color-scheme:light;${older}}}`]),
    ...(font === null ? [] : [':root:root:lang(ja){--font:var(--font-ja)}']),
    ...(hasDarkLogo ? [darkLogoRules] : []),
  ].join('\n');
}

function fontFace(address: string): string {
  return `@font-face{font-family:'Brand';src:url(${address}) format('woff2');font-weight:100 900;font-display:swap}`;
}
