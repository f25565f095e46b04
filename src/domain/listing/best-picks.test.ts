import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHonestUnlimited } from './best-picks.ts';
import type { ListRow, Picks } from './destination-view.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { defaultTrip, type Trip } from '#domain/trip/trip.ts';
import { viewDestination } from './view-destination.ts';
import {
  makeDestinationPlans,
  makeDestinationView,
  makeListedPlan,
  makeListedPromo,
  makeListedProvider,
  regionCoverage,
  viewTime,
} from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';
import { anyListQuery, anyListedPlans } from '#tests/support/random-listed-plans.ts';

const tenGb: Trip = { ...defaultTrip, dataMb: 10_000 };

function picks(plans: readonly ListedPlan[], query: Parameters<typeof makeDestinationView>[1] = {}): Picks {
  return makeDestinationView(plans, { trip: tenGb, ...query }).picks;
}

function ids({ cheapest, bestValue, unlimited, nearest }: Picks): Record<string, number | null> {
  const id = (row: ListRow | null): number | null => row && row.plan.id;
  return { cheapest: id(cheapest), bestValue: id(bestValue), unlimited: id(unlimited), nearest: id(nearest) };
}

function plan(id: number, units: number | null, facts: Partial<ListedPlan> = {}): ListedPlan {
  return makeListedPlan({ id, dataMb: 10_000, ...facts, price: units === null ? null : money(units) });
}

/** 1 GB a day, then slow: a trip of 10 GB in a week runs slowly in part. */
const slow: Partial<ListedPlan> = { dataKind: 'daily', dataMb: 1_000, reducedSpeedKbps: 1_000 };

describe('the cheapest plan', () => {
  it('is the first of the list, at full or at usable reduced speed', () => {
    expect(ids(picks([plan(1, 90_000), plan(2, 80_000, slow), plan(3, 95_000)]))).toMatchObject({ cheapest: 2 });
    expect(ids(picks([plan(2, 80_000, slow), plan(3, 70_000, { dataKind: 'payg' })]))).toMatchObject({ cheapest: 2 });
  });

  it('works in at least half of the region; where none does, the first that works in less comes closest', () => {
    const few = { coverage: regionCoverage(2, 27), dataKind: 'total' } as const;
    const plans = [plan(1, 10_000, few), plan(2, 20_000, { ...slow, ...few }), plan(3, 5_000, { ...few, dataMb: 10 })];
    const wide = plan(4, 90_000, { coverage: regionCoverage(14, 27) });
    expect(ids(picks([...plans, wide]))).toEqual({ cheapest: 4, bestValue: null, unlimited: null, nearest: null });
    expect(ids(picks(plans))).toEqual({ cheapest: null, bestValue: null, unlimited: null, nearest: 1 });
  });

  it('needs a price', () => {
    expect(picks([plan(1, null)])).toEqual({
      cheapest: null,
      single: null,
      bestValue: null,
      unlimited: null,
      nearest: null,
    });
  });

  it('is looked for among the listed plans', () => {
    const plans = [plan(1, 10_000, { tethering: false }), plan(2, 20_000, { tethering: true })];
    expect(ids(picks(plans, { facets: { hotspot: ['yes'] } }))).toMatchObject({ cheapest: 2 });
  });
});

describe('one plan instead of several', () => {
  const half = plan(1, 40_000, { dataMb: 5_000 });

  it('is named with what it costs more, where that is little', () => {
    expect(picks([half, plan(2, 85_000)]).single).toMatchObject({ row: { plan: { id: 2 } }, extra: money(5_000) });
    expect(picks([half, plan(2, 92_000)]).single?.extra).toEqual(money(12_000));
    expect(picks([half, plan(2, 92_100)]).single).toBeNull();
  });

  it('may cost a dollar more where that is more than the share', () => {
    const tiny = plan(1, 10_000, { dataMb: 5_000 });
    expect(picks([tiny, plan(2, 30_000)]).single?.extra).toEqual(money(10_000));
    expect(picks([tiny, plan(2, 30_100)]).single).toBeNull();
    const withoutRate = makeDestinationPlans([tiny, plan(2, 30_000)], { dollarUnits: null });
    expect(makeDestinationView(withoutRate, { trip: tenGb }).picks.single).toBeNull();
  });

  it('is not named where one plan wins', () => {
    expect(picks([plan(1, 80_000), plan(2, 81_000)]).single).toBeNull();
  });
});

describe('the best value', () => {
  it('is the lowest price per GB of one plan that serves the trip alone', () => {
    const twice = plan(3, 20_000, { dataMb: 5_000 });
    const large = plan(2, 60_000, { dataMb: 50_000 });
    expect(ids(picks([plan(1, 39_000), large, twice]))).toMatchObject({ cheapest: 1, bestValue: 2 });
    const cheaperPerGb = plan(4, 10_000, { dataMb: 9_000 });
    expect(ids(picks([plan(1, 15_000), plan(2, 60_000, { dataMb: 50_000 }), cheaperPerGb]))).toMatchObject({
      bestValue: 2,
    });
  });

  it('is of another provider than the cheapest where one costs little more per GB', () => {
    const provider = makeListedProvider('one');
    const [first, large] = [plan(1, 39_000, { provider }), plan(2, 100_000, { provider, dataMb: 50_000 })];
    const rival = (units: number) => plan(3, units, { dataMb: 50_000 });
    expect(ids(picks([first, large, rival(120_000)]))).toMatchObject({ cheapest: 1, bestValue: 3 });
    expect(ids(picks([first, large, rival(120_100)]))).toMatchObject({ cheapest: 1, bestValue: 2 });
    expect(ids(picks([first, large]))).toMatchObject({ cheapest: 1, bestValue: 2 });
    expect(ids(picks([plan(1, 10_000, { provider }), rival(51_000)]))).toMatchObject({ cheapest: 1, bestValue: null });
  });

  it('goes by the promo price where it applies', () => {
    const promoted = plan(2, 200_000, { dataMb: 20_000, promo: makeListedPromo({ price: money(50_000) }) });
    const plans = [plan(1, 40_000), promoted];
    expect(ids(picks(plans))).toMatchObject({ cheapest: 1, bestValue: null });
    expect(ids(picks(plans, { usesPromo: true }))).toMatchObject({ cheapest: 1, bestValue: 2 });
  });

  it('is not named when it is the cheapest already', () => {
    expect(ids(picks([plan(1, 10_000), plan(2, 90_000)]))).toMatchObject({ cheapest: 1, bestValue: null });
  });
});

describe('the unlimited plan', () => {
  const stated: Partial<ListedPlan> = { dataKind: 'unlimited', dataMb: 14_000, reducedSpeedKbps: 1_000 };

  it('is the cheapest one that says how it slows down', () => {
    const silent: Partial<ListedPlan> = { dataKind: 'unlimited', dataMb: 14_000 };
    const plans = [plan(1, 10_000), plan(2, 50_000, silent), plan(3, 60_000, stated), plan(4, 70_000, stated)];
    expect(ids(picks(plans))).toMatchObject({ cheapest: 1, unlimited: 3 });
  });

  it('may be a daily amount that goes on slowly', () => {
    expect(ids(picks([plan(1, 10_000), plan(2, 50_000, slow)]))).toMatchObject({ unlimited: 2 });
  });

  it('is not named when it is the cheapest already', () => {
    expect(ids(picks([plan(1, 10_000, stated)]))).toMatchObject({ cheapest: 1, unlimited: null });
  });

  it('is not named when it is the best value already', () => {
    const large = plan(2, 50_000, { ...slow, dataMb: 10_000 });
    expect(ids(picks([plan(1, 10_000), large]))).toEqual({ cheapest: 1, bestValue: 2, unlimited: null, nearest: null });
  });

  it.each([
    ['an allowance and the speed after it', { ...stated }, true],
    ['one speed that is never exceeded', { dataKind: 'unlimited', dataMb: null, speedLimitKbps: 5_000 }, true],
    ['an allowance alone', { dataKind: 'unlimited', dataMb: 14_000 }, false],
    ['nothing', { dataKind: 'unlimited', dataMb: null }, false],
    ['a speed after an allowance that is not stated', { ...stated, dataMb: null }, false],
    ['a standstill', { ...stated, reducedSpeedKbps: 0 }, false],
    ['a day, and then a slower one', slow, true],
    ['a day, and then nothing', { ...slow, reducedSpeedKbps: null }, false],
    ['a total amount', { dataKind: 'total', dataMb: 10_000, reducedSpeedKbps: 128 }, false],
  ] as const)('counts as honest with %s: %s', (_words, facts, isHonest) => {
    expect(isHonestUnlimited(makeListedPlan(facts))).toBe(isHonest);
  });
});

describe('picks', () => {
  it('are never beaten by a listed plan, and never name a plan twice', () => {
    fc.assert(
      fc.property(anyListedPlans, anyListQuery, (plans, query) => {
        const source = makeDestinationPlans(plans);
        const everything = { ...query, view: 'plans', sort: 'trip' } as const;
        const at = (page: number) => viewDestination(source, { query: { ...everything, page }, now: viewTime });
        const { picks, list } = at(1);
        const rows = Array.from({ length: list.pages }, (_none, index) => at(index + 1).list.rows).flat();
        const serving = rows.filter(({ trip }) => (trip.fit === 'full' || trip.fit === 'slow') && trip.cost !== null);
        expect(picks.cheapest).toEqual(serving[0] ?? null);
        expect(picks.cheapest === null || picks.cheapest.place === 1).toBe(true);
        const named = [picks.cheapest, picks.bestValue, picks.unlimited, picks.nearest].flatMap((row) => row ?? []);
        expect(new Set(named.map(({ plan }) => plan.id)).size).toBe(named.length);
        for (const row of named) expect(rows).toContainEqual(row);
        const cheaperUnlimited = serving.filter(
          ({ plan, trip }) =>
            isHonestUnlimited(plan) && (trip.cost?.units ?? 0) < (picks.unlimited?.trip.cost?.units ?? -Infinity),
        );
        // Only one that is named already may cost less.
        expect(named).toEqual(expect.arrayContaining(cheaperUnlimited));
      }),
    );
  });
});
