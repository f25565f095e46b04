import type { DestinationKey } from '#domain/place/destination-key.ts';
import { countriesAt } from '#domain/place/destinations.ts';
import { bestGeneration } from './operator-names.ts';
import { listedFactsOf } from './pick-fields.ts';
import type { PlanDetail } from './plan-detail.ts';
import type { StoredPlan } from './stored-listing.ts';

/** One plan as lists of a destination hold it. */
export function storedPlanOf(detail: PlanDetail, destination: DestinationKey): StoredPlan {
  const { id, scope, region, coverage, networks, breakout, url, provider } = detail;
  const { price, ownPrices, promo, isUnconfirmed, checkedAt } = detail;
  const countries = countriesAt(destination);
  return {
    id,
    facts: listedFactsOf(detail),
    provider: { slug: provider.slug, name: provider.name, image: provider.image },
    coverage: { scope, region, countries: coverage },
    networks: {
      here: networks.filter(({ country }) => country === destination),
      generation: bestGeneration(networks.filter(({ country }) => countries.includes(country))),
      breakout,
    },
    price,
    ownPrices,
    promo,
    isUnconfirmed,
    checkedAt,
    hasOffer: url !== null,
  };
}
