import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewDestination } from '#domain/listing/view-destination.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { defaultTrip } from '#domain/trip/trip.ts';
import { messagesFor } from './messages.ts';
import { makeListedPromo, viewTime, makeListRow } from '#tests/support/listed-plan-factory.ts';
import { moneyOf } from '#tests/support/memory-context.ts';
import { anyDestinationPlans, anyListQuery } from '#tests/support/random-listed-plans.ts';
import { sayBought, saySeveral, sayWorkedOut } from './say-purchase.ts';

const english = { locale: 'en', messages: messagesFor('en') } as const;

describe('sayWorkedOut', () => {
  it('shows the sum', () => {
    expect(sayWorkedOut(makeListRow({ validityDays: 4, price: moneyOf('8.90') }), english)).toBe('2 × $8.90 = $17.80');
  });

  it('is silent where there is none', () => {
    expect(sayWorkedOut(makeListRow({ price: moneyOf('8.90') }), english)).toBeNull();
    expect(sayWorkedOut(makeListRow({ dataKind: 'payg', dataMb: null }), english)).toBeNull();
    expect(sayWorkedOut(makeListRow({ dataKind: 'daily', dataMb: 10 }), english)).toBeNull();
  });

  it('does not call equal what rounding has made unequal', () => {
    const row = makeListRow({ validityDays: 2, price: moneyOf('1.7525'), isEstimate: true });
    expect(sayWorkedOut(row, english)).toBe('4 × $1.75 ≈ $7.01');
    expect(saySeveral(row, english)).toBe('≈\u00a04 × $1.75');
    const promo = makeListedPromo({ price: moneyOf('0.335'), newCustomersOnly: false, minimumSpend: moneyOf('0.50') });
    const finer = makeListRow({ validityDays: 4, price: moneyOf('0.4'), promo }, { usesPromo: true });
    expect(sayWorkedOut(finer, english)).toBe('2 × $0.34 ≈ $0.67');
  });

  it('counts a promo for new customers once, one for everybody each time', () => {
    const facts = { validityDays: 4, price: moneyOf('10') };
    const promo = { price: moneyOf('8') };
    const workedOut = (newCustomersOnly: boolean | null): string | null => {
      const row = makeListRow(
        { ...facts, promo: makeListedPromo({ ...promo, newCustomersOnly }) },
        { usesPromo: true },
      );
      return sayWorkedOut(row, english);
    };
    expect(workedOut(false)).toBe('2 × $8.00 = $16.00');
    expect(workedOut(true)).toBe('1 × $8.00 + 1 × $10.00 = $18.00');
    expect(workedOut(null)).toBe('1 × $8.00 + 1 × $10.00 = $18.00');
  });

  it('counts a promo of nothing once', () => {
    const promo = makeListedPromo({ price: moneyOf('0'), newCustomersOnly: false });
    const row = makeListRow({ validityDays: 4, price: moneyOf('6'), promo }, { usesPromo: true });
    expect(sayWorkedOut(row, english)).toBe('1 × $0.00 + 1 × $6.00 = $6.00');
  });

  it('counts a promo that needs a larger order', () => {
    const promo = makeListedPromo({ price: moneyOf('8'), newCustomersOnly: false, minimumSpend: moneyOf('15') });
    const row = makeListRow({ validityDays: 4, price: moneyOf('10'), promo }, { usesPromo: true });
    expect(sayWorkedOut(row, english)).toBe('2 × $8.00 = $16.00');
  });
});

describe('sayBought', () => {
  const bought = (facts: Partial<ListedPlan>) => sayBought(makeListRow(facts), english);

  it.each<[string, Partial<ListedPlan>, readonly string[]]>([
    ['one plan', { validityDays: 7 }, []],
    ['two, where the seller does not say more', { validityDays: 4 }, ['2 eSIMs to install']],
    ['two, where it refuses top-ups', { validityDays: 4, topUp: false }, ['2 eSIMs to install']],
    ['two of one eSIM', { validityDays: 4, topUp: true }, ['with 1 top-up']],
    ['three of one eSIM', { dataMb: 2_000, topUp: true }, ['with 2 top-ups']],
    ['one for each day', { dataKind: 'daily', dataMb: 1_000, validityDays: 1 }, ['one a day', '7 eSIMs to install']],
    ['days of one eSIM', { dataKind: 'daily', dataMb: 1_000, validityDays: 1, dayPass: true }, []],
  ])('says what is installed: %s', (_what, facts, said) => {
    expect(bought(facts)).toEqual(said);
  });

  it('still counts two plans of a day', () => {
    const row = makeListRow({ validityDays: 1 }, { trip: { ...defaultTrip, days: 2 } });
    expect(sayBought(row, english)).toEqual(['2 eSIMs to install']);
  });
});

it('prints sums that add up, and says of others that they nearly do', () => {
  const cents = (text: string): number => Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100);
  let seen = 0;
  fc.assert(
    fc.property(anyDestinationPlans, anyListQuery, (plans, query) => {
      for (const row of viewDestination(plans, { query, now: viewTime }).list.rows) {
        const words = sayWorkedOut(row, english);
        if (words === null) continue;
        seen += 1;
        const [, left = '', sign, sum = ''] = /^(.*) ([=≈]) (.*)$/.exec(words) ?? [];
        const parts = left.split(' + ').map((part) => part.split(' × '));
        const total = parts.reduce((all, [count = '', price = '']) => all + (cents(count) / 100) * cents(price), 0);
        const count = parts.reduce((all, [each = '']) => all + cents(each) / 100, 0);
        expect(Math.abs(total - cents(sum)), words).toBeLessThanOrEqual(sign === '=' ? 0 : count / 2 + 1);
      }
    }),
    { numRuns: 1_500 },
  );
  expect(seen).toBeGreaterThan(100);
});
