import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import type { RegionalPick } from './destination-view.ts';
import type { DestinationPlans, ListedCoverage, ListedPlan } from '#domain/plan/listed-plan.ts';
import { makeDestinationPlans, makeDestinationView, makeListedPlan } from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';
import { anyDestinationPlans, anyListQuery } from '#tests/support/random-listed-plans.ts';

function codes(text: string): CountryCode[] {
  return text.split(' ') as CountryCode[];
}

function coverage(region: string | null, rest: Partial<ListedCoverage> = {}): ListedCoverage {
  return {
    scope: 'regional',
    region: region as RegionSlug | null,
    countryCount: 10,
    neighbours: 0,
    coveredHere: 1,
    countriesHere: 1,
    ...rest,
  };
}

function plan(id: number, units: number | null, facts: Partial<ListedPlan>): ListedPlan {
  return makeListedPlan({ id, ...facts, price: units === null ? null : money(units) });
}

function picks(plans: readonly ListedPlan[], rest: Partial<DestinationPlans> = {}): readonly RegionalPick[] {
  return makeDestinationView(makeDestinationPlans(plans, rest)).regional;
}

function ids(plans: readonly ListedPlan[]): number[] {
  return picks(plans).map(({ row }) => row.plan.id);
}

const asia = coverage('asia');
const europe = coverage('europe');

describe('regional picks', () => {
  it('are the cheapest plan of each region for the trip, the cheapest region first', () => {
    expect(
      ids([
        plan(1, 90_000, { coverage: asia }),
        plan(2, 80_000, { coverage: asia }),
        plan(3, 70_000, { coverage: europe }),
        plan(4, 10_000, {}),
      ]),
    ).toEqual([3, 2]);
  });

  it('prefer full speed within a region and among regions', () => {
    const slow = { dataKind: 'daily', dataMb: 500, reducedSpeedKbps: 5_000 } as const;
    expect(
      ids([
        plan(1, 10_000, { coverage: asia, ...slow }),
        plan(2, 80_000, { coverage: asia }),
        plan(3, 20_000, { coverage: europe, ...slow }),
      ]),
    ).toEqual([2, 3]);
  });

  it('keep regional and global plans without a region apart', () => {
    const world = coverage(null, { scope: 'global' });
    expect(
      ids([
        plan(1, 10, { coverage: coverage(null) }),
        plan(2, 20, { coverage: world }),
        plan(3, 30, { coverage: world }),
      ]),
    ).toEqual([1, 2]);
  });

  it('are at most six', () => {
    const plans = 'abcdefgh'.split('').map((region, index) => plan(index, 10 + index, { coverage: coverage(region) }));
    expect(ids(plans)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('name what a plan covers and misses of the first twelve neighbours', () => {
    const neighbours = codes('KR CN TW TH VN SG MY ID PH HK MO AU NZ');
    const covering = coverage('asia', { neighbours: 0b1_0000_0000_0101 });
    const [pick] = picks([plan(1, 10, { coverage: covering })], { neighbours });
    expect(pick?.covered).toEqual(codes('KR TW'));
    expect(pick?.missing).toEqual(codes('CN TH VN SG MY ID PH HK MO AU'));
    expect(pick).toMatchObject({ region: 'asia', coverage: covering });
  });

  it('can tell the thirtieth neighbour from the first', () => {
    const all = coverage('asia', { neighbours: 2 ** 29 });
    const [pick] = picks([plan(1, 10, { coverage: all })], { neighbours: codes('KR CN') });
    expect(pick?.covered).toEqual([]);
  });

  it('leave out what has no price or is folded away', () => {
    expect(ids([plan(1, null, { coverage: asia }), plan(2, 10, { coverage: asia, isDominated: true })])).toEqual([]);
  });

  it('do not follow the filters, and have no place in a list that leaves them out', () => {
    const plans = [plan(1, 10, { coverage: asia }), plan(2, 20, {})];
    const [pick] = makeDestinationView(plans, { facets: { scope: ['local'] } }).regional;
    expect(pick?.row).toMatchObject({ place: 0, plan: { id: 1 } });
    expect(makeDestinationView(plans).regional[0]?.row.place).toBe(1);
  });

  it('are not given on pages of regions', () => {
    expect(picks([plan(1, 10, { coverage: asia })], { kind: 'region' })).toEqual([]);
  });

  it('never repeat a region, whatever the plans', () => {
    fc.assert(
      fc.property(anyDestinationPlans, anyListQuery, (plans, query) => {
        const names = makeDestinationView(plans, query).regional.map(
          ({ region, coverage }) => region ?? coverage.scope,
        );
        expect(new Set(names).size).toBe(names.length);
        expect(names).not.toContain('local');
      }),
    );
  });
});
