import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordOf } from '#domain/kernel/records.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { changedFacts, country, fullPlan, unstatedTerms } from '#tests/support/full-plan.ts';
import { makePlan, money } from '#tests/support/plan-factory.ts';
import { anyPlan } from '#tests/support/random-catalogue.ts';
import { hashFacts, normalisePlan, shortHash } from './plan-facts-hash.ts';

const hashOf = (plan: PlanFacts): string => hashFacts(normalisePlan(plan));

/** The same facts with the keys of every object reversed. */
function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, each]) => [key, reverseKeys(each)]),
  );
}

describe('normalisePlan', () => {
  it('drops own prices in the currency of the list price, and keeps one a currency', () => {
    const plan = {
      ...fullPlan,
      price: money(5, 'EUR'),
      ownPrices: [money(1, 'USD'), money(2, 'EUR'), money(3, 'USD')],
    };
    expect(normalisePlan(plan).ownPrices).toEqual([money(3, 'USD')]);
  });

  it('sorts what has no order of its own', () => {
    const { networks, breakout } = normalisePlan(fullPlan);
    expect(networks.map((network) => network.country)).toEqual(['JP', 'KR']);
    expect(breakout).toEqual(['HK', 'SG']);
  });

  it('changes nothing the second time', () => {
    const property = fc.property(anyPlan, (plan) => {
      const once = normalisePlan(plan);
      expect(normalisePlan(once)).toEqual(once);
    });
    fc.assert(property);
  });
});

describe('hashFacts', () => {
  it('is the same for the same facts in another order', () => {
    const other = {
      ...(reverseKeys(fullPlan) as PlanFacts),
      networks: fullPlan.networks.toReversed(),
      breakout: fullPlan.breakout.toReversed(),
      ownPrices: fullPlan.ownPrices.toReversed(),
    };
    expect(hashOf(other)).toBe(hashOf(fullPlan));
  });

  it('does not depend on when it was stated, nor on the external id', () => {
    expect(hashOf({ ...fullPlan, statedAt: null, externalId: 'other' })).toBe(hashOf(fullPlan));
  });

  it('differs between unknown and no', () => {
    expect(hashOf({ ...fullPlan, tethering: null })).not.toBe(hashOf({ ...fullPlan, tethering: false }));
  });

  it('differs for every part of a promo', () => {
    const promo = { price: money(1), ...unstatedTerms };
    const variants = [
      null,
      promo,
      { ...promo, price: money(2) },
      { ...promo, price: money(1, 'EUR') },
      { ...promo, code: 'X' },
      { ...promo, newCustomersOnly: false },
      { ...promo, minimumSpend: money(0) },
      { ...promo, minimumSpend: money(1, 'EUR') },
      { ...promo, excludedKinds: ['daily' as const] },
      { ...promo, startsAt: '2026-01-01T00:00:00.000Z' },
      { ...promo, endsAt: '2026-01-01T00:00:00.000Z' },
    ];
    expect(new Set(variants.map((each) => hashOf({ ...fullPlan, promo: each }))).size).toBe(variants.length);
  });

  it('stays what it was before promos had conditions and before the last fields of a plan', () => {
    const later = ['dayPass', 'apnIos', 'apnAndroid', 'roaming', 'reinstall', 'topUpWithinDays'] as const;
    const unstated = recordOf([...later, 'refund', 'unusedData', 'afterEnd'] as const, () => null);
    const before = { ...fullPlan, ...unstated };
    const promo = { ...unstatedTerms, price: money(80_000, 'EUR'), code: 'HELLO' };
    expect(hashOf({ ...before, promo })).toMatchInlineSnapshot(`"RfcTmZsnUop2PDt6C3IWxb"`);
    expect(hashOf({ ...before, promo: null })).toMatchInlineSnapshot(`"OxhJjJZZxFkCtN4wl6brMj"`);
  });

  it('differs for every fact that feeds may change', () => {
    const plain = makePlan();
    const silent = Object.entries(changedFacts).filter(
      ([fact, value]) => hashOf({ ...plain, [fact]: value }) === hashOf(plain),
    );
    expect(silent.map(([fact]) => fact)).toEqual([]);
  });

  it('differs for coverage and breakout of the same countries', () => {
    const [covered, breakout] = [
      { ...fullPlan, breakout: [] },
      { ...fullPlan, coverage: [country('JP')] },
    ];
    expect(hashOf(covered)).not.toBe(hashOf(breakout));
  });
});

describe('shortHash', () => {
  it('is 22 characters that need no quoting', () => {
    expect(shortHash('')).toMatch(/^[\w-]{22}$/);
    expect(shortHash('a')).not.toBe(shortHash('b'));
  });
});
