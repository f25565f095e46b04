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
  /** JSON of what it says of the time after the purchase, in words by fact. */
  after_purchase: string | null;
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
  bytes: Uint8Array;
  stored_at: string;
}

/** A provider that visitors see as another one: feeds spell one seller in two ways. */
export interface ProviderMergeTable {
  provider_id: number;
  /** Never merged itself. */
  into_id: number;
  merged_at: string;
}

/** What the operator says over a plan. */
export interface PlanOverlayTable {
  plan_id: number;
  kind: 'hidden' | 'price' | 'facts';
  /** JSON: of a price the amount, of facts those that are corrected. */
  said: string;
  reason: string;
  said_at: string;
  /** Null: until it is taken back. */
  ends_at: string | null;
}
