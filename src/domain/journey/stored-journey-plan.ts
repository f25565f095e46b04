import { groupBy } from '#domain/kernel/group-by.ts';
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import { displayPrice } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { withoutBeaten, type JourneyPlan } from './journey-plan.ts';
import { listedPromo } from '#domain/listing/list-plans.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import type { CostedPlan } from '#domain/trip/trip-cost.ts';

/** What decides the cost of a plan on a journey, in no currency but the seller's own. */
export interface StoredJourneyPlan extends Pick<PlanFacts, keyof CostedPlan | 'ownPrices' | 'subscription'> {
  readonly id: number;
  readonly provider: ProviderSlug;
  /** Plans with the same coverage share the object. */
  readonly countries: readonly CountryCode[];
}

interface Pricing {
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
}

/** The plans that can be part of a cheapest journey, in a display currency: a small part of all. */
export function priceJourneyPlans(stored: readonly StoredJourneyPlan[], pricing: Pricing): readonly JourneyPlan[] {
  const priced = stored.map((plan) => priceJourneyPlan(plan, pricing));
  const byCoverage = groupBy(priced, ({ countries }) => countries);
  return [...byCoverage.values()].flatMap((plans) => withoutBeaten(plans, () => true));
}

function priceJourneyPlan({ price, ownPrices, promo, ...facts }: StoredJourneyPlan, pricing: Pricing): JourneyPlan {
  const ownPrice = ownPrices.find(({ currency }) => currency === pricing.currency) ?? null;
  return {
    ...facts,
    price: displayPrice({ price, ownPrice, ...pricing })?.money ?? null,
    promo: promo && listedPromo(promo, pricing),
  };
}
