import { describe, expect, it } from 'vitest';
import type { ListRow } from '#domain/listing/destination-view.ts';
import type { RegionSlug } from '#domain/kernel/codes.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { messagesFor } from '#i18n/messages.ts';
import {
  localCoverage,
  regionCoverage,
  makeDestinationView,
  makeListedPlan,
  type makeListQuery,
} from '#tests/support/listed-plan-factory.ts';
import { moneyOf } from '#tests/support/memory-context.ts';
import { commonConditions, isSameRow, roomOf, sayChecked, sayMean, sayReach } from './row-words.ts';

const english = { locale: 'en', messages: messagesFor('en') } as const;
const now = '2026-11-20T12:00:00Z';

describe('sayChecked', () => {
  it('says how long ago', () => {
    expect(sayChecked({ checkedAt: '2026-11-20T10:00:00Z', isUnconfirmed: false }, now, english)).toEqual({
      words: 'Checked 2\u00a0hours ago',
      value: '2\u00a0hours ago',
      isStale: false,
    });
    const french = { locale: 'fr', messages: messagesFor('fr') } as const;
    expect(sayChecked({ checkedAt: '2026-11-20T10:00:00Z', isUnconfirmed: false }, now, french).value).toMatch(
      /^Il\sy\sa/,
    );
  });

  it('says since when it is not confirmed after a week', () => {
    expect(sayChecked({ checkedAt: '2026-11-13T12:00:00Z', isUnconfirmed: false }, now, english).isStale).toBe(false);
    expect(sayChecked({ checkedAt: '2026-11-09T12:00:00Z', isUnconfirmed: false }, now, english)).toEqual({
      words: 'Not confirmed since 9 Nov',
      value: 'Not confirmed since 9 Nov',
      isStale: true,
    });
  });

  it('says so at once of a plan that its feed has stopped naming', () => {
    expect(sayChecked({ checkedAt: '2026-11-20T10:00:00Z', isUnconfirmed: true }, now, english)).toEqual({
      words: 'Not confirmed since 20 Nov',
      value: 'Not confirmed since 20 Nov',
      isStale: true,
    });
  });
});

describe('sayReach', () => {
  const asia = 'asia' as RegionSlug;

  it('is silent about plans of one country', () => {
    expect(sayReach({ coverage: localCoverage }, {}, english)).toBeNull();
  });

  it('names the region where the page knows its name', () => {
    const coverage = {
      scope: 'regional',
      region: asia,
      countryCount: 13,
      neighbours: 0,
      coveredHere: 1,
      countriesHere: 1,
    } as const;
    expect(sayReach({ coverage }, { [asia]: 'Asia' }, english)).toBe('Asia, 13 countries');
    expect(sayReach({ coverage }, {}, english)).toBe('13 countries');
  });

  it('says on the page of a region in how many of its countries a plan works', () => {
    const coverage = { ...regionCoverage(27, 33), region: asia };
    expect(sayReach({ coverage }, { [asia]: 'Asia' }, english)).toBe('27 of 33 countries');
    expect(sayReach({ coverage: { ...localCoverage, countriesHere: 33 } }, {}, english)).toBe('1 of 33 countries');
  });
});

describe('commonConditions', () => {
  const bought = makeListedPlan({ activation: 'purchase' });
  const rowsOf = (...plans: readonly ListedPlan[]): readonly ListRow[] =>
    makeDestinationView(plans, { view: 'plans' }).list.rows;
  const common = (...plans: readonly ListedPlan[]): readonly string[] =>
    commonConditions(rowsOf(...plans), { regionNames: {}, now }, english);

  it('are those of every row, and none of a single one', () => {
    expect(common(bought, makeListedPlan({ activation: 'purchase', ekyc: true }))).toEqual([
      english.messages.plan.terms.activation,
    ]);
    expect(common(bought, makeListedPlan({ activation: 'first-use' }))).toEqual([]);
    expect(common(bought)).toEqual([]);
  });
});

describe('roomOf', () => {
  const facts = {
    stale: null,
    share: null,
    conditions: [],
    network: 'A network with a long name',
    reach: null,
    after: null,
  };
  const shape = { isBoxed: false, isRated: true, cost: '$6.99', beneath: '$1.40/GB' };

  it('gives a condition the place of the figure beneath the cost where it needs that, a network never', () => {
    const starts = { ...facts, conditions: ['starts when bought'] };
    expect(roomOf(facts, { ...shape, isBoxed: true })).toBe('beside');
    expect(roomOf({ ...facts, conditions: ['ID check'] }, shape)).toBe('beside');
    expect(roomOf(starts, shape)).toBe('near');
    expect(roomOf(starts, { ...shape, isBoxed: true })).toBe('far');
    expect(roomOf(starts, { ...shape, isRated: false })).toBe('beside');
    expect(roomOf({ ...facts, share: '54の国・地域中30' }, { ...shape, cost: '≈ ¥1,205' })).toBe('far');
  });
});

describe('sayMean', () => {
  it('has one decimal', () => {
    expect([sayMean(4.56, english), sayMean(5, english)]).toEqual(['4.6', '5.0']);
  });
});

describe('isSameRow', () => {
  const plan = makeListedPlan({ validityDays: 4 });
  const rowOf = (query: Parameters<typeof makeListQuery>[0] = {}, price = plan.price): ListRow => {
    const [row] = makeDestinationView([{ ...plan, price }], query).list.rows;
    if (row === undefined) throw new Error('not listed');
    return row;
  };

  it('sees the same plan in another state of the list', () => {
    expect(isSameRow(rowOf(), rowOf({ sort: 'price' }))).toBe(true);
  });

  it('sees another cost, price or plan', () => {
    expect(isSameRow(rowOf(), rowOf({ trip: { days: 9, dataMb: 5000, hotspot: false, isNewCustomer: true } }))).toBe(
      false,
    );
    expect(isSameRow(rowOf(), rowOf({}, moneyOf('1')))).toBe(false);
    expect(isSameRow(rowOf(), { ...rowOf(), plan: makeListedPlan() })).toBe(false);
  });
});
