import { describe, expect, it } from 'vitest';
import type { ListRow } from '#domain/listing/destination-view.ts';
import { locales } from '#domain/kernel/locale.ts';
import type { TripReason } from '#domain/trip/trip-cost.ts';
import { defaultTrip } from '#domain/trip/trip.ts';
import { messagesFor } from './messages.ts';
import { makeListedPromo, makeListRow } from '#tests/support/listed-plan-factory.ts';
import { moneyOf } from '#tests/support/memory-context.ts';
import { sayPromo, sayReasons } from './say-reasons.ts';

const english = { locale: 'en', messages: messagesFor('en') } as const;

const withReason = (reason: TripReason): ListRow => {
  const row = makeListRow({});
  return { ...row, trip: { ...row.trip, fit: 'slow', reasons: [reason] } };
};

const reasons: readonly TripReason[] = [
  { code: 'few-countries', covered: 2, of: 27 },
  { code: 'several-for-days', count: 2 },
  { code: 'several-for-data', count: 3 },
  { code: 'top-up-not-stated' },
  { code: 'sold-once' },
  { code: 'new-customers-only' },
  { code: 'slow-part', megabytes: 1500, kbps: 512 },
  { code: 'slow-part', megabytes: null, kbps: 512 },
  { code: 'data-short', megabytes: 700 },
  { code: 'not-unlimited' },
  { code: 'amount-not-stated' },
  { code: 'limits-not-stated' },
  { code: 'paid-by-use' },
  { code: 'no-hotspot' },
  { code: 'hotspot-not-stated' },
  { code: 'no-rate' },
];

describe('sayReasons', () => {
  it('says so when one plan does it', () => {
    expect(sayReasons(makeListRow({}), english)).toEqual(['One plan covers the whole trip at full speed.']);
  });

  it.each([
    [{ code: 'several-for-days', count: 2 }, 'Lasts 7\u00a0days, so you’d need 2 in a row.'],
    [{ code: 'several-for-data', count: 3 }, 'Includes 5\u00a0GB, so you’d need 3.'],
    [{ code: 'slow-part', megabytes: 1500, kbps: 512 }, '1.5\u00a0GB of your trip’s data runs at 512\u00a0kbps.'],
    [{ code: 'slow-part', megabytes: null, kbps: 512 }, 'Everything beyond the allowance runs at 512\u00a0kbps.'],
    [{ code: 'data-short', megabytes: 700 }, '700\u00a0MB less than your trip needs.'],
    [{ code: 'no-hotspot' }, 'No hotspot.'],
  ] as const)('says %o', (reason, words) => {
    expect(sayReasons(withReason(reason), english)).toEqual([words]);
  });

  it('has a sentence of its own for each reason in every language', () => {
    for (const locale of locales) {
      const language = { locale, messages: messagesFor(locale) };
      const said = reasons.flatMap((reason) => sayReasons(withReason(reason), language));
      expect(new Set(said).size, locale).toBe(reasons.length);
      expect(said.filter((words) => !/[.。]$/.test(words))).toEqual([]);
    }
  });
});

describe('sayPromo', () => {
  const promo = makeListedPromo({ price: moneyOf('4'), endsAt: '2026-12-24T00:00:00Z' });

  it('says whether it counts, its price and its end', () => {
    expect(sayPromo(makeListRow({ promo }, { usesPromo: true }), english)).toEqual([
      'Promo price of one plan: $4.00.',
      'Promo ends on 24 December 2026.',
      'Promo price applied.',
    ]);
    expect(sayPromo(makeListRow({ promo }), english)[2]).toBe('Not in the price shown.');
  });

  it.each([
    [makeListedPromo({ endsAt: '2026-11-01T00:00:00Z' }), 'The promo ended on 1 November 2026.'],
    [makeListedPromo({ startsAt: '2026-12-01T00:00:00Z' }), 'The promo starts on 1 December 2026.'],
    [makeListedPromo({ excludedKinds: ['total'] }), 'The promo doesn’t apply to this type of plan.'],
    [makeListedPromo({ minimumSpend: moneyOf('200') }), 'The promo needs a minimum order of $200.00.'],
    [makeListedPromo({ newCustomersOnly: true }), 'The promo is for a first order.', false],
    [
      makeListedPromo({ newCustomersOnly: null }),
      'The seller doesn’t say whether the promo is for a first order only.',
      false,
    ],
  ])('says why it does not count', (promo, words, isNewCustomer = true) => {
    const trip = { ...defaultTrip, isNewCustomer };
    expect(sayPromo(makeListRow({ promo }, { usesPromo: true, trip }), english)).toContain(words);
  });

  it('is silent without one', () => {
    expect(sayPromo(makeListRow({}), english)).toEqual([]);
  });
});
