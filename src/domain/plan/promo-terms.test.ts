import { describe, expect, it } from 'vitest';
import { dollars, makeListedPlan, makeListedPromo } from '#tests/support/listed-plan-factory.ts';
import type { ListedPromo } from './listed-plan.ts';
import { listPromos } from './promo-terms.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

/** Plans at $10 with these offers; null: without one. */
function promosOf(...promos: readonly (Partial<ListedPromo> | null)[]) {
  const plans = promos.map((promo) => makeListedPlan({ price: dollars(10), promo: promo && makeListedPromo(promo) }));
  return listPromos(plans, now);
}

describe('listPromos', () => {
  it('is empty without offers', () => {
    expect(promosOf(null, null)).toEqual([]);
  });

  it('joins the plans of one offer and names its largest saving', () => {
    const code = 'SEA20';
    const [offer, ...more] = promosOf({ code, price: dollars(9) }, null, { code, price: dollars(8) });
    expect(more).toEqual([]);
    expect(offer).toMatchObject({ code, planCount: 2, largestSaving: 20 });
  });

  it.each([
    ['code', { code: 'B' }],
    ['new customers', { newCustomersOnly: true }],
    ['minimum spend', { minimumSpend: dollars(20) }],
    ['excluded kinds', { excludedKinds: ['daily'] }],
    ['start that is ahead', { startsAt: '2026-12-01T00:00:00Z' }],
  ] as const)('tells offers apart by their %s', (_what, terms) => {
    expect(promosOf({}, terms)).toHaveLength(2);
  });

  it('joins offers that began on different days and run now', () => {
    const [offer, ...more] = promosOf({ startsAt: '2026-11-01T00:00:00Z' }, { startsAt: '2026-11-02T00:00:00Z' }, {});
    expect([offer?.planCount, offer?.startsAt, more]).toEqual([3, null, []]);
  });

  it.each([
    ['one end', ['2026-12-01', '2026-12-01'], ['2026-12-01', '2026-12-01']],
    ['ends that differ', ['2026-12-09', '2026-12-01'], ['2026-12-01', '2026-12-09']],
    ['an end for some plans', ['2026-12-01', null], ['2026-12-01', null]],
    ['no end', [null, null], [null, null]],
  ] as const)('names first and last end: %s', (_what, ends, expected) => {
    const [offer, ...more] = promosOf(...ends.map((endsAt) => ({ endsAt })));
    expect([[offer?.firstEnd, offer?.lastEnd], more]).toEqual([expected, []]);
  });

  it('begins with the offer on most plans', () => {
    expect(promosOf({ code: 'A' }, { code: 'B' }, { code: 'B' }).map(({ code }) => code)).toEqual(['B', 'A']);
  });

  it('leaves out what has ended and keeps what has not begun', () => {
    const offers = promosOf(
      { code: 'ENDED', endsAt: '2026-11-20T12:00:00Z' },
      { code: 'RUNS', endsAt: '2026-11-20T12:00:01Z' },
      { code: 'LATER', startsAt: '2026-12-01T00:00:00Z' },
    );
    expect(offers.map(({ code }) => code)).toEqual(['RUNS', 'LATER']);
  });

  it('rounds a saving down: more than it is must not be promised', () => {
    expect(promosOf({ price: dollars(8.01) })[0]?.largestSaving).toBe(19);
  });

  it('never claims a negative saving', () => {
    expect(promosOf({ price: dollars(12) })[0]?.largestSaving).toBe(0);
  });

  it('does not know the saving of what cannot be converted', () => {
    expect(promosOf({ price: null })[0]?.largestSaving).toBeNull();
  });
});
