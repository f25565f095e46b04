import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarketFacts } from './destination-view.ts';
import type { DestinationPlans, ListedCoverage, ListedPlan } from '#domain/plan/listed-plan.ts';
import {
  localCoverage,
  makeDestinationPlans,
  makeDestinationView,
  makeListedPlan,
  regionCoverage,
} from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';
import { anyDestinationPlans, anyListQuery } from '#tests/support/random-listed-plans.ts';

function facts(plans: readonly ListedPlan[], rest: Partial<DestinationPlans> = {}): MarketFacts {
  return makeDestinationView(makeDestinationPlans(plans, rest)).market;
}

function plan(units: number | null, rest: Partial<ListedPlan> = {}): ListedPlan {
  return makeListedPlan({ ...rest, price: units === null ? null : money(units) });
}

describe('from', () => {
  it('is what 7 days and 5 GB cost, of all plans here', () => {
    expect(facts([plan(60_000), plan(20_000, { dataMb: 3_000 }), plan(39_000, { dataMb: 4_000 })]).from).toEqual({
      price: money(40_000),
      amount: null,
    });
  });

  it('counts plans that are folded away: a price is a price', () => {
    expect(facts([plan(20_000), plan(10_000, { isDominated: true })]).from?.price).toEqual(money(10_000));
  });
});

describe('best value', () => {
  it('is the lowest price per GB of a fixed amount', () => {
    const large = plan(345_000, { dataMb: 50_000, validityDays: 30 });
    expect(facts([plan(45_000), large, plan(10, { dataKind: 'unlimited', dataMb: 100_000 })]).bestValue).toEqual({
      perGb: money(6_900),
      dataKind: 'total',
      dataMb: 50_000,
      validityDays: 30,
    });
  });

  it('says what a daily plan allows a day', () => {
    const daily = { dataKind: 'daily', dataMb: 3_000, validityDays: 30 } as const;
    expect(facts([plan(45_000, daily)]).bestValue).toEqual({ perGb: money(500), ...daily });
  });
});

describe('typical 10 GB', () => {
  const tenGb = (units: number | null) => plan(units, { dataMb: 10_000 });

  it('is the median list price of exactly 10 GB', () => {
    expect(facts([tenGb(90_000), tenGb(120_000), tenGb(500_000), plan(1)]).typical10Gb).toEqual({
      median: money(120_000),
      count: 3,
    });
  });

  it('lies in the middle of the two middle ones', () => {
    expect(facts([tenGb(120_000), tenGb(90_000), tenGb(null)]).typical10Gb).toEqual({
      median: money(105_000),
      count: 2,
    });
  });

  it('does not count daily plans that happen to add up', () => {
    expect(facts([plan(1, { dataKind: 'daily', dataMb: 1_000, validityDays: 10 })]).typical10Gb).toBeNull();
    expect(facts([plan(1, { dataKind: 'daily', dataMb: 10_000 })]).typical10Gb).toBeNull();
  });
});

describe('unlimited', () => {
  it('is the lowest price of a day among plans that say how they slow down, with what it allows', () => {
    const long = { dataKind: 'unlimited', dataMb: 20_000, reducedSpeedKbps: 512, validityDays: 10 } as const;
    const silent = { dataKind: 'unlimited', dataMb: null, validityDays: 1 } as const;
    expect(facts([plan(290_000, long), plan(5_000, silent), plan(1)]).unlimited).toEqual({
      perDay: money(29_000),
      limits: { dataKind: 'unlimited', dataMb: 20_000, reducedSpeedKbps: 512, speedLimitKbps: null, fairUse: null },
    });
    const capped = { dataKind: 'unlimited', dataMb: null, speedLimitKbps: 5_000, validityDays: 1 } as const;
    expect(facts([plan(290_000, long), plan(9_000, capped)]).unlimited?.limits.speedLimitKbps).toBe(5_000);
    const daily = { dataKind: 'daily', dataMb: 500, reducedSpeedKbps: 128, validityDays: 5 } as const;
    expect(facts([plan(290_000, long), plan(40_000, daily)]).unlimited).toMatchObject({
      perDay: money(8_000),
      limits: { dataKind: 'daily', dataMb: 500 },
    });
  });

  it('is missing where none ends, or none states its limits', () => {
    const speeds = { dataMb: 20_000, reducedSpeedKbps: 512 };
    expect(facts([plan(1, { dataKind: 'unlimited', validityDays: null, ...speeds })]).unlimited).toBeNull();
    expect(facts([plan(1, { dataKind: 'unlimited', dataMb: 20_000 })]).unlimited).toBeNull();
  });
});

describe('widest', () => {
  const covering = (countryCount: number): { coverage: ListedCoverage } => ({
    coverage: { ...regionCoverage(43, 43), countryCount },
  });
  const plans = [plan(50_000, covering(43)), plan(124_000, covering(43)), plan(10_000, covering(30))];

  it('is the largest number of countries, how many plans cover it, and from what price', () => {
    expect(facts(plans, { kind: 'region' }).widest).toEqual({
      countryCount: 43,
      count: 2,
      from: { price: money(50_000), amount: null },
    });
  });

  it('has no price where none is known', () => {
    expect(facts([plan(null, covering(9))], { kind: 'region' }).widest?.from).toBeNull();
  });

  it('is said of regions only, and only where plans cover several countries', () => {
    expect(facts(plans).widest).toBeNull();
    expect(facts([plan(1, { coverage: localCoverage })], { kind: 'region' }).widest).toBeNull();
  });
});

describe('market facts', () => {
  it('are all missing where there is no plan', () => {
    expect(facts([], { kind: 'region' })).toEqual({
      from: null,
      bestValue: null,
      typical10Gb: null,
      unlimited: null,
      widest: null,
    });
  });

  it('do not change with the trip or the filters', () => {
    fc.assert(
      fc.property(anyDestinationPlans, anyListQuery, (plans, query) => {
        const { market, providers, networks } = makeDestinationView({ ...plans }, query);
        expect(makeDestinationView(plans)).toMatchObject({ market, providers, networks });
      }),
    );
  });
});
