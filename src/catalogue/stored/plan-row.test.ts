import { describe, expect, it } from 'vitest';
import { changedFacts, fullPlan } from '#tests/support/full-plan.ts';
import { makePlan, money } from '#tests/support/plan-factory.ts';
import { knownColumn, planColumns, planRow, storableText } from './plan-row.ts';

const keys = {
  id: 1,
  providerId: 2,
  coverageSetId: 3,
  networkSetId: 4,
  externalId: 'japan-5gb',
  pin: null,
  updatedAt: '2026-10-06T08:00:00.000Z',
  isShown: true,
};

/** The row as an object, so that no test depends on the order of columns. */
function rowOf(facts: Parameters<typeof makePlan>[0]): Record<string, string | number | null | undefined> {
  const values = planRow(makePlan(facts), keys);
  return Object.fromEntries(planColumns.map((column, index) => [column, values[index]]));
}

describe('planRow', () => {
  it('has one value for each column', () => {
    expect(planRow(fullPlan, keys)).toHaveLength(planColumns.length);
    expect(planRow(fullPlan, keys)).not.toContain(undefined);
  });

  it('puts keys and times where they belong', () => {
    expect(rowOf({})).toMatchObject({
      id: 1,
      provider_id: 2,
      coverage_set_id: 3,
      network_set_id: 4,
      external_id: 'japan-5gb',
      updated_at: keys.updatedAt,
      active: 1,
      pinned_at: null,
    });
  });

  it('keeps a single name as it is, and of several the first that an English reader can use', () => {
    expect(rowOf({ name: 'Plan' })).toMatchObject({ name: 'Plan', names: null });
    expect(rowOf({ name: { fr: 'Forfait', en: 'Plan' } })).toMatchObject({
      name: 'Plan',
      names: '{"fr":"Forfait","en":"Plan"}',
    });
    expect(rowOf({ name: { it: 'Piano', ja: 'プラン' } })['name']).toBe('プラン');
    expect(rowOf({ name: { en: '', fr: 'Forfait' } })['name']).toBe('Forfait');
    expect(rowOf({ name: {} })['name']).toBe('');
  });

  it('ranks by the amount of data', () => {
    const ranks = [
      rowOf({ dataMb: 1_000 }),
      rowOf({ dataKind: 'daily', dataMb: 500, validityDays: 3 }),
      rowOf({ dataKind: 'unlimited' }),
    ];
    expect(ranks.map((row) => row['data_rank'])).toEqual([1_000, 1_500, Number.MAX_SAFE_INTEGER]);
  });

  it('counts own prices', () => {
    expect(rowOf({ ownPrices: [money(1, 'EUR'), money(2, 'JPY')] })['own_price_count']).toBe(2);
  });

  it('writes some column differently for every fact that the row itself holds', () => {
    const elsewhere = new Set(['scope', 'coverage', 'region', 'promo', 'networks', 'breakout']);
    const plain = makePlan();
    const before = planRow(plain, keys);
    const silent = Object.entries(changedFacts)
      .filter(([fact]) => !elsewhere.has(fact))
      .filter(([fact, value]) =>
        planRow({ ...plain, [fact]: value }, keys).every((each, index) => each === before[index]),
      );
    expect(silent.map(([fact]) => fact)).toEqual([]);
  });
});

describe('knownColumn', () => {
  it('keeps unknown apart from no', () => {
    expect([true, false, null].map(knownColumn)).toEqual([1, 0, null]);
  });
});

describe('storableText', () => {
  it('drops NUL and nothing else', () => {
    expect(storableText('a\0b\0')).toBe('ab');
    expect(storableText('日本 \u{1F1EF}\u{1F1F5}\n')).toBe('日本 \u{1F1EF}\u{1F1F5}\n');
  });
});
