import { describe, expect, it } from 'vitest';
import { japanesePlaces, japaneseThings } from './counters.ts';

describe('the counters of Japanese', () => {
  it.each([
    [0, '0個', '0の国・地域'],
    [1, '1つ', '1つの国・地域'],
    [9, '9つ', '9つの国・地域'],
    [10, '10個', '10の国・地域'],
    [1000, '1,000個', '1,000の国・地域'],
  ])('counts %i', (count, things, places) => {
    expect([japaneseThings(count), japanesePlaces(count)]).toEqual([things, places]);
  });
});
