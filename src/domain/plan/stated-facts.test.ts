import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollars, makeListedPlan } from '#tests/support/listed-plan-factory.ts';
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import type { ListedNetworks, ListedPlan } from './listed-plan.ts';
import type { Known } from './plan.ts';
import { summariseFacts } from './stated-facts.ts';

const [japan, singapore] = ['JP', 'SG'] as CountryCode[];
if (japan === undefined || singapore === undefined) throw new Error('two countries');

const kddi5g: ListedNetworks = { operators: [{ name: 'KDDI', generation: '5G' }], generation: '5G', breakout: [japan] };
const both: ListedNetworks = {
  operators: [
    { name: 'KDDI', generation: '4G' },
    { name: 'SoftBank', generation: null },
  ],
  generation: '4G',
  breakout: [japan, singapore],
};

function plansOf(...facts: readonly Partial<ListedPlan>[]): readonly ListedPlan[] {
  return facts.map((each) => makeListedPlan(each));
}

describe('summariseFacts', () => {
  it('counts yes, no and not stated apart', () => {
    const plans = plansOf({ tethering: true }, { tethering: true }, { tethering: false }, { tethering: null });
    const facts = summariseFacts(plans);
    expect(facts.hotspot).toEqual({ yes: 2, no: 1, unknown: 1 });
    expect(facts.topUp).toEqual({ yes: 0, no: 0, unknown: 4 });
    expect(facts.planCount).toBe(4);
  });

  it('reads each fact from its own statement', () => {
    const [plan] = plansOf({ tethering: true, topUp: false, ekyc: true, phoneNumber: false });
    const facts = summariseFacts(plan === undefined ? [] : [plan]);
    const yes = { yes: 1, no: 0, unknown: 0 };
    const no = { yes: 0, no: 1, unknown: 0 };
    expect(facts).toMatchObject({ hotspot: yes, topUp: no, ekyc: yes, phoneNumber: no });
  });

  it('names networks by how many plans use them, each with its best generation', () => {
    const { networks, networkUnknown } = summariseFacts(plansOf({ networks: both }, { networks: kddi5g }, {}));
    expect(networks).toEqual([
      { value: { name: 'KDDI', generation: '5G' }, planCount: 2 },
      { value: { name: 'SoftBank', generation: null }, planCount: 1 },
    ]);
    expect(networkUnknown).toBe(1);
  });

  it('keeps the best generation whichever plan comes first', () => {
    for (const plans of [
      plansOf({ networks: both }, { networks: kddi5g }),
      plansOf({ networks: kddi5g }, { networks: both }),
    ])
      expect(summariseFacts(plans).networks[0]?.value.generation).toBe('5G');
  });

  it('counts breakout countries and the plans without any', () => {
    const { breakout, breakoutUnknown } = summariseFacts(plansOf({ networks: both }, { networks: kddi5g }, {}, {}));
    expect(breakout).toEqual([
      { value: japan, planCount: 2 },
      { value: singapore, planCount: 1 },
    ]);
    expect(breakoutUnknown).toBe(2);
  });

  it('counts a country once for a plan that names it twice', () => {
    const twice = { ...kddi5g, breakout: [japan, japan] };
    expect(summariseFacts(plansOf({ networks: twice })).breakout).toEqual([{ value: japan, planCount: 1 }]);
  });

  it('lists kinds and the currencies of the sellers prices, most plans first', () => {
    const yen = { units: 15_000_000, currency: 'JPY' as CurrencyCode };
    const facts = summariseFacts(
      plansOf({ sellerPrice: yen }, { sellerPrice: yen, dataKind: 'daily' }, { sellerPrice: dollars(9) }),
    );
    expect(facts.kinds).toEqual([
      { value: 'total', planCount: 2 },
      { value: 'daily', planCount: 1 },
    ]);
    expect(facts.currencies.map(({ value }) => value)).toEqual(['JPY', 'USD']);
  });

  it('names the newest check', () => {
    const times = ['2026-11-19T00:00:00Z', '2026-11-21T00:00:00Z', '2026-11-20T00:00:00Z'];
    expect(summariseFacts(plansOf(...times.map((checkedAt) => ({ checkedAt })))).checkedAt).toBe(times[1]);
  });

  it('has nothing to say of no plans', () => {
    expect(summariseFacts([])).toMatchObject({
      planCount: 0,
      networks: [],
      kinds: [],
      currencies: [],
      checkedAt: null,
    });
  });

  it('accounts for every plan', () => {
    const known = fc.constantFrom<Known>(true, false, null);
    fc.assert(
      fc.property(fc.array(fc.record({ tethering: known, ekyc: known })), (facts) => {
        const { hotspot, ekyc, kinds } = summariseFacts(plansOf(...facts));
        for (const { yes, no, unknown } of [hotspot, ekyc]) expect(yes + no + unknown).toBe(facts.length);
        expect(kinds.reduce((sum, { planCount }) => sum + planCount, 0)).toBe(facts.length);
      }),
    );
  });
});
