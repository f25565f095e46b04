import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherProviderShare, usefulNeeds } from './best-picks.ts';
import type { ListRow, Picks } from './destination-view.ts';
import type { ListedNetworks, ListedPlan, ListedProvider } from '#domain/plan/listed-plan.ts';
import { defaultTrip, type Trip } from '#domain/trip/trip.ts';
import { viewDestination } from './view-destination.ts';
import { fewestWorryFreeReviews, leastWorryFreeRating, mostWorryFreeTimes, worryFreeHours } from './worry-free.ts';
import {
  makeDestinationPlans,
  makeDestinationView,
  makeListedPlan,
  makeListedPromo,
  makeListedProvider,
  regionCoverage,
  unstatedNetworks,
  viewTime,
} from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';
import { anyListQuery, anyListedPlans } from '#tests/support/random-listed-plans.ts';
import { isRenewing } from '#domain/plan/renewal.ts';

const tenGb: Trip = { ...defaultTrip, dataMb: 10_000 };

function picks(plans: readonly ListedPlan[], query: Parameters<typeof makeDestinationView>[1] = {}): Picks {
  return makeDestinationView(plans, { trip: tenGb, ...query }).picks;
}

function ids({ cheapest, fewestWorries, bestValue, nearest }: Picks): Record<string, number | null> {
  const id = (row: ListRow | null): number | null => row && row.plan.id;
  return { cheapest: id(cheapest), fewestWorries: id(fewestWorries), bestValue: id(bestValue), nearest: id(nearest) };
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
    expect(ids(picks([...plans, wide]))).toEqual({ cheapest: 4, fewestWorries: null, bestValue: null, nearest: null });
    expect(ids(picks(plans))).toEqual({ cheapest: null, fewestWorries: null, bestValue: null, nearest: 1 });
  });

  it('needs a price', () => {
    expect(picks([plan(1, null)])).toEqual({
      cheapest: null,
      single: null,
      fewestWorries: null,
      bestValue: null,
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
    expect(ids(picks([plan(1, 15_000), plan(2, 40_000, { dataMb: 50_000 }), cheaperPerGb]))).toMatchObject({
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

  it('counts data up to three times what the trip needs, which more of it cannot win by', () => {
    const [thrice, large] = [plan(2, 90_000, { dataMb: 30_000 }), plan(3, 95_000, { dataMb: 300_000 })];
    expect(usefulNeeds).toBe(3);
    expect(ids(picks([plan(1, 39_000), thrice, large]))).toMatchObject({ cheapest: 1, bestValue: 2 });
  });

  it('is of a provider of neither answer before it', () => {
    const [first, second] = [plan(1, 20_000), sure(2, 40_000)];
    const large = plan(3, 24_000, { provider: second.provider, dataMb: 60_000 });
    const rival = (units: number) => plan(4, units, { provider: makeListedProvider('rival'), dataMb: 60_000 });
    expect(ids(picks([first, second, large, rival(28_800)]))).toMatchObject({ fewestWorries: 2, bestValue: 4 });
    expect(ids(picks([first, second, large, rival(28_900)]))).toMatchObject({ fewestWorries: 2, bestValue: 3 });
  });

  it('counts of a daily plan what the trip can use', () => {
    const daily = plan(2, 60_000, { dataKind: 'daily', dataMb: 2_000, validityDays: 30 });
    expect(ids(picks([plan(1, 39_000), daily, plan(3, 70_000, { dataMb: 20_000 })]))).toMatchObject({ bestValue: 3 });
    expect(ids(picks([plan(1, 39_000), daily, plan(3, 70_000, { dataMb: 15_000 })]))).toMatchObject({
      bestValue: null,
    });
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

/** A plan that leaves nothing open, of a provider of its own. */
function sure(id: number, units: number, facts: Partial<ListedPlan> = {}): ListedPlan {
  return plan(id, units, {
    provider: rated(`sure-${id}`, 4.5),
    tethering: true,
    afterEnd: 'nothing',
    networks: named,
    ...facts,
  });
}

function rated(slug: string, mean: number): ListedProvider {
  return makeListedProvider(slug, { rating: { mean, count: fewestWorryFreeReviews } });
}

const named: ListedNetworks = {
  ...unstatedNetworks,
  operators: [{ name: 'KDDI', generation: '4G' }],
  generation: '4G',
};

const fastNetwork: ListedNetworks = { ...unstatedNetworks, generation: '5G' };

describe('the plan with the fewest worries', () => {
  const first = plan(1, 50_000);
  const ago = (hours: number): string => new Date(viewTime - hours * 60 * 60 * 1000).toISOString();

  it('is the cheapest single plan that leaves nothing open', () => {
    expect(ids(picks([first, sure(3, 90_000), sure(2, 80_000)]))).toMatchObject({ cheapest: 1, fewestWorries: 2 });
  });

  it('costs at most twice the cheapest', () => {
    const most = 50_000 * mostWorryFreeTimes;
    expect(ids(picks([first, sure(2, most)]))).toMatchObject({ fewestWorries: 2 });
    expect(ids(picks([first, sure(2, most + 100)]))).toMatchObject({ fewestWorries: null });
  });

  it('needs no rating where no seller of the destination has enough reviews', () => {
    const few = makeListedProvider('few', { rating: { mean: 2, count: fewestWorryFreeReviews - 1 } });
    const plans = [
      first,
      sure(2, 80_000, { provider: few }),
      sure(3, 90_000, { provider: makeListedProvider('none') }),
    ];
    expect(ids(picks(plans))).toMatchObject({ fewestWorries: 2 });
    expect(ids(picks([...plans, sure(4, 99_000)]))).toMatchObject({ fewestWorries: 4 });
    // A seller that the filters leave out counts: its reviews are there.
    const unlisted = plan(5, 60_000, { provider: rated('five', 5), tethering: false });
    expect(ids(picks([...plans, unlisted], { facets: { hotspot: ['yes'] } }))).toMatchObject({ fewestWorries: null });
  });

  it.each<readonly [string, Partial<ListedPlan>, boolean]>([
    ['no hotspot, stated', { tethering: false }, false],
    ['no word on hotspot', { tethering: null }, false],
    ['no network', { networks: unstatedNetworks }, false],
    ['a network whose generation is not stated', { networks: { ...named, generation: null } }, false],
    ['an old network', { networks: { ...named, generation: '3G' } }, false],
    ['a generation alone', { networks: fastNetwork }, false],
    ['a generation alone, in a region', { networks: fastNetwork, coverage: regionCoverage(14, 27) }, true],
    ['no word on what follows the data', { afterEnd: null }, false],
    ['a slower speed that is not stated', { afterEnd: 'throttled' }, false],
    ['a slower speed, stated', { reducedSpeedKbps: 128 }, true],
    ['the lowest rating', { provider: rated('two', leastWorryFreeRating) }, true],
    ['a lower rating', { provider: rated('two', leastWorryFreeRating - 0.01) }, false],
    ['a rating of too few reviews', { provider: makeListedProvider('two', { rating: { mean: 5, count: 9 } }) }, false],
    ['no rating', { provider: makeListedProvider('two') }, false],
    ['a price as old as may be', { checkedAt: ago(worryFreeHours) }, true],
    ['an older price', { checkedAt: ago(worryFreeHours + 0.1) }, false],
    ['a price that its feed no longer confirms', { isUnconfirmed: true }, false],
    ['data at a usable speed', slow, true],
    ['data at a slower speed', { ...slow, reducedSpeedKbps: 512 }, false],
    ['speed that is always too slow', { speedLimitKbps: 512 }, false],
    ['two of it', { dataMb: 5_000 }, false],
    ...(['ekyc', 'ads', 'subscription', 'newCustomersOnly'] as const).flatMap(
      (condition): [string, Partial<ListedPlan>, boolean][] => [
        [`${condition}, stated`, { [condition]: true }, false],
        [`no ${condition}, stated`, { [condition]: false }, true],
        [`no word on ${condition}`, { [condition]: null }, true],
      ],
    ),
  ])('with %s: %s', (_words, facts, isNamed) => {
    const elsewhere = plan(3, 99_000, { provider: rated('three', 5) });
    const { fewestWorries } = picks([first, sure(2, 80_000, facts), elsewhere]);
    expect(fewestWorries?.plan.id ?? null).toBe(isNamed ? 2 : null);
  });

  it('is not named when it is the cheapest already', () => {
    const plans = [sure(1, 10_000), sure(2, 11_000), plan(3, 90_000)];
    expect(ids(picks(plans))).toMatchObject({ cheapest: 1, fewestWorries: null });
  });

  it('is of another provider than the cheapest where one costs little more', () => {
    const provider = rated('one', 5);
    const plans = [plan(1, 30_000, { provider }), sure(2, 50_000, { provider })];
    expect(ids(picks([...plans, sure(3, 60_000)]))).toMatchObject({ cheapest: 1, fewestWorries: 3 });
    expect(ids(picks([...plans, sure(3, 60_100)]))).toMatchObject({ cheapest: 1, fewestWorries: 2 });
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
        const ending = serving.filter((row) => !isRenewing(row.plan));
        expect(picks.cheapest).toEqual(ending[0] ?? serving[0] ?? null);
        expect(ending.length === serving.length && picks.cheapest !== null ? picks.cheapest.place : 1).toBe(1);
        const answers = [picks.cheapest, picks.fewestWorries, picks.bestValue, picks.nearest];
        const found = answers.flatMap((row) => row ?? []);
        expect(new Set(found.map(({ plan }) => plan.id)).size).toBe(found.length);
        for (const row of found) expect(rows).toContainEqual(row);
      }),
    );
  });

  it('are of one provider twice only where every other is dearer by a fifth', () => {
    fc.assert(
      fc.property(anyListedPlans, anyListQuery, (plans, query) => {
        const providers = new Map(
          plans.map(({ provider }) => [provider, { ...provider, rating: { mean: 4.5, count: 9 } }]),
        );
        const checkedAt = new Date(viewTime).toISOString();
        const source = makeDestinationPlans(
          plans.map((each) => ({ ...each, provider: providers.get(each.provider) ?? each.provider, checkedAt })),
        );
        const { picks } = viewDestination(source, { query, now: viewTime });
        const { cheapest, fewestWorries } = picks;
        if (cheapest === null || fewestWorries === null) return;
        if (cheapest.plan.provider.slug !== fewestWorries.plan.provider.slug) return;
        // With no plan of that provider but the named one, the others compete alone.
        const others = source.plans.filter(({ provider }) => provider.slug !== cheapest.plan.provider.slug);
        const rival = viewDestination(makeDestinationPlans([...others, cheapest.plan]), { query, now: viewTime });
        const elsewhere = rival.picks.fewestWorries?.trip.cost?.units ?? Infinity;
        expect(elsewhere).toBeGreaterThan((fewestWorries.trip.cost?.units ?? 0) * (1 + otherProviderShare));
      }),
    );
  });
});
