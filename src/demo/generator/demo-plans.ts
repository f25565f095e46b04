import type { ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import { samplePastPrices } from './past-prices.ts';
import { sampleNetworks } from './plan-networks.ts';
import { createPlanMaker } from './plan-maker.ts';
import { sampleShapes } from './plan-shapes.ts';
import { samplePlaces } from './provider-places.ts';
import { sampleProfiles } from './provider-profiles.ts';
import { createRandom } from './random.ts';
import { rankSellers } from './seller-ranks.ts';

export const demoSeed = 'roamchart demo 1';
export const demoPlanCount = 100_000;

export interface DemoQuery {
  readonly seed: string;
  /** Total number of plans of the 100 providers. */
  readonly planCount: number;
  /** Ends of promos, stated dates and days of past prices are counted from here; everything else follows from the seed alone. */
  readonly asOf: Date;
}

/**
 * Streams an invented catalogue of the market model's shape, provider by provider. Deterministic: the same query
 * gives the same plans on every machine. Places are sampled before all plans: a seller's prices depend on who else
 * sells there.
 */
export function* demoPlans({ seed, planCount, asOf }: DemoQuery): Generator<ProviderPlan, void, undefined> {
  const stalls = sampleProfiles({ seed, planCount }).flatMap((profile) => {
    const random = createRandom(`${seed}: places of ${profile.facts.slug}`);
    return samplePlaces({ ...profile, random }).map((place) => ({ profile, place }));
  });
  const ranked = rankSellers(stalls, createRandom(`${seed}: ranks`));
  for (const [profile, own] of Map.groupBy(ranked, (stall) => stall.profile)) {
    const { facts } = profile;
    const random = createRandom(`${seed}: plans of ${facts.slug}`);
    const pastRandom = createRandom(`${seed}: past prices of ${facts.slug}`);
    const makePlan = createPlanMaker(profile, asOf);
    for (const { place, priceRank, networkRank } of own) {
      const networks = sampleNetworks(facts.slug, networkRank, place.coverage);
      for (const shape of sampleShapes(place.planCount, profile, random)) {
        const plan = makePlan({ place, priceRank, networks, shape }, random);
        yield { provider: facts, plan, pastPrices: samplePastPrices(plan.price, pastRandom, asOf) };
      }
    }
  }
}
