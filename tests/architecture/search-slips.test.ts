import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { searchAs, searchPlacesIn } from './search-places.ts';
import { sizeOfRun } from '#tests/support/size-of-run.ts';

const mostVisited = 60;

/** Every letter left out, doubled, replaced, and swapped with the next one. */
function slipsOf(name: string, replacement: string): readonly string[] {
  const letters = [...name];
  const slips = letters.flatMap((letter, index) => {
    const [before, after] = [letters.slice(0, index).join(''), letters.slice(index + 1).join('')];
    const [next = ''] = after;
    return [
      before + after,
      before + letter + letter + after,
      before + replacement + after,
      before + next + letter + after.slice(next.length),
    ];
  });
  return [...new Set(slips)].filter((slip) => slip !== name);
}

describe.each(locales)('one wrong letter in %s', (locale) => {
  const places = searchPlacesIn(locale);
  const named = places.filter(({ kind, name }) => kind === 'country' && [...name].length >= 5).slice(0, mostVisited);
  const every = sizeOfRun(7, 1);
  const slips = named
    .flatMap(({ name, path }) =>
      slipsOf(name.toLowerCase(), locale === 'ja' ? 'ヌ' : 'x').map((slip) => ({ slip, path, name })),
    )
    .filter((_slip, index) => index % every === 0);

  it('still leads to the most visited countries, at least 95 of 100 times', () => {
    const missed = slips.filter(({ slip, path }) => searchAs(slip, places, locale).paths[0] !== path);
    expect(named).toHaveLength(mostVisited);
    expect(slips.length).toBeGreaterThan(1000 / every);
    expect(missed.length / slips.length, missed.map(({ slip, name }) => `${slip} (${name})`).join(', ')).toBeLessThan(
      0.05,
    );
  });
});
