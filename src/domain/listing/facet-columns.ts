import { dataBracket, validityBracket } from './data-brackets.ts';
import { facetValues, type FacetName } from './list-query.ts';
import type { ListedNetworks, ListedPlan } from '#domain/plan/listed-plan.ts';
import type { Known } from '#domain/plan/plan.ts';
import { runToCompletion, type CooperativeTask } from '#domain/kernel/cooperative-task.ts';

/** One facet of all plans: which of few distinct sets of values each plan has. Counting is one step for each plan then. */
export interface FacetColumn {
  readonly name: Exclude<FacetName, 'checked'>;
  /** In the order of the choices; of brackets also those that no plan has. */
  readonly values: readonly FacetValue[];
  /** Positions in `values`. */
  readonly sets: readonly (readonly number[])[];
  /** For each plan its position in `sets`. */
  readonly setOf: Uint32Array;
}

export interface FacetValue {
  readonly value: string;
  readonly label: string | null;
  /** Plans of the whole destination that have it. */
  readonly total: number;
}

/** The value of a facet that a seller does not state. */
const unknownValue = 'unknown';

/** Facets of which every value is known beforehand; each plan has one of them. */
type FixedName = Exclude<FacetColumn['name'], 'provider' | 'network' | 'breakout'>;

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
};

function answerOf(fact: Known): string {
  if (fact === null) return unknownValue;
  return fact ? 'yes' : 'no';
}

export function facetColumns(plans: readonly ListedPlan[]): readonly FacetColumn[] {
  return runToCompletion(facetColumnsTask(plans));
}

export function* facetColumnsTask(plans: readonly ListedPlan[]): CooperativeTask<readonly FacetColumn[]> {
  const columns: FacetColumn[] = [];
  for (const name of Object.keys(valueOf) as FixedName[]) {
    columns.push(fixedColumn(name, plans));
    yield;
  }
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
  const setOf = new Uint32Array(plans.length);
  for (const [index, plan] of plans.entries()) setOf[index] = positions.get(of(plan)) ?? 0;
  const sets = choices.map((_value, position) => [position]);
  const totals = countSets(sets.length, setOf);
  return {
    name,
    values: choices.map((value, position) => ({ value, label: null, total: totals[position] ?? 0 })),
    sets,
    setOf,
  };
}

/** Sellers by name. */
function providerColumn(plans: readonly ListedPlan[]): FacetColumn {
  const names = new Map(plans.map(({ provider }) => [provider.slug, provider.name]));
  const { distinct, setOf } = distinctParts(plans, ({ provider }) => provider.slug);
  const totals = countSets(distinct.length, setOf);
  const found = distinct.map((slug, set) => ({ value: slug, label: names.get(slug) ?? slug, total: totals[set] ?? 0 }));
  const values = found.toSorted((a, b) => compareText(a.label, b.label) || compareText(a.value, b.value));
  const positions = new Map(values.map(({ value }, position) => [value, position]));
  return { name: 'provider', values, sets: distinct.map((slug) => [positions.get(slug) ?? 0]), setOf };
}

/** Networks and countries: the one of most plans first, the unstated last. */
function sharedColumn(
  name: 'network' | 'breakout',
  plans: readonly ListedPlan[],
  valuesOf: (networks: ListedNetworks) => readonly string[],
): FacetColumn {
  const { distinct, setOf } = distinctParts(plans, ({ networks }) => networks);
  const texts = distinct.map((networks) => {
    const values = new Set(valuesOf(networks));
    return values.size === 0 ? [unknownValue] : [...values];
  });
  const bySet = countSets(texts.length, setOf);
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
  return { name, values, sets: texts.map((set) => set.flatMap((value) => positions.get(value) ?? [])), setOf };
}

/** Plans share sellers and networks: each is looked at once. */
function distinctParts<Part>(plans: readonly ListedPlan[], partOf: (plan: ListedPlan) => Part) {
  const places = new Map<Part, number>();
  const setOf = new Uint32Array(plans.length);
  for (const [index, plan] of plans.entries()) {
    const part = partOf(plan);
    const place = places.get(part) ?? places.size;
    if (place === places.size) places.set(part, place);
    setOf[index] = place;
  }
  return { distinct: [...places.keys()], setOf };
}

function countSets(sets: number, setOf: Uint32Array): Uint32Array {
  const counts = new Uint32Array(sets);
  for (const set of setOf) counts[set] = (counts[set] ?? 0) + 1;
  return counts;
}

/** Without regard to case, the same in every language and on every machine. */
function compareText(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
