import { dataBracket, dataBrackets, validityBracket, validityBrackets } from './data-brackets.ts';
import type { FacetName } from './list-query.ts';
import type { ListedNetworks, ListedPlan } from './listed-plan.ts';
import type { Known } from './plan.ts';

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
export const unknownValue = 'unknown';

interface FacetRule {
  /** What decides the values: equal answers, equal values. Networks answer with the object that plans share. */
  readonly of: (plan: ListedPlan) => string | ListedNetworks;
  /** Every possible value in its order; null: as many as there are sellers, networks, countries. */
  readonly choices: readonly string[] | null;
  readonly valuesOf?: (networks: ListedNetworks) => readonly string[];
}

const answers = ['yes', 'no', unknownValue];

const rules: Readonly<Record<FacetColumn['name'], FacetRule>> = {
  scope: { of: ({ coverage }) => coverage.scope, choices: ['local', 'regional', 'global'] },
  provider: { of: ({ provider }) => provider.slug, choices: null },
  data: { of: dataBracket, choices: dataBrackets },
  validity: { of: ({ validityDays }) => validityBracket(validityDays), choices: validityBrackets },
  kind: { of: ({ dataKind }) => dataKind, choices: ['total', 'daily', 'unlimited', 'payg'] },
  hotspot: { of: ({ tethering }) => answerOf(tethering), choices: answers },
  '5g': { of: ({ networks }) => answerOf(networks.generation && networks.generation === '5G'), choices: answers },
  topup: { of: ({ topUp }) => answerOf(topUp), choices: answers },
  idcheck: { of: ({ ekyc }) => answerOf(ekyc), choices: answers },
  phone: { of: ({ phoneNumber }) => answerOf(phoneNumber), choices: answers },
  network: {
    of: ({ networks }) => networks,
    choices: null,
    valuesOf: ({ operators }) => operators.map(({ name }) => name),
  },
  breakout: { of: ({ networks }) => networks, choices: null, valuesOf: ({ breakout }) => breakout },
};

function answerOf(fact: Known): string {
  if (fact === null) return unknownValue;
  return fact ? 'yes' : 'no';
}

export function facetColumns(plans: readonly ListedPlan[]): readonly FacetColumn[] {
  const names = new Map(plans.map(({ provider }) => [String(provider.slug), provider.name]));
  return (Object.keys(rules) as FacetColumn['name'][]).map((name) => {
    const { texts, setOf } = distinctSets(plans, rules[name]);
    const values = orderValues(name, totals(texts, setOf), names);
    const positions = new Map(values.map(({ value }, position) => [value, position]));
    const sets = texts.map((set) => set.flatMap((value) => positions.get(value) ?? []));
    return { name, values, sets, setOf };
  });
}

/** Every distinct set of values, and which of them each plan has. */
function distinctSets(plans: readonly ListedPlan[], { of, valuesOf }: FacetRule) {
  const known = new Map<string | ListedNetworks, number>();
  const texts: (readonly string[])[] = [];
  const setOf = Uint32Array.from(plans, (plan) => {
    const answer = of(plan);
    const earlier = known.get(answer);
    if (earlier !== undefined) return earlier;
    const values = typeof answer === 'string' ? [answer] : [...new Set(valuesOf?.(answer))];
    known.set(answer, texts.length);
    return texts.push(values.length === 0 ? [unknownValue] : values) - 1;
  });
  return { texts, setOf };
}

function totals(texts: readonly (readonly string[])[], setOf: Uint32Array): ReadonlyMap<string, number> {
  const bySet = new Uint32Array(texts.length);
  for (const set of setOf) bySet[set] = (bySet[set] ?? 0) + 1;
  const byValue = new Map<string, number>();
  for (const [set, values] of texts.entries())
    for (const value of values) byValue.set(value, (byValue.get(value) ?? 0) + (bySet[set] ?? 0));
  return byValue;
}

/** Brackets in their order; sellers by name; networks and countries with the most plans first and the unstated last. */
function orderValues(
  name: FacetColumn['name'],
  totals: ReadonlyMap<string, number>,
  providerNames: ReadonlyMap<string, string>,
): readonly FacetValue[] {
  const { choices } = rules[name];
  if (choices !== null) return choices.map((value) => ({ value, label: null, total: totals.get(value) ?? 0 }));
  const isProvider = name === 'provider';
  const found = [...totals].map(([value, total]): FacetValue => ({
    value,
    label: isProvider ? (providerNames.get(value) ?? null) : null,
    total,
  }));
  return found.sort((a, b) => {
    if (isProvider) return compareText(a.label ?? a.value, b.label ?? b.value) || compareText(a.value, b.value);
    const unstated = Number(a.value === unknownValue) - Number(b.value === unknownValue);
    return unstated || b.total - a.total || compareText(a.value, b.value);
  });
}

/** Without regard to case, the same in every language and on every machine. */
function compareText(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
