import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedTokens } from '#runtime/site-files/shipped-tokens.ts';
import { brandColourNames, buildBrandColours, colourPairs, schemes } from './brand-colours.ts';
import { contrastRatio, parseColour } from './contrast.ts';

const shipped = shippedTokens().colours;

const anyHex = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

function ratioOf(front: string, ground: string): number {
  const [a, b] = [parseColour(front), parseColour(ground)];
  if (a === null || b === null) throw new Error(`${front} or ${ground} is no colour`);
  return contrastRatio(a, b);
}

describe('buildBrandColours', () => {
  it('finds every pair of the shipped style sheet readable in both themes', () => {
    for (const scheme of schemes)
      for (const { front, ground, least } of colourPairs)
        expect(
          ratioOf(shipped[scheme][front] ?? '', shipped[scheme][ground] ?? ''),
          `${scheme} ${front} on ${ground}`,
        ).toBeGreaterThanOrEqual(least);
  });

  it('says nothing of a brand without colours', () => {
    expect(buildBrandColours({}, shipped)).toEqual({ tokens: { light: {}, dark: {} }, problems: [] });
  });

  it('names pair, theme, measured and needed ratio of what cannot be read', () => {
    const { problems } = buildBrandColours({ light: { accent: '#ffcc00' } }, shipped);
    expect(problems).toEqual([
      'in the light theme accent #ffcc00 on sea #d2ebf5 has a contrast of 1.22:1, and needs 4.5:1',
      'in the light theme accentText #ffffff on accent #ffcc00 has a contrast of 1.51:1, and needs 4.5:1',
    ]);
  });

  it('never says that a faint pair has the contrast it needs', () => {
    fc.assert(
      fc.property(anyHex, (link) => {
        for (const sentence of buildBrandColours({ light: { link } }, shipped).problems)
          expect(Number(/of ([\d.]+):1/.exec(sentence)?.[1])).toBeLessThan(4.5);
      }),
    );
  });

  it('sets a colour, the ring that follows it and what it is under the pointer', () => {
    const { tokens, problems } = buildBrandColours(
      { light: { accent: '#0a5c36', link: '#0a5c36', action: '#0a5c36' }, dark: { accent: '#7fe0b0' } },
      shipped,
    );
    expect(problems).toEqual([]);
    expect(tokens.light).toMatchObject({ fix: '#0a5c36', focus: '#0a5c36', link: '#0a5c36', primary: '#0a5c36' });
    expect(Object.keys(tokens.light)).toEqual(expect.arrayContaining(['link-hover', 'primary-hover']));
    expect(tokens.dark).toEqual({ fix: '#7fe0b0', focus: '#7fe0b0' });
  });

  it.each(brandColourNames)('draws the line for %s exactly where a pair is readable, for every grey', (name) => {
    for (let level = 0; level < 256; level += 1) {
      const grey = `#${level.toString(16).padStart(2, '0').repeat(3)}`;
      const { tokens, problems } = buildBrandColours({ light: { [name]: grey } }, shipped);
      const all = { ...shipped.light, ...tokens.light };
      const isReadable = colourPairs.every(
        ({ front, ground, least }) => ratioOf(all[front] ?? '', all[ground] ?? '') >= least,
      );
      expect(problems.length === 0, grey).toBe(isReadable);
    }
  });

  it('lets only brands pass whose pairs are all readable', () => {
    const colours = fc.record(Object.fromEntries(brandColourNames.map((name) => [name, anyHex])), { requiredKeys: [] });
    fc.assert(
      fc.property(colours, colours, (light, dark) => {
        const built = buildBrandColours({ light, dark }, shipped);
        const isReadable = schemes.every((scheme) => {
          const all = { ...shipped[scheme], ...built.tokens[scheme] };
          return colourPairs.every(({ front, ground, least }) => ratioOf(all[front] ?? '', all[ground] ?? '') >= least);
        });
        expect(built.problems.length === 0).toBe(isReadable);
      }),
    );
  });
});
