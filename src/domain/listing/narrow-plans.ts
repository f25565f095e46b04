import type { FacetOption } from './destination-view.ts';
import type { FacetColumn, FacetValue } from './facet-columns.ts';
import { facetNames, type FacetName, type ListQuery } from './list-query.ts';
import { once } from '#domain/kernel/memo.ts';
import type { IndexedPlan, PlanIndex } from './plan-index.ts';
import { checkedColumn } from './price-age.ts';
import { isRenewing } from '#domain/plan/renewal.ts';

export interface NarrowQuery extends Pick<ListQuery, 'facets' | 'showsDominated' | 'showsRenewing'> {
  /** 1: the price filter lets it pass, 0: not, by plan; null: no price filter. */
  readonly isWithinLimits: Uint8Array | null;
}

/** The plans that pass the filters, and the counts for each facet value. */
export interface NarrowedPlans {
  /** 1: listed, 0: not, by plan. */
  readonly isListed: Uint8Array;
  readonly dominatedCount: number;
  /** Plans that pass the filters and renew by themselves. */
  readonly renewing: readonly IndexedPlan[];
  /** Computes facet counts lazily: several times the work of filtering. */
  readonly countFacets: () => Readonly<Record<FacetName, readonly FacetOption[]>>;
}

interface FacetCounter {
  readonly column: Omit<FacetColumn, 'name'> & { readonly name: FacetName };
  readonly chosen: ReadonlySet<string>;
  /** Whether each value set passes; null: nothing is chosen. */
  readonly passes: Uint8Array | null;
  /** Who has a listed plan of each value set if nothing of this facet were chosen: 1 by value set and seller. */
  readonly has: Uint8Array;
  readonly sellers: Sellers;
}

/**
 * Filters all plans in one pass; another pass counts facet values. A plan that passes every facet is listed and
 * counts everywhere; a plan that fails one facet counts for that facet alone, since another choice there would list
 * it.
 * @param now milliseconds since 1970
 */
export function narrowPlans(index: PlanIndex, query: NarrowQuery, now: number): NarrowedPlans {
  const columns = [...index.facets, checkedColumn(index.checkedAt, now)];
  const sellers = sellersOf(index);
  const counters = columns.map((column) => startCounter(column, query.facets[column.name], sellers));
  const chosen = counters.filter(({ passes }) => passes !== null);
  const isListed = new Uint8Array(index.items.length);
  const nearMisses: NearMiss[] = [];
  const renewing: IndexedPlan[] = [];
  let dominatedCount = 0;
  for (const item of index.items) {
    if (query.isWithinLimits?.[item.index] === 0) continue;
    const failed = firstFailures(chosen, item.index);
    if (failed.count > 1) continue;
    if (isRenewing(item.plan)) {
      if (failed.count === 0) renewing.push(item);
      if (!query.showsRenewing) continue;
    }
    if (item.plan.isDominated) {
      if (failed.count === 0) dominatedCount += 1;
      if (!query.showsDominated) continue;
    }
    if (failed.counter === null) isListed[item.index] = 1;
    else nearMisses.push({ position: item.index, counter: failed.counter });
  }
  return { isListed, dominatedCount, renewing, countFacets: once(() => countFacets(counters, isListed, nearMisses)) };
}

/** A plan that exactly one facet excludes. */
interface NearMiss {
  /** Index in `DestinationPlans.plans`. */
  readonly position: number;
  readonly counter: FacetCounter;
}

function countFacets(
  counters: readonly FacetCounter[],
  isListed: Uint8Array,
  nearMisses: readonly NearMiss[],
): ReturnType<NarrowedPlans['countFacets']> {
  for (const counter of counters) countListed(counter, isListed);
  for (const { counter, position } of nearMisses) count(counter, position);
  return optionsOf(counters);
}

/** What a facet counts: rows of the list, so sellers, or where there is one alone its plans. */
interface Sellers {
  readonly count: number;
  /** By plan. */
  readonly of: (position: number) => number;
}

function sellersOf({ facets, items }: PlanIndex): Sellers {
  const column = facets.find(({ name }) => name === 'provider');
  if (column === undefined || column.valueSets.length < 2) return { count: items.length, of: (position) => position };
  return { count: column.valueSets.length, of: (position) => column.setIndexes[position] ?? 0 };
}

function startCounter(column: FacetCounter['column'], choice: readonly string[], sellers: Sellers): FacetCounter {
  const chosen = new Set(choice);
  const wanted = column.values.map(({ value }) => chosen.has(value));
  const passes =
    choice.length === 0
      ? null
      : Uint8Array.from(column.valueSets, (set) => Number(set.some((value) => wanted[value] === true)));
  return { column, chosen, passes, has: new Uint8Array(column.valueSets.length * sellers.count), sellers };
}

interface Failures {
  /** 2: at least two. */
  readonly count: 0 | 1 | 2;
  readonly counter: FacetCounter | null;
}

const none: Failures = { count: 0, counter: null };
const several: Failures = { count: 2, counter: null };

function firstFailures(chosen: readonly FacetCounter[], position: number): Failures {
  let failed: FacetCounter | null = null;
  for (const counter of chosen) {
    if (counter.passes?.[counter.column.setIndexes[position] ?? 0] === 1) continue;
    if (failed !== null) return several;
    failed = counter;
  }
  return failed === null ? none : { count: 1, counter: failed };
}

function count({ column, has, sellers }: FacetCounter, position: number): void {
  has[(column.setIndexes[position] ?? 0) * sellers.count + sellers.of(position)] = 1;
}

function countListed(counter: FacetCounter, isListed: Uint8Array): void {
  for (let position = 0; position < isListed.length; position += 1) {
    if (isListed[position] === 1) count(counter, position);
  }
}

function optionsOf(counters: readonly FacetCounter[]): ReturnType<NarrowedPlans['countFacets']> {
  const byName = new Map(counters.map((counter) => [counter.column.name, options(counter)]));
  return Object.fromEntries(facetNames.map((name) => [name, byName.get(name) ?? []])) as ReturnType<
    NarrowedPlans['countFacets']
  >;
}

/** Every value that some plan here has, and every chosen one, so that a choice is always visible. */
function options({ column, chosen, has, sellers }: FacetCounter): readonly FacetOption[] {
  const counts = column.values.map((_value, value) => {
    const sets = column.valueSets.flatMap((values, set) => (values.includes(value) ? [set * sellers.count] : []));
    let found = 0;
    for (let seller = 0; seller < sellers.count; seller += 1)
      if (sets.some((set) => has[set + seller] === 1)) found += 1;
    return found;
  });
  const offered = column.values.flatMap(({ value, label, total }: FacetValue, position): FacetOption[] =>
    total > 0 || chosen.has(value) ? [{ value, label, count: counts[position] ?? 0, isChosen: chosen.has(value) }] : [],
  );
  const unheard = [...chosen].filter((value) => column.values.every((each) => each.value !== value));
  return [...offered, ...unheard.map((value): FacetOption => ({ value, label: null, count: 0, isChosen: true }))];
}
