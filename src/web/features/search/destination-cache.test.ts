import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDestinationCache, destinationCache } from './destination-cache.ts';
import type { SearchPlace } from './search-place.ts';

const tenMinutes = 10 * 60 * 1000;

function makePlace(name: string): SearchPlace {
  return {
    kind: 'country',
    slug: name,
    name,
    searches: [],
    readings: [],
    path: `/${name}`,
    flag: 'JP',
    within: null,
    regions: [],
    planCount: 1,
    countryCount: null,
    price: null,
    amount: null,
  };
}

function setUp(answers: readonly (readonly SearchPlace[] | Error)[]) {
  let time = 0;
  let asked = 0;
  const cache = createDestinationCache({
    now: () => time,
    fetchPlaces: async () => {
      const answer = answers[asked];
      asked += 1;
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked too often');
      return answer;
    },
  });
  return {
    cache,
    wait: (ms: number) => {
      time += ms;
    },
    timesAsked: () => asked,
  };
}

describe('createDestinationCache', () => {
  const [first, second] = [[makePlace('first')], [makePlace('second')]];

  it('loads when it is empty', async () => {
    const { cache } = setUp([first]);
    expect(cache.current()).toBeNull();
    expect(await cache.load()).toBe(first);
    expect(cache.current()).toBe(first);
  });

  it('keeps a list for ten minutes, and not longer', async () => {
    const { cache, wait, timesAsked } = setUp([first, second]);
    await cache.load();
    wait(tenMinutes);
    expect(await cache.load()).toBe(first);
    expect(timesAsked()).toBe(1);
    wait(1);
    expect(await cache.load()).toBe(second);
  });

  it('runs one load at a time', async () => {
    const { cache, timesAsked } = setUp([first]);
    const [one, two] = await Promise.all([cache.load(), cache.load()]);
    expect(one).toBe(two);
    expect(timesAsked()).toBe(1);
  });

  it('does not keep an empty list', async () => {
    const { cache } = setUp([[], second]);
    await cache.load();
    expect(await cache.load()).toBe(second);
  });

  it('asks again after a failure, and still has what it had', async () => {
    const { cache, wait } = setUp([first, new Error('offline'), second]);
    await cache.load();
    wait(tenMinutes + 1);
    await expect(cache.load()).rejects.toThrow('offline');
    expect(cache.current()).toBe(first);
    expect(await cache.load()).toBe(second);
  });
});

describe('destinationCache', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is one for each language and currency', () => {
    const cache = destinationCache({ locale: 'fr', currency: 'EUR' });
    expect(destinationCache({ locale: 'fr', currency: 'EUR' })).toBe(cache);
    expect(destinationCache({ locale: 'fr', currency: 'JPY' })).not.toBe(cache);
    expect(destinationCache({ locale: 'ja', currency: 'EUR' })).not.toBe(cache);
  });

  it('asks for countries and regions in the language, with prices in the currency', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return Response.json([]);
    });
    await destinationCache({ locale: 'it', currency: 'CHF' }).load();
    expect(asked).toEqual(['/api/countries?locale=it&currency=CHF', '/api/regions?locale=it&currency=CHF']);
  });

  it('fails with the answer of the site', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    await expect(destinationCache({ locale: 'es', currency: 'CHF' }).load()).rejects.toThrow('503');
  });
});
