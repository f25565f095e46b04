import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { Money } from '#domain/money/money.ts';
import type { ListedFacts } from './listed-plan.ts';
import type { Generation, PlanNetwork, PlanPromo, PlanScope } from './plan.ts';
import type { ProviderSlug } from './provider-slug.ts';

/** All plans of a seller share the object. */
export interface StoredProvider {
  readonly slug: ProviderSlug;
  readonly name: string;
  /** Base path of the picture, without `.jpg`; null: none. */
  readonly image: string | null;
}

/** Plans with the same coverage share the object. */
export interface StoredCoverage {
  readonly scope: PlanScope;
  readonly region: RegionSlug | null;
  /** Sorted by code. */
  readonly countries: readonly CountryCode[];
}

/** Plans with the same networks share the object. */
export interface StoredNetworks {
  /** Networks in the destination itself, as the sellers name them; empty where the destination is a region. */
  readonly here: readonly PlanNetwork[];
  /** The best one that a network states in the destination: in its country, or in any of the region. */
  readonly generation: Generation | null;
  readonly breakout: readonly CountryCode[];
}

/** A stored plan for lists, in no currency but the seller's own. */
export interface StoredPlan {
  readonly id: number;
  readonly provider: StoredProvider;
  readonly coverage: StoredCoverage;
  readonly networks: StoredNetworks;
  readonly facts: ListedFacts;
  readonly price: Money;
  readonly ownPrices: readonly Money[];
  readonly promo: PlanPromo | null;
  /** False: the feed gives no address where the plan is sold. */
  readonly hasOffer: boolean;
  /** True: it is missing from its feed, so its price is no longer confirmed. */
  readonly isUnconfirmed: boolean;
  /** ISO 8601 in UTC: when the price was last seen. */
  readonly checkedAt: string;
}

/**
 * Every active plan of a destination in the catalogue, in the order of ids. Immutable: two requests of one catalogue
 * version get the same object, so derived values can be memoized per object.
 */
export interface StoredListing {
  readonly destination: DestinationKey;
  readonly plans: readonly StoredPlan[];
}
