import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/kernel/locale.ts';
import { countries } from '#domain/place/countries.ts';
import { defaultTrip } from '#domain/trip/trip.ts';
import {
  countryOf,
  createMemoryContext,
  makePlan,
  makeProvider,
  membersOf,
  moneyOf,
} from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import { makeReview } from '#tests/support/make-review.ts';
import { loadHome } from './load.ts';

const everywhere = countries
  .filter(({ inhabited }) => inhabited)
  .map(({ code }, index) => makePlan(index + 1, { coverage: [code], price: moneyOf('5.00') }));

function load(options: Parameters<typeof createMemoryContext>[0], currency = 'USD', locale: Locale = 'en') {
  return loadHome(makePageRequest({ parameters: {}, currency, locale }), createMemoryContext(options));
}

const days = (oldest: string, newest: string) => ({ oldest, newest });

describe('loadHome', () => {
  it('describes an empty site as one that is being set up', async () => {
    const { data, head } = expectPage(await load({ plans: [] }));
    expect(data.planCount).toBe(0);
    expect(head.description).toMatch(/being set up/);
  });

  it('shows the 14 most visited countries with their prices', async () => {
    const { data } = expectPage(await load({ plans: everywhere }, 'EUR'));
    expect(data.popular).toHaveLength(14);
    expect(data.popular.slice(0, 3).map(({ name }) => name)).toEqual(['France', 'Spain', 'United States']);
    expect(data.popular[0]).toMatchObject({
      price: { ...moneyOf('2.50', 'EUR'), isEstimate: true },
      perGb: { ...moneyOf('0.25', 'EUR'), isEstimate: true },
    });
  });

  it('knows from which days the rates of its estimates are', async () => {
    const mixed = [
      ...everywhere.slice(1),
      makePlan(900, { coverage: membersOf('europe'), price: moneyOf('1', 'JPY') }),
    ];
    expect(expectPage(await load({ plans: everywhere })).rateDays).toBeNull();
    expect(expectPage(await load({ plans: everywhere }, 'EUR')).rateDays).toEqual(days('2026-11-20', '2026-11-20'));
    expect(expectPage(await load({ plans: mixed }, 'EUR')).rateDays).toEqual(days('2026-11-19', '2026-11-20'));
  });

  it('pins at most seven of them to the map, with their prices, from west to east', async () => {
    const { data } = expectPage(await load({ plans: everywhere }));
    expect(data.pins.map(({ flag }) => flag)).toEqual(['US', 'MX', 'IT', 'TR', 'CN', 'TH', 'JP']);
    const noRate = [makePlan(1, { coverage: membersOf('global'), price: moneyOf('5.00', 'GBP') })];
    expect(expectPage(await load({ plans: noRate })).data.pins).toEqual([]);
  });

  it('does not lead readers to their own country first, and does not pin it', async () => {
    const { data } = expectPage(await load({ plans: everywhere }, 'EUR', 'fr'));
    expect(data.popular.map(({ flag }) => flag)).toHaveLength(14);
    expect([data.popular[0]?.flag, data.popular.at(-1)?.flag]).toEqual(['ES', 'FR']);
    const italian = expectPage(await load({ plans: everywhere }, 'EUR', 'it'));
    expect(italian.data.pins.map(({ flag }) => flag)).not.toContain('IT');
  });

  it('shades places by what the basket costs there', async () => {
    const plans = everywhere.map((plan, index) => ({ ...plan, price: moneyOf(String(4 + index / 10)) }));
    const { data } = expectPage(await load({ plans }));
    expect(data.fares).toHaveLength(3);
    for (const { price, fareClass } of data.popular) {
      const borders = data.fares[fareClass - 1];
      expect(price?.units).toBeGreaterThanOrEqual(borders?.from?.units ?? 0);
      expect(price?.units).toBeLessThan(borders?.to?.units ?? Infinity);
    }
    const tiny = [makePlan(1, { coverage: [countryOf('FR')], price: moneyOf('1'), validityDays: 1, topUp: false })];
    expect(expectPage(await load({ plans: tiny })).data.popular[0]).toMatchObject({ fareClass: 0 });
  });

  it('counts providers and destinations and knows the newest check', async () => {
    const plans = [
      makePlan(1, { checkedAt: '2026-11-20T10:00:00Z' }),
      makePlan(2, { provider: makeProvider('skylark'), checkedAt: '2026-11-20T11:00:00Z' }),
    ];
    expect(expectPage(await load({ plans })).data).toMatchObject({
      planCount: 2,
      providerCount: 2,
      destinationCount: 1,
      checkedAt: '2026-11-20T11:00:00Z',
    });
  });

  it('offers regions for browsing, without the world and without those that are no category', async () => {
    const plans = [
      makePlan(1, { coverage: membersOf('global'), scope: 'global' }),
      makePlan(2, { coverage: membersOf('netherlands-antilles') }),
    ];
    const paths = expectPage(await load({ plans })).data.regions.map(({ path }) => path);
    expect(paths).toContain('/region/europe');
    expect(paths).not.toContain('/global');
    expect(paths).not.toContain('/region/netherlands-antilles');
    expect(paths).toHaveLength(12);
  });

  it('shows reviews in the reader’s language first', async () => {
    const reviews = (['en', 'en', 'fr', 'fr'] as const).map((language, index) =>
      makeReview({ id: `${language}${index}`, language }),
    );
    const { data } = expectPage(await load({ reviews }, 'USD', 'fr'));
    expect(data.reviews.map(({ id }) => id)).toEqual(['fr2', 'fr3', 'en0']);
  });

  it('shows at most three reviews, with the countries named', async () => {
    const visited = countries.slice(0, 1).map(({ code }) => code);
    const reviews = ['a', 'b', 'c', 'd'].map((id) => makeReview({ id, countries: visited }));
    const { data } = expectPage(await load({ reviews }));
    expect(data.reviews.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(data.reviewCount).toBe(4);
    expect(data.reviews[0]?.countries).toEqual([{ code: 'AD', name: 'Andorra', href: '/andorra' }]);
  });

  it('stands without any plan', async () => {
    expect(expectPage(await load({})).data).toEqual({
      trip: defaultTrip,
      usesPromo: false,
      planCount: 0,
      notice: expect.stringMatching(/being set up/),
      providerCount: 0,
      destinationCount: 0,
      checkedAt: null,
      popular: [],
      pins: [],
      fares: [],
      regions: [],
      reviews: [],
      reviewCount: 0,
    });
  });
});
