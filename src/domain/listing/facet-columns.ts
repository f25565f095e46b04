import { dataBracket, validityBracket } from './data-brackets.ts';
import { facetValues, shareValues, type FacetName } from './list-query.ts';
import { sharesOf } from './region-shares.ts';
import type { ListedNetworks, ListedPlan } from '#domain/plan/listed-plan.ts';
import { isRefundable } from '#domain/plan/refund.ts';
import type { Known } from '#domain/plan/plan.ts';
import type { CooperativeTask } from '#domain/kernel/cooperative-task.ts';

/** One facet as a column: distinct value sets, and a set index per plan, so that counting takes one step per plan. */
export interface FacetColumn {
  readonly name: Exclude<FacetName, 'checked'>;
  /** In the order of the choices; for brackets also those without plans. */
  readonly values: readonly FacetValue[];
  /** The distinct value sets, as indexes into `values`. */
  readonly valueSets: readonly (readonly number[])[];
  /** Set index of each plan: an index into `valueSets`. */
  readonly setIndexes: Uint32Array;
}

export interface FacetValue {
  readonly value: string;
  readonly label: string | null;
  /** Plans of the whole destination that have it. */
  readonly total: number;
}

/** Facet value of plans whose seller does not state it. */
const unknownValue = 'unknown';

/** Facets with a fixed list of values; each plan has one of them. */
type FixedName = Exclude<FacetColumn['name'], 'share' | 'provider' | 'network' | 'breakout'>;

const valueOf: Readonly<Record<FixedName, (plan: ListedPlan) => string>> = {
  scope: ({ coverage }) => coverage.scope,
  data: dataBracket,
  validity: ({ validityDays }) => validityBracket(validityDays),
  kind: ({ dataKind }) => dataKind,
  hotspot: ({ tethering }) => answerOf(tethering),
  '5g': ({ networks: { generation } }) => answerOf(generation && generation === '5G'),
  topup: ({ topUp }) => answerOf(topUp),
  idcheck: ({ ekyc }) => answerOf(ekyc),
  phone: ({ phoneNumber }) => answerOf(phoneNumber),
  refund: ({ refund }) => answerOf(isRefundable(refund)),
};

function answerOf(fact: Known): string {
  if (fact === null) return unknownValue;
  return fact ? 'yes' : 'no';
}

export function* facetColumnsTask(plans: readonly ListedPlan[]): CooperativeTask<readonly FacetColumn[]> {
  const columns: FacetColumn[] = [];
  for (const name of Object.keys(valueOf) as FixedName[]) {
    columns.push(fixedColumn(name, plans));
    yield;
  }
  columns.push(shareColumn(plans));
  yield;
  columns.push(providerColumn(plans));
  yield;
  columns.push(sharedColumn('network', plans, ({ operators }) => operators.map(({ name }) => name)));
  yield;
  columns.push(sharedColumn('breakout', plans, ({ breakout }) => breakout));
  return columns;
}

function fixedColumn(name: FixedName, plans: readonly ListedPlan[]): FacetColumn {
  const choices = facetValues[name] ?? [];
  const positions = new Map(choices.map((value, position) => [value, position]));
  const of = valueOf[name];
  const setIndexes = new Uint32Array(plans.length);
  for (const [index, plan] of plans.entries()) setIndexes[index] = positions.get(of(plan)) ?? choices.length;
  // The last set is empty, for plans with a value that is not among the choices.
  const valueSets = [...choices.map((_value, position) => [position]), []];
  const totals = countSets(valueSets.length, setIndexes);
  return {
    name,
    values: choices.map((value, position) => ({ value, label: null, total: totals[position] ?? 0 })),
    valueSets,
    setIndexes,
  };
}

/** Shares of a region; a single country offers no choice, and every plan works in all of it. */
function shareColumn(plans: readonly ListedPlan[]): FacetColumn {
  const { distinct, setIndexes } = distinctValues(plans, ({ coverage }) => coverage);
  const valueSets = distinct.map((coverage) => sharesOf(coverage).map((value) => shareValues.indexOf(value)));
  const bySet = countSets(distinct.length, setIndexes);
  const totals = new Uint32Array(shareValues.length);
  for (const [set, { countriesHere }] of distinct.entries())
    for (const position of countriesHere === 1 ? [] : (valueSets[set] ?? []))
      totals[position] = (totals[position] ?? 0) + (bySet[set] ?? 0);
  const values = shareValues.map((value, position) => ({ value, label: null, total: totals[position] ?? 0 }));
  return { name: 'share', values, valueSets, setIndexes };
}

/** Sellers by name. */
function providerColumn(plans: readonly ListedPlan[]): FacetColumn {
  const names = new Map(plans.map(({ provider }) => [provider.slug, provider.name]));
  const { distinct, setIndexes } = distinctValues(plans, ({ provider }) => provider.slug);
  const totals = countSets(distinct.length, setIndexes);
  const found = distinct.map((slug, set) => ({ value: slug, label: names.get(slug) ?? slug, total: totals[set] ?? 0 }));
  const values = found.toSorted((a, b) => compareText(a.label, b.label) || compareText(a.value, b.value));
  const positions = new Map(values.map(({ value }, position) => [value, position]));
  return { name: 'provider', values, valueSets: distinct.map((slug) => [positions.get(slug) ?? 0]), setIndexes };
}

/** Networks and countries: the most frequent first, the unstated last. */
function sharedColumn(
  name: 'network' | 'breakout',
  plans: readonly ListedPlan[],
  valuesOf: (networks: ListedNetworks) => readonly string[],
): FacetColumn {
  const { distinct, setIndexes } = distinctValues(plans, ({ networks }) => networks);
  const texts = distinct.map((networks) => {
    const values = new Set(valuesOf(networks));
    return values.size === 0 ? [unknownValue] : [...values];
  });
  const bySet = countSets(texts.length, setIndexes);
  const totals = new Map<string, number>();
  for (const [set, values] of texts.entries())
    for (const value of values) totals.set(value, (totals.get(value) ?? 0) + (bySet[set] ?? 0));
  const values = [...totals]
    .map(([value, total]): FacetValue => ({ value, label: null, total }))
    .sort(
      (a, b) =>
        Number(a.value === unknownValue) - Number(b.value === unknownValue) ||
        b.total - a.total ||
        compareText(a.value, b.value),
    );
  const positions = new Map(values.map(({ value }, position) => [value, position]));
  return {
    name,
    values,
    valueSets: texts.map((set) => set.flatMap((value) => positions.get(value) ?? [])),
    setIndexes,
  };
}

/** Dictionary encoding: plans share sellers and networks, so each is examined once. */
function distinctValues<Value>(plans: readonly ListedPlan[], pick: (plan: ListedPlan) => Value) {
  const indexes = new Map<Value, number>();
  const setIndexes = new Uint32Array(plans.length);
  for (const [index, plan] of plans.entries()) {
    const value = pick(plan);
    const setIndex = indexes.get(value) ?? indexes.size;
    if (setIndex === indexes.size) indexes.set(value, setIndex);
    setIndexes[index] = setIndex;
  }
  return { distinct: [...indexes.keys()], setIndexes };
}

function countSets(setCount: number, setIndexes: Uint32Array): Uint32Array {
  const counts = new Uint32Array(setCount);
  for (const set of setIndexes) counts[set] = (counts[set] ?? 0) + 1;
  return counts;
}

/** Case-insensitive, independent of locale and machine. */
function compareText(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
