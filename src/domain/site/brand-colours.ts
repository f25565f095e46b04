import { contrastRatio, mixColours, parseColour, writeColour, type Colour } from './contrast.ts';

export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** What an operator may colour. Everything else is the chart's: its colours mean something. */
export const brandColourNames = ['accent', 'accentText', 'action', 'actionText', 'link', 'surface'] as const;

type BrandColourName = (typeof brandColourNames)[number];

/** As of brand.json: colours as text, in either theme; what is missing is as shipped. */
export type GivenColours = Readonly<Partial<Record<Scheme, Readonly<Partial<Record<BrandColourName, string>>>>>>;

/** Custom properties of the style sheet by name, without `--`. */
export type Tokens = Readonly<Record<string, string>>;

/** The custom properties that each colour sets. */
const tokensOf: Readonly<Record<BrandColourName, readonly string[]>> = {
  accent: ['fix', 'focus'],
  accentText: ['on-fix'],
  action: ['primary'],
  actionText: ['on-primary'],
  link: ['link'],
  surface: ['surface'],
};

const nameOf: ReadonlyMap<string, string> = new Map([
  ...brandColourNames.flatMap((name) => tokensOf[name].map((token) => [token, name] as const)),
  ['primary-hover', 'action under the pointer'],
  ['link-hover', 'link under the pointer'],
]);

const grounds = ['canvas', 'surface', 'sunken', 'hover', 'sea'] as const;

/** A colour that stands on another, and the least contrast of the two (WCAG 2.2: 1.4.3 and 1.4.11). */
interface ColourPair {
  readonly front: string;
  readonly ground: string;
  readonly least: number;
}

function pairs(front: string, on: readonly string[], least: number): readonly ColourPair[] {
  return on.map((ground) => ({ front, ground, least }));
}

/** Every pair of the style sheets that has a colour of the brand in it: text needs 4.5, controls and graphics 3. */
export const colourPairs: readonly ColourPair[] = [
  ...['fix', 'link', 'link-hover'].flatMap((front) => pairs(front, grounds, 4.5)),
  ...pairs('on-fix', ['fix'], 4.5),
  ...pairs('on-primary', ['primary', 'primary-hover'], 4.5),
  ...pairs('focus', grounds, 3),
  ...pairs('primary', ['canvas', 'surface', 'sunken'], 3),
  ...['text', 'text-2', 'text-3', 'ok', 'warn', 'bad'].flatMap((front) => pairs(front, ['surface'], 4.5)),
  ...['control', 'd-dot', 'd-bar-strong'].flatMap((front) => pairs(front, ['surface'], 3)),
];

/** What brand colours come to: custom properties of each theme, and what is wrong with them, one sentence each. */
interface BrandColours {
  readonly tokens: Readonly<Record<Scheme, Tokens>>;
  readonly problems: readonly string[];
}

/** @param shipped the custom properties of the style sheet, complete for both themes */
export function buildBrandColours(given: GivenColours, shipped: Readonly<Record<Scheme, Tokens>>): BrandColours {
  const problems: string[] = [];
  const build = (scheme: Scheme): Tokens => {
    const tokens = { ...givenTokens(given[scheme] ?? {}) };
    Object.assign(tokens, hoverTokens(tokens, shipped[scheme]));
    problems.push(...findFaintPairs(scheme, tokens, shipped[scheme]));
    return tokens;
  };
  return { tokens: { light: build('light'), dark: build('dark') }, problems };
}

function givenTokens(given: NonNullable<GivenColours[Scheme]>): Tokens {
  return Object.fromEntries(
    brandColourNames.flatMap((name) => tokensOf[name].flatMap((token) => (given[name] ? [[token, given[name]]] : []))),
  );
}

/** Colours under the pointer follow from their own: a link moves towards the text, an action towards its text where that stays readable. */
function hoverTokens(own: Tokens, shipped: Tokens): Tokens {
  const all = { ...shipped, ...own };
  const at = (token: string): Colour => colourOf(token, all);
  const hover: Record<string, string> = {};
  if ('link' in own) hover['link-hover'] = writeColour(mixColours(at('link'), at('text'), 0.3));
  if ('primary' in own) {
    const nearer = mixColours(at('primary'), at('on-primary'), 0.12);
    const isReadable = contrastRatio(nearer, at('on-primary')) >= 4.5;
    hover['primary-hover'] = writeColour(isReadable ? nearer : at('primary'));
  }
  return hover;
}

function colourOf(token: string, tokens: Tokens): Colour {
  const colour = parseColour(tokens[token] ?? '');
  if (colour === null) throw new Error(`--${token} is no colour: ${tokens[token]}`);
  return colour;
}

function findFaintPairs(scheme: Scheme, own: Tokens, shipped: Tokens): readonly string[] {
  const all = { ...shipped, ...own };
  const nameIn = (token: string): string => nameOf.get(token) ?? token;
  const faint = colourPairs
    .filter(({ front, ground }) => front in own || ground in own)
    .map((pair) => ({ ...pair, ratio: contrastRatio(colourOf(pair.front, all), colourOf(pair.ground, all)) }))
    .filter(({ ratio, least }) => ratio < least)
    .sort((a, b) => a.ratio / a.least - b.ratio / b.least);
  // The worst pair of each colour: who mends that has mended the others.
  const colourIn = ({ front }: ColourPair): string => nameIn(front.replace('-hover', ''));
  const worst = faint.filter((pair, index) => faint.findIndex((each) => colourIn(each) === colourIn(pair)) === index);
  const describe = (token: string): string => `${nameIn(token)} ${writeColour(colourOf(token, all))}`;
  return worst.map(({ front, ground, ratio, least }) => {
    // Rounded down, so that what fails never looks as if it passed.
    const measured = (Math.floor(ratio * 100) / 100).toFixed(2);
    return `in the ${scheme} theme ${describe(front)} on ${describe(ground)} has a contrast of ${measured}:1, and needs ${least}:1`;
  });
}
