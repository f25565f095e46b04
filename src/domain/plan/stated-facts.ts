import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import type { ListedPlan } from './listed-plan.ts';
import type { DataKind, Generation, Known } from './plan.ts';

/** How many plans state yes, no or nothing; they add up to all plans. */
export interface KnownCounts {
  readonly yes: number;
  readonly no: number;
  readonly unknown: number;
}

/** A stated value, with how many plans state it. */
interface StatedShare<Value> {
  readonly value: Value;
  readonly planCount: number;
}

/** Summary of one seller's plans at a destination. Lists are sorted by frequency. */
export interface StatedFacts {
  readonly planCount: number;
  readonly networks: readonly StatedShare<{ readonly name: string; readonly generation: Generation | null }>[];
  /** Plans that name no network. */
  readonly networkUnknown: number;
  readonly hotspot: KnownCounts;
  readonly topUp: KnownCounts;
  readonly phoneNumber: KnownCounts;
  readonly ekyc: KnownCounts;
  readonly breakout: readonly StatedShare<CountryCode>[];
  /** Plans that name no breakout country. */
  readonly breakoutUnknown: number;
  readonly kinds: readonly StatedShare<DataKind>[];
  readonly currencies: readonly StatedShare<CurrencyCode>[];
  /** When the prices were last seen, ISO 8601 in UTC; null: there is no plan. */
  readonly checkedAt: string | null;
}

/** Summarises stated facts. Nothing is inferred: what no plan states is unknown. */
export function summariseFacts(plans: readonly ListedPlan[]): StatedFacts {
  return {
    planCount: plans.length,
    networks: countNetworks(plans),
    networkUnknown: plans.filter(({ networks }) => networks.operators.length === 0).length,
    hotspot: countKnown(plans.map(({ tethering }) => tethering)),
    topUp: countKnown(plans.map(({ topUp }) => topUp)),
    phoneNumber: countKnown(plans.map(({ phoneNumber }) => phoneNumber)),
    ekyc: countKnown(plans.map(({ ekyc }) => ekyc)),
    breakout: countShares(plans.map(({ networks }) => networks.breakout)),
    breakoutUnknown: plans.filter(({ networks }) => networks.breakout.length === 0).length,
    kinds: countShares(plans.map(({ dataKind }) => [dataKind])),
    currencies: countShares(plans.map(({ sellerPrice }) => [sellerPrice.currency])),
    checkedAt: plans.reduce<string | null>(
      (newest, { checkedAt }) => (newest === null || checkedAt > newest ? checkedAt : newest),
      null,
    ),
  };
}

export function countKnown(values: readonly Known[]): KnownCounts {
  const yes = values.filter((value) => value === true).length;
  const no = values.filter((value) => value === false).length;
  return { yes, no, unknown: values.length - yes - no };
}

/** Counts plans, not mentions: a value that a plan names twice counts once. */
function countShares<Value extends string>(lists: readonly (readonly Value[])[]): StatedShare<Value>[] {
  const counts = new Map<Value, number>();
  for (const value of lists.flatMap((list) => [...new Set(list)])) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, planCount]) => ({ value, planCount }))
    .sort((a, b) => b.planCount - a.planCount || (a.value < b.value ? -1 : 1));
}

/** By name, with the best generation that any plan states for it. */
function countNetworks(plans: readonly ListedPlan[]): StatedFacts['networks'] {
  const best = new Map<string, Generation | null>();
  for (const { name, generation } of plans.flatMap(({ networks }) => networks.operators)) {
    const known = best.get(name) ?? null;
    // '2G' to '5G' sort as text.
    best.set(name, known === null || (generation !== null && generation > known) ? generation : known);
  }
  return countShares(plans.map(({ networks }) => networks.operators.map(({ name }) => name))).map(
    ({ value, planCount }) => ({ value: { name: value, generation: best.get(value) ?? null }, planCount }),
  );
}
