import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { runToCompletion } from '#domain/kernel/cooperative-task.ts';
import { facetColumnsTask, type FacetColumn } from './facet-columns.ts';
import type { ListedNetworks, ListedPlan } from '#domain/plan/listed-plan.ts';
import {
  makeListedPlan,
  makeListedProvider,
  regionCoverage,
  unstatedNetworks,
} from '#tests/support/listed-plan-factory.ts';

function column(name: FacetColumn['name'], plans: readonly ListedPlan[]): FacetColumn {
  const found = runToCompletion(facetColumnsTask(plans)).find((each) => each.name === name);
  if (found === undefined) throw new Error(`no column ${name}`);
  return found;
}

/** The values of each plan. */
function valuesOf(name: FacetColumn['name'], plans: readonly ListedPlan[]): readonly (readonly string[])[] {
  const { values, valueSets, setIndexes } = column(name, plans);
  return [...setIndexes].map((set) => (valueSets[set] ?? []).map((position) => values[position]?.value ?? ''));
}

function networks(operators: readonly string[], rest: Partial<ListedNetworks> = {}): ListedNetworks {
  return { ...unstatedNetworks, operators: operators.map((name) => ({ name, generation: null })), ...rest };
}

describe('facetColumnsTask', () => {
  it.each([
    ['hotspot', 'tethering'],
    ['topup', 'topUp'],
    ['idcheck', 'ekyc'],
    ['phone', 'phoneNumber'],
  ] as const)('keeps unknown apart from no in %s', (name, fact) => {
    const plans = [true, false, null].map((known) => makeListedPlan({ [fact]: known }));
    expect(valuesOf(name, plans)).toEqual([['yes'], ['no'], ['unknown']]);
  });

  it('takes 5G for known only where a generation is stated', () => {
    const plans = (['5G', '4G', null] as const).map((generation) =>
      makeListedPlan({ networks: { ...unstatedNetworks, generation } }),
    );
    expect(valuesOf('5g', plans)).toEqual([['yes'], ['no'], ['unknown']]);
  });

  it('reads scope, kind, data and validity from the plan', () => {
    const plans = [
      makeListedPlan({ dataKind: 'daily', dataMb: 500, validityDays: 30 }),
      makeListedPlan({
        dataKind: 'payg',
        dataMb: null,
        validityDays: null,
        coverage: { scope: 'global', region: null, countryCount: 100, neighbours: 0, coveredHere: 1, countriesHere: 1 },
      }),
    ];
    expect(valuesOf('kind', plans)).toEqual([['daily'], ['payg']]);
    expect(valuesOf('scope', plans)).toEqual([['local'], ['global']]);
    expect(valuesOf('data', plans)).toEqual([['10-20'], ['unknown']]);
    expect(valuesOf('validity', plans)).toEqual([['16-30'], ['none']]);
  });

  it('takes a plan for a whole region for one of three quarters and of half of it too', () => {
    const plans = [4, 3, 2, 1].map((covered) => makeListedPlan({ coverage: regionCoverage(covered, 4) }));
    expect(valuesOf('share', plans)).toEqual([['all', '75', '50'], ['75', '50'], ['50'], ['less']]);
    expect(column('share', plans).values.map(({ value, total }) => [value, total])).toEqual([
      ['all', 1],
      ['75', 2],
      ['50', 3],
      ['less', 1],
    ]);
  });

  it('offers no share of a single country, and takes every plan for one of all of it', () => {
    const plans = [makeListedPlan(), makeListedPlan()];
    expect(column('share', plans).values.every(({ total }) => total === 0)).toBe(true);
    expect(valuesOf('share', plans)).toEqual([
      ['all', '75', '50'],
      ['all', '75', '50'],
    ]);
  });

  it('gives a plan no value where it states one that the facet does not know', () => {
    const plans = [makeListedPlan({ dataKind: 'weekly' as never }), makeListedPlan({ dataKind: 'daily' })];
    expect(valuesOf('kind', plans)).toEqual([[], ['daily']]);
    expect(column('kind', plans).values.filter(({ total }) => total > 0)).toMatchObject([{ value: 'daily', total: 1 }]);
  });

  it('gives a plan every network that it names, and unknown where it names none', () => {
    const plans = [networks(['KDDI', 'Docomo', 'KDDI']), networks([]), networks(['KDDI'])].map((each) =>
      makeListedPlan({ networks: each }),
    );
    expect(valuesOf('network', plans)).toEqual([['KDDI', 'Docomo'], ['unknown'], ['KDDI']]);
  });

  it('puts networks and countries of most plans first, and the unstated last', () => {
    const shown = [['B'], ['A'], ['C', 'B'], [], [], []].map((names) => makeListedPlan({ networks: networks(names) }));
    expect(column('network', shown).values).toEqual([
      { value: 'B', label: null, total: 2 },
      { value: 'A', label: null, total: 1 },
      { value: 'C', label: null, total: 1 },
      { value: 'unknown', label: null, total: 3 },
    ]);
    const countries = [['SG', 'HK'], ['SG'], []].map((codes) =>
      makeListedPlan({ networks: networks([], { breakout: codes as CountryCode[] }) }),
    );
    expect(column('breakout', countries).values.map(({ value }) => value)).toEqual(['SG', 'HK', 'unknown']);
  });

  it('names sellers in the order of their names, however they are written', () => {
    const plans = ['zebra', 'Ahoy', 'birch', 'Ahoy'].map((name) =>
      makeListedPlan({ provider: makeListedProvider(name.toLowerCase(), { name }) }),
    );
    expect(column('provider', plans).values).toEqual([
      { value: 'ahoy', label: 'Ahoy', total: 2 },
      { value: 'birch', label: 'birch', total: 1 },
      { value: 'zebra', label: 'zebra', total: 1 },
    ]);
    expect(valuesOf('provider', plans)).toEqual([['zebra'], ['ahoy'], ['birch'], ['ahoy']]);
  });

  it('offers every bracket in its order and says how many plans it holds', () => {
    const { values } = column('validity', [makeListedPlan({ validityDays: 7 }), makeListedPlan({ validityDays: 5 })]);
    expect(values.map(({ value, total }) => `${value} ${total}`)).toEqual([
      '1-3 0',
      '4-7 2',
      '8-15 0',
      '16-30 0',
      '31-90 0',
      'gt90 0',
      'none 0',
    ]);
  });
});
