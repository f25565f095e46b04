import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { demoPlanCount, demoPlans, demoSeed } from './demo-plans.ts';
import { marketModel } from './market-model.ts';

const asOf = new Date('2026-11-01T00:00:00Z');

function sample(seed: string, planCount: number): readonly ProviderPlan[] {
  return [...demoPlans({ seed, planCount, asOf })];
}

function hashOf(plans: readonly ProviderPlan[]): string {
  return createHash('sha256').update(JSON.stringify(plans)).digest('hex');
}

/** Violations of the rules of `PlanFacts`. */
function faults(plan: PlanFacts): readonly string[] {
  const prices = [plan.price, ...plan.ownPrices, ...(plan.promo === null ? [] : [plan.promo.price])];
  const currencies = [plan.price, ...plan.ownPrices].map((price) => price.currency);
  const checks: readonly (readonly [string, boolean])[] = [
    ['price is whole and positive', prices.every(({ units }) => Number.isSafeInteger(units) && units > 0)],
    ['promo is lower, in the first currency', isLowerPromo(plan)],
    ['one price a currency', new Set(currencies).size === currencies.length],
    ['coverage is sorted without repeats', plan.coverage.join() === [...new Set(plan.coverage)].toSorted().join()],
    ['coverage fits the scope', plan.scope === 'local' ? plan.coverage.length === 1 : plan.coverage.length > 1],
    ['validity is 1 to 365 days or none', plan.validityDays === null || isWithin(plan.validityDays, 1, 365)],
    ['amount fits the kind', hasFittingAmount(plan)],
    ['networks are covered', plan.networks.every(({ country }) => plan.coverage.includes(country))],
    ['address is reserved for examples', /^https:\/\/[a-z-]+\.example\/plans\/[a-z0-9-]+$/.test(plan.url ?? '')],
    ['trials are for new customers', !plan.externalId.includes('-trial-') || plan.newCustomersOnly === true],
    ['credit does not expire', plan.dataKind !== 'payg' || plan.validityDays === null],
    ['minutes need a number', plan.phoneNumber === true || plan.voiceMinutes === null],
  ];
  return checks.filter(([, holds]) => !holds).map(([rule]) => rule);
}

function isLowerPromo({ price, promo }: PlanFacts): boolean {
  return promo === null || (promo.price.currency === price.currency && promo.price.units < price.units);
}

function isWithin(value: number, low: number, high: number): boolean {
  return Number.isInteger(value) && value >= low && value <= high;
}

function hasFittingAmount({ dataKind, dataMb, reducedSpeedKbps }: PlanFacts): boolean {
  if (dataKind === 'payg') return dataMb === null;
  if (dataKind === 'unlimited') return dataMb === null || (dataMb > 0 && reducedSpeedKbps !== null);
  return dataMb !== null && dataMb > 0;
}

describe('demoPlans is repeatable', () => {
  // The value depends on the generator and its reference data; `vitest -u` accepts an intended change.
  it('gives the same bytes on every run and machine', () => {
    const first = demoPlans({ seed: demoSeed, planCount: demoPlanCount, asOf }).take(2000).toArray();
    expect(hashOf(first)).toMatchInlineSnapshot(`"6e3a5cdce32091dbaba4bc66783cbcd98f3ac7b798e09ab949dbbdffa653e668"`);
  });

  it('differs with the seed, and with the date only in dates', () => {
    expect(hashOf(sample('a', 300))).toBe(hashOf(sample('a', 300)));
    expect(hashOf(sample('a', 300))).not.toBe(hashOf(sample('b', 300)));
    const later = [...demoPlans({ seed: 'a', planCount: 300, asOf: new Date('2027-03-01T00:00:00Z') })];
    const undated = ({ plan }: ProviderPlan) => ({ ...plan, statedAt: null, promo: plan.promo?.price ?? null });
    expect(later.map(undated)).toEqual(sample('a', 300).map(undated));
  });

  it('is a stream: the first plan is there before the last is made', () => {
    const stream = demoPlans({ seed: demoSeed, planCount: 1_000_000, asOf });
    expect(stream.next().value?.provider.example).toBe(true);
    stream.return();
  });
});

describe('every plan is valid', () => {
  it('for any seed and size', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 1500 }), (seed, planCount) => {
        const plans = sample(seed, planCount);
        expect(plans).toHaveLength(planCount);
        expect(plans.flatMap(({ plan }) => faults(plan))).toEqual([]);
        const ids = plans.map(({ provider, plan }) => `${provider.slug} ${plan.externalId}`);
        expect(new Set(ids).size).toBe(planCount);
      }),
      { numRuns: 25 },
    );
  });
});

describe('the demo catalogue has the market’s shape', () => {
  const all = sample(demoSeed, demoPlanCount);
  const plans = all.map(({ plan }) => plan);
  const share = (holds: (plan: PlanFacts) => boolean): number => plans.filter(holds).length / plans.length;
  const german = all.filter(({ plan }) => (plan.coverage as readonly string[]).includes('DE'));

  it('has valid plans with ids of their own from a hundred providers', () => {
    expect(plans).toHaveLength(demoPlanCount);
    expect(plans.flatMap(faults)).toEqual([]);
    expect(new Set(all.map(({ provider, plan }) => `${provider.slug} ${plan.externalId}`)).size).toBe(demoPlanCount);
    expect(new Set(all.map(({ provider }) => provider.slug)).size).toBe(100);
  });

  it('fills a page like Germany as the comparator did', () => {
    const { plansOnGermanyPage, ofWhichLocalToGermany } = marketModel.pageSizes;
    const local = german.filter(({ plan }) => plan.scope === 'local').length;
    expect(Math.abs(german.length / plansOnGermanyPage - 1)).toBeLessThan(0.1);
    expect(Math.abs(local / ofWhichLocalToGermany - 1)).toBeLessThan(0.15);
    expect(new Set(german.map(({ provider }) => provider.slug)).size).toBeGreaterThan(85);
  });

  it('sells nearly every country, some of them with a handful of plans', () => {
    const counts = new Map<string, number>();
    for (const { scope, coverage } of plans) {
      if (scope === 'local') counts.set(coverage.join(), (counts.get(coverage.join()) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThan(190);
    expect(Math.min(...counts.values())).toBeLessThan(15);
    expect(Math.max(...counts.values())).toBeLessThan(2500);
  });

  it('shares a few hundred coverage sets', () => {
    const sets = new Set(plans.map(({ scope, coverage }) => `${scope} ${coverage.join(' ')}`));
    expect(sets.size).toBeGreaterThan(250);
    expect(sets.size).toBeLessThan(600);
  });

  it('mixes kinds of data as the model does', () => {
    const { planMix, flags } = marketModel;
    expect(Math.abs(share((plan) => plan.dataKind === 'total') - planMix.fixedTotal)).toBeLessThan(0.02);
    expect(Math.abs(share((plan) => plan.dataKind === 'unlimited') - planMix.unlimited)).toBeLessThan(0.015);
    expect(Math.abs(share((plan) => plan.dataKind === 'daily') - planMix.dailyCap)).toBeLessThan(0.015);
    expect(Math.abs(share((plan) => plan.dataKind === 'payg') - flags.payAsYouGo.true)).toBeLessThan(0.002);
    expect(share((plan) => plan.validityDays === null)).toBeLessThan(0.015);
  });

  it.each([
    ['topUp', marketModel.flags.canTopUp],
    ['tethering', marketModel.flags.tethering],
    ['ekyc', marketModel.flags.eKYC],
    ['phoneNumber', marketModel.flags.phone_number],
    ['subscription', marketModel.flags.subscription],
  ] as const)('answers %s with yes and with nothing as often as the model', (name, { true: yes, unknown }) => {
    expect(Math.abs(share((plan) => plan[name] === true) - yes)).toBeLessThan(0.012);
    expect(Math.abs(share((plan) => plan[name] === null) - unknown)).toBeLessThan(0.012);
  });

  it('promotes as many plans, by as much in the middle', () => {
    const { shareOfPlansWithLowerPromoPrice, discount } = marketModel.promo;
    const discounts = plans.flatMap(({ price, promo }) =>
      promo === null ? [] : [1 - promo.price.units / price.units],
    );
    expect(Math.abs(discounts.length / plans.length - shareOfPlansWithLowerPromoPrice)).toBeLessThan(0.02);
    const middle = discounts.toSorted((a, b) => a - b)[discounts.length >> 1] ?? 0;
    expect(Math.abs(middle - discount.p50)).toBeLessThan(0.02);
  });

  it('has currencies as the market does', () => {
    const { plansWithNoUsdPrice, EUR: euro } = marketModel.currencies;
    const without = (code: string): number =>
      share(({ price, ownPrices }) => ![price, ...ownPrices].some(({ currency }) => (currency as string) === code));
    expect(Math.abs(without('USD') - plansWithNoUsdPrice)).toBeLessThan(0.015);
    expect(Math.abs(1 - without('EUR') - euro)).toBeLessThan(0.03);
  });

  it('says the same of all plans of a seller', () => {
    const said = ({ plan }: ProviderPlan): string =>
      JSON.stringify([plan.dayCount, plan.activation, plan.refund, plan.tethering, plan.statedAt]);
    for (const own of Map.groupBy(all, ({ provider }) => provider.slug).values())
      expect(new Set(own.map(said)).size).toBe(1);
  });

  it('ends prices as the market does', () => {
    const dollars = plans.filter((plan) => plan.price.currency === 'USD').map((plan) => (plan.price.units / 100) % 100);
    for (const [ending, target] of Object.entries(marketModel.priceModel.rounding.centsEndings)) {
      const found = dollars.filter((cents) => cents === Number(ending)).length / dollars.length;
      expect(Math.abs(found - target)).toBeLessThan(0.05);
    }
  });

  it('names plans in one, two or five languages', () => {
    const languages = new Set(plans.map(({ name }) => (typeof name === 'string' ? 0 : Object.keys(name).length)));
    expect(languages).toEqual(new Set([0, 2, 5]));
  });
});
