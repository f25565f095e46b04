import { describe, expect, it, vi } from 'vitest';
import { messagesFor } from '#i18n/messages.ts';

/** The page with changed ranking constants; reloads all modules. */
async function renderWith(module: string, change: object): Promise<string> {
  vi.resetModules();
  vi.doMock(module, async (load) => ({ ...(await load<object>()), ...change }));
  const { methodRules } = await import('#domain/site/method-rules.ts');
  const { methodSections } = await import('./method-sections.ts');
  return JSON.stringify(methodSections(methodRules(), { texts: messagesFor('en').methodology, locale: 'en' }));
}

describe('methodSections', () => {
  it.each([
    ['#domain/listing/provider-rating.ts', { ratingWeight: 41 }, 'as if 41 average reviews'],
    ['#domain/listing/best-rated.ts', { fewestReviews: 43 }, 'at least 43 reviews'],
    [
      '#domain/kernel/freshness.ts',
      { staleAfterDays: 9, lowestPriceDays: 31, priceHistoryDays: 91 },
      '9\u00a0days ago',
    ],
    [
      '#domain/trip/extra-install.ts',
      { extraInstallPrice: { units: 41_000, currency: 'USD' } },
      'saves more than $4.10 for each extra one',
    ],
    ['#domain/plan/unlimited-speed.ts', { activeHoursPerDay: 5 }, '5 hours of use a day'],
    ['#domain/plan/unlimited-speed.ts', { leastUsableKbps: 2000 }, 'counts from 2\u00a0Mbps up'],
    ['#domain/trip/trip.ts', { mostPlansPerTrip: 7 }, 'more than 7 of the same plan'],
    ['#domain/plan/served-share.ts', { servedShare: 0.6 }, 'plans that work in less than 60% of its countries'],
    ['#domain/listing/best-picks.ts', { singlePlanShare: 0.2 }, 'up to 20% more'],
    ['#domain/listing/best-picks.ts', { otherProviderShare: 0.3 }, 'at most 30% more.'],
    ['#domain/listing/worry-free.ts', { leastWorryFreeRating: 4.4 }, 'at 4.4 or higher'],
    ['#domain/listing/worry-free.ts', { fewestWorryFreeReviews: 25 }, 'At least 25 travellers'],
    ['#domain/listing/worry-free.ts', { leastWorryFreeGeneration: '5G' }, 'a network of 5G or better'],
    ['#domain/listing/worry-free.ts', { worryFreeHours: 36 }, 'in the last 36 hours'],
    ['#domain/listing/worry-free.ts', { mostWorryFreeTimes: 3 }, 'at most 3 times the cheapest'],
    ['#domain/plan/plausible-plans.ts', { fewestMarketSellers: 4 }, 'from 4 sellers'],
    ['#domain/plan/plausible-plans.ts', { ownPriceFactor: 3 }, '3 times higher or lower than the list price'],
    ['#domain/plan/plausible-plans.ts', { lowestPromoShare: 0.2 }, 'below 20% of it'],
    ['#domain/trip/trip-order.ts', { equalPlans: ['more-data'] }, 'full speed before reduced speed, then more data.'],
    [
      '#domain/trip/trip-order.ts',
      { fitRank: { full: 0, slow: 1, unknown: 2, partial: 3, short: 4 } },
      'By the price of the whole trip: plans that cover it with part of the data',
    ],
  ])('follows %s', async (module, change, words) => {
    const before = await renderWith(module, {});
    expect(before).not.toContain(words);
    expect(await renderWith(module, change)).toContain(words);
    vi.doUnmock(module);
  });

  it('says every figure of the bounds that feeds are judged by', async () => {
    const bounds = {
      suspiciousFactor: 11,
      refusedFactor: 51,
      marketPlans: 13,
      lowestPrice: 0.06,
      highestPrice: 5001,
      unconfirmedAfterRuns: 2,
      withdrawnAfterRuns: 4,
    };
    const text = await renderWith('#domain/plan/plausible-plans.ts', { plausibleBounds: bounds });
    for (const figure of [
      '11 times',
      '51 times',
      '13 plans',
      '$0.06',
      '$5,001',
      'latest 2 complete',
      'latest 4 complete',
    ])
      expect(text).toContain(figure);
    vi.doUnmock('#domain/plan/plausible-plans.ts');
  });
});
