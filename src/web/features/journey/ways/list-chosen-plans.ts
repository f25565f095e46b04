import { findDestination } from '#domain/place/destinations.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { listPlans } from '#domain/listing/list-plans.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { PlanDetail } from '#domain/plan/plan-detail.ts';
import { listedFactsOf } from '#domain/plan/pick-fields.ts';
import type { StoredPlan } from '#domain/plan/stored-listing.ts';
import type { Context } from '#runtime/services/context.ts';

interface Asked {
  readonly ids: readonly number[];
  readonly destination: DestinationKey;
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
}

/** The plans of an answer with all details for the page; the calculation has figures only. */
export async function listChosenPlans(
  { ids, destination, locale, currency, rates }: Asked,
  context: Context,
): Promise<DestinationPlans> {
  const [ratings, found] = await Promise.all([
    context.reviews.ratings(),
    Promise.all([...new Set(ids)].map((id) => context.catalogue.planDetail(id, { locale }))),
  ]);
  const details = found.filter((plan) => plan !== null);
  const stored = { destination, plans: details.map((plan) => storedPlan(plan, destination)) };
  return listPlans(stored, { currency, rates, ratings });
}

function storedPlan(plan: PlanDetail, destination: DestinationKey): StoredPlan {
  const { slug, name, image } = plan.provider;
  const isCountry = findDestination(destination)?.kind === 'country';
  const { id, price, ownPrices, promo, checkedAt } = plan;
  return {
    id,
    facts: listedFactsOf(plan),
    price,
    ownPrices,
    promo,
    checkedAt,
    provider: { slug, name, image },
    coverage: { scope: plan.scope, region: plan.region, countries: plan.coverage },
    networks: {
      here: isCountry ? plan.networks.filter(({ country }) => country === destination) : [],
      generation: null,
      breakout: plan.breakout,
    },
    hasOffer: plan.url !== null,
    // Unknown here: a plan's detail does not say whether its feed still lists it.
    isUnconfirmed: false,
  };
}
