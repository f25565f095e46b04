import type { Place } from './provider-places.ts';
import type { ProviderProfile } from './provider-profiles.ts';
import type { Random } from './random.ts';

/** A place that a seller sells. */
export interface Stall {
  readonly profile: Pick<ProviderProfile, 'dearness' | 'silence' | 'kindShares'>;
  readonly place: Pick<Place, 'key' | 'planCount'>;
}

/**
 * Rank of a seller among all that sell the place: the share of the place's plans before the middle of its own, 0 to
 * 1.
 */
export interface StallRanks {
  /** The cheapest seller comes first. */
  readonly priceRank: number;
  /** The seller that states most about networks comes first. */
  readonly networkRank: number;
}

/**
 * Weight of a seller's own habit relative to chance at each place: low, or one seller would be the cheapest
 * everywhere.
 */
const habit = 0.4;

/**
 * Ranks the sellers of each place, because independently sampled prices would leave the median and the cheapest plan
 * of a country to chance. In the order of the stalls.
 */
export function rankSellers<Row extends Stall>(stalls: readonly Row[], random: Random): readonly (Row & StallRanks)[] {
  const entries = stalls.map(({ profile, place }) => ({
    key: place.key,
    plans: place.planCount,
    fixedPlans: place.planCount * (profile.kindShares[0] ?? 0),
    price: habit * profile.dearness + random.normal(),
    silence: habit * profile.silence + random.normal(),
  }));
  // Fixed plans alone are counted for prices: they are what countries are compared by.
  const priceRanks = rank(entries.map(({ key, price, fixedPlans }) => ({ key, score: price, weight: fixedPlans })));
  const networkRanks = rank(entries.map(({ key, silence, plans }) => ({ key, score: silence, weight: plans })));
  return stalls.map((stall, index) => ({
    ...stall,
    priceRank: priceRanks[index] ?? 0.5,
    networkRank: networkRanks[index] ?? 0.5,
  }));
}

interface Scored {
  readonly key: string;
  readonly score: number;
  readonly weight: number;
}

/** Share of the weight of all entries of the same key before the middle of each, by ascending score. */
function rank(entries: readonly Scored[]): readonly number[] {
  const ranks: number[] = [];
  for (const rivals of Map.groupBy(entries.entries(), ([, { key }]) => key).values()) {
    const total = rivals.reduce((sum, [, { weight }]) => sum + weight, 0);
    let before = 0;
    for (const [index, { weight }] of rivals.toSorted(([, a], [, b]) => a.score - b.score)) {
      ranks[index] = (before + weight / 2) / total;
      before += weight;
    }
  }
  return ranks;
}
