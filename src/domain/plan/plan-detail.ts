import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import type { AfterData } from './after-data.ts';
import type { ListedOperator } from './listed-plan.ts';
import type { Money } from '#domain/money/money.ts';
import type { Generation, PlanFacts } from './plan.ts';
import type { PricePoint } from './price-history.ts';
import type { PartialText } from './provider-profile.ts';
import type { RefundAnswer } from './refund-answer.ts';
import type { ProviderSlug } from './provider-slug.ts';

/** Everything the catalogue holds of one offered plan. */
export interface PlanDetail extends Omit<PlanFacts, 'externalId' | 'name' | 'statedAt'> {
  readonly id: number;
  readonly provider: {
    readonly slug: ProviderSlug;
    readonly name: string;
    readonly image: string | null;
    readonly url: string | null;
    /** True: invented, of the demo catalogue. */
    readonly example: boolean;
  };
  /** In the requested language where the seller provides it, else the seller's own. */
  readonly name: string;
  /** ISO 8601 in UTC: when the price was last seen. */
  readonly checkedAt: string;
  /** True: missing from the newest runs of its feed. */
  readonly isUnconfirmed: boolean;
  /** What the provider says of refunds for all its plans, as the operator has found out. */
  readonly providerRefund: PartialText;
  /** The operator has seen the price itself then, and it counts until then; null: it is the feed's. */
  readonly pin: { readonly at: string; readonly until: string } | null;
}

interface Named<Code> {
  readonly code: Code;
  readonly name: string;
}

/** Networks of one country, as an open row lists them. */
export interface NetworksOfCountry {
  readonly country: Named<CountryCode>;
  /** The best one stated for the country, with or without an operator; null: none. */
  readonly generation: Generation | null;
  /** Empty: the seller names the country but no operator. */
  readonly operators: readonly ListedOperator[];
}

/** Response of `/api/plans/{id}`: one plan in a language and a display currency. */
export interface PlanAnswer extends Omit<
  PlanDetail,
  | 'provider'
  | 'region'
  | 'coverage'
  | 'networks'
  | 'breakout'
  | 'price'
  | 'ownPrices'
  | 'promo'
  | 'url'
  | 'providerRefund'
> {
  readonly provider: Pick<PlanDetail['provider'], 'slug' | 'name' | 'image' | 'example'>;
  readonly region: Named<RegionSlug> | null;
  /** The plan's own rule, else the provider's in words; null: neither is known. */
  readonly refundRule: RefundAnswer | null;
  readonly afterData: AfterData | null;
  /** Sorted by name. */
  readonly coverage: readonly Named<CountryCode>[];
  /** Sorted by the country's name; empty: not stated. */
  readonly networks: readonly NetworksOfCountry[];
  readonly breakout: readonly Named<CountryCode>[];
  /** The list price in the display currency, exact; null: it cannot be converted. */
  readonly price: Money | null;
  /** True when `price` is converted. */
  readonly isEstimate: boolean;
  /** Day of the older of the two rates behind an estimate, `YYYY-MM-DD`; null: `price` is no estimate. */
  readonly rateDate: string | null;
  readonly sellerPrice: Money;
  /** Address of the click route; null: the feed gives no address where the plan is sold. */
  readonly offer: string | null;
  /** List prices in the seller's currency, oldest first. */
  readonly history: readonly PricePoint[];
  /** The lowest list price of the last 30 days, in the seller's currency; null: not known. */
  readonly lowest30Days: PricePoint | null;
}
