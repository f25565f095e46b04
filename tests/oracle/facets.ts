import type { Plan } from './read-market.ts';

/** The values that a plan has of each facet of a list, by what the labels of the filters say. */

type ValuesOf = (plan: Plan, place: FacetPlace) => readonly string[];

export interface FacetPlace {
  readonly country: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const day = 86_400_000;

export const facets: Readonly<Record<string, ValuesOf>> = {
  scope: ({ scope }) => [scope],
  provider: ({ provider }) => [provider.slug],
  data: (plan) => [dataBracket(plan)],
  validity: ({ days }) => [validityBracket(days)],
  kind: ({ kind }) => [kind],
  hotspot: ({ hotspot }) => [say(hotspot)],
  '5g': ({ networks }, { country }) => [say(has5G(networks, country))],
  topup: ({ topUp }) => [say(topUp)],
  idcheck: ({ ekyc }) => [say(ekyc)],
  phone: ({ phone }) => [say(phone)],
  network: ({ networks }, { country }) => orUnknown(operatorsIn(networks, country)),
  breakout: ({ breakout }) => orUnknown(breakout),
  checked: ({ checkedAt }, { now }) => ages(now - checkedAt),
};

function say(fact: boolean | null): string {
  return fact === null ? 'unknown' : fact ? 'yes' : 'no';
}

function orUnknown(values: readonly string[]): readonly string[] {
  return values.length === 0 ? ['unknown'] : [...new Set(values)];
}

export function operatorsIn(networks: Plan['networks'], country: string): readonly string[] {
  return [...new Set(networks.filter((network) => network.country === country).map(({ operator }) => operator))].filter(
    Boolean,
  );
}

/** What the plan says of the country itself; null: nothing. */
function has5G(networks: Plan['networks'], country: string): boolean | null {
  const stated = networks.flatMap((network) =>
    network.country === country && network.generation !== null ? [network.generation] : [],
  );
  return stated.length === 0 ? null : stated.includes('5G');
}

/** Of the whole plan, the lower end included. */
function dataBracket({ kind, mb, days }: Plan): string {
  if (kind === 'unlimited') return 'unlimited';
  if (kind === 'payg' || mb === null || (kind === 'daily' && days === null)) return 'unknown';
  const gigabytes = (mb * (kind === 'daily' ? (days ?? 1) : 1)) / 1000;
  const ends = { lt1: 1, '1-3': 3, '3-5': 5, '5-10': 10, '10-20': 20, '20-50': 50 };
  return Object.entries(ends).find(([, end]) => gigabytes < end)?.[0] ?? 'gt50';
}

/** Both ends included. */
function validityBracket(days: number | null): string {
  if (days === null) return 'none';
  const ends = { '1-3': 3, '4-7': 7, '8-15': 15, '16-30': 30, '31-90': 90 };
  return Object.entries(ends).find(([, end]) => days <= end)?.[0] ?? 'gt90';
}

/** A price of yesterday is also one of this week. */
function ages(age: number): readonly string[] {
  const within = Object.entries({ '1d': 1, '7d': 7, '30d': 30 }).filter(([, days]) => age <= days * day);
  return within.length === 0 ? ['older'] : within.map(([name]) => name);
}
