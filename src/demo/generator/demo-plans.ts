import type { ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import { samplePastPrices } from './past-prices.ts';
import { samplePlaces, type Place } from './places.ts';
import { makePlan } from './plan-maker.ts';
import { sampleNetworks } from './plan-networks.ts';
import { sampleShapes } from './plan-shapes.ts';
import { createRandom } from './random.ts';
import { providerFacts, sellersOf } from './sellers.ts';

export const demoSeed = 'roamchart demo 1';
export const demoPlanCount = 100_000;

export interface DemoQuery {
  readonly seed: string;
  /** Total number of plans of the 100 providers. */
  readonly planCount: number;
  /** Ends of promos, stated dates and days of past prices are counted from here; everything else follows from the seed alone. */
  readonly asOf: Date;
}

/** Weight of a seller's habit relative to chance at each place: low, or one seller would be the cheapest everywhere. */
const habit = 0.3;

/**
 * Streams an invented catalogue of the market model's shape, provider by provider. Deterministic: the same query
 * gives the same plans on every machine. Places are sampled before all plans: a seller's prices depend on who else
 * sells there.
 */
export function* demoPlans({ seed, planCount, asOf }: DemoQuery): Generator<ProviderPlan, void, undefined> {
  const stalls = sellersOf(planCount).flatMap((seller) =>
    samplePlaces(seller, createRandom(`${seed}: places of ${seller.slug}`)).map((place) => ({ seller, place })),
  );
  const chance = createRandom(`${seed}: ranks`);
  const priceRanks = rankStalls(stalls, ({ seller }) => habit * seller.dearness + chance.normal());
  const networkRanks = rankStalls(stalls, ({ seller }) => habit * seller.silence + chance.normal());
  for (const [seller, own] of Map.groupBy(stalls, (stall) => stall.seller)) {
    const random = createRandom(`${seed}: plans of ${seller.slug}`);
    const provider = providerFacts(seller);
    for (const stall of own) {
      const { place } = stall;
      const priceRank = priceRanks.get(stall) ?? 0.5;
      const networks = sampleNetworks(seller.slug, networkRanks.get(stall) ?? 0.5, place.coverage);
      for (const shape of sampleShapes(place.planCount, seller, random)) {
        const plan = makePlan({ seller, place, priceRank, networks, shape }, { random, asOf });
        yield { provider, plan, pastPrices: samplePastPrices(plan.price, random, asOf) };
      }
    }
  }
}

/**
 * Ranks the sellers of each place by ascending score: the share of the place's plans before the middle of a seller's
 * own, 0 to 1. Independently sampled prices would leave the median and the cheapest plan of a country to chance.
 */
function rankStalls<Stall extends { readonly place: Place }>(
  stalls: readonly Stall[],
  scoreOf: (stall: Stall) => number,
): ReadonlyMap<Stall, number> {
  const ranks = new Map<Stall, number>();
  const scored = stalls.map((stall) => ({ stall, score: scoreOf(stall) }));
  for (const rivals of Map.groupBy(scored, ({ stall }) => stall.place.key).values()) {
    const total = rivals.reduce((sum, { stall }) => sum + stall.place.planCount, 0);
    let before = 0;
    for (const { stall } of rivals.toSorted((a, b) => a.score - b.score)) {
      ranks.set(stall, (before + stall.place.planCount / 2) / total);
      before += stall.place.planCount;
    }
  }
  return ranks;
}
