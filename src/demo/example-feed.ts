import type { ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import { demoPlanCount, demoPlans, demoSeed } from './generator/demo-plans.ts';

export interface ExampleFeedQuery {
  /** Slugs of invented sellers; the first one's prices are in cents, a few of the others' have moved. */
  readonly sellers: readonly string[];
  /** When the example catalogue was made. */
  readonly asOf: Date;
  /** Of the whole example catalogue. */
  readonly planCount?: number;
}

/** Every how many plans of the others one has moved, is new or is gone. */
const [movedEach, newEach, goneEach] = [9, 40, 60];

/** What a feed of some invented sellers states that has gone wrong. */
export function* exampleFeedPlans({
  sellers,
  asOf,
  planCount = demoPlanCount,
}: ExampleFeedQuery): Generator<ProviderPlan, void, undefined> {
  let place = 0;
  // Promos of the catalogue end at midnight UTC.
  const day = new Date(asOf.toISOString().slice(0, 10));
  for (const { provider, plan } of demoPlans({ seed: demoSeed, planCount, asOf: day })) {
    if (!sellers.includes(provider.slug)) continue;
    place += 1;
    if (provider.slug === sellers[0])
      yield { provider, plan: { ...plan, price: scaled(plan.price, 100), ownPrices: [], promo: null } };
    else if (place % goneEach === 0) continue;
    else if (place % newEach === 0) yield { provider, plan: { ...plan, externalId: `${plan.externalId}-new` } };
    else if (place % movedEach === 0)
      yield { provider, plan: { ...plan, price: scaled(plan.price, 0.8 + (place % 5) * 0.08) } };
    else yield { provider, plan };
  }
}

function scaled(price: ProviderPlan['plan']['price'], factor: number): ProviderPlan['plan']['price'] {
  return { ...price, units: Math.round((price.units * factor) / 100) * 100 };
}
