import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { LinkTemplate } from '#domain/site/link-template.ts';
/** What the operator says about a provider, over its feeds; null: as the feeds say, or nothing. */
export interface ProviderOverrideTable {
  provider_id: number;
  name: string | null;
  url: string | null;
  legal_name: string | null;
  seat: string | null;
  register: string | null;
  /** JSON of a list of addresses. */
  support: string | null;
  /** Codes of payment methods, separated by spaces. */
  payment: string | null;
  /** JSON of the rule by language. */
  refund_rule: string | null;
  link_template: LinkTemplate | null;
  /** 1: the links of its feeds earn money; null: not said. */
  paid_links: number | null;
  /** 1: none of its plans is shown. */
  hidden: number;
  updated_at: string;
}

/** A provider's logo, re-encoded. */
export interface ProviderLogoTable {
  provider_id: number;
  /** Of its bytes, in its address: another picture has another address. */
  hash: string;
  /** JPEG. */
  bytes: Uint8Array;
  stored_at: string;
}

export interface HiddenPlanTable {
  plan_id: number;
  reason: string;
  hidden_at: string;
}

/** A list price that stands for all prices of the plan's feed until it ends. */
export interface PricePinTable {
  plan_id: number;
  currency: CurrencyCode;
  units: number;
  reason: string;
  pinned_at: string;
  ends_at: string;
  /** JSON of the newest prices of the feed, which come back afterwards. */
  feed_prices: string;
  /** When the feed last confirmed them. */
  feed_checked_at: string;
}

/** A plan as it was before an import changed it. Only the newest imports of a source are kept. */
export interface PlanBeforeTable {
  import_id: number;
  plan_id: number;
  /** JSON of its rows. */
  stored: string;
}
