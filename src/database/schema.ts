import type { Generated, Kysely, Transaction } from 'kysely';
import type { Locale } from '#domain/locale.ts';
import type { ReviewMove, ReviewReason, ReviewStatus } from '#domain/review-status.ts';

/** Yes, no or not stated: 1, 0 or null. Both engines store it as an integer. */
type KnownColumn = number | null;

/** The only tables there are, the same on both engines. Times are ISO 8601 in UTC; money is whole 1/10000 units. */
export interface Schema {
  readonly provider: ProviderTable;
  readonly coverage_set: CoverageSetTable;
  readonly coverage_destination: CoverageDestinationTable;
  readonly network_set: NetworkSetTable;
  readonly plan: PlanTable;
  readonly plan_check: PlanCheckTable;
  readonly plan_own_price: PlanOwnPriceTable;
  readonly plan_promo: PlanPromoTable;
  readonly import_run: ImportRunTable;
  readonly price_observation: PriceObservationTable;
  readonly destination_stat: DestinationStatTable;
  readonly destination_provider: DestinationProviderTable;
  readonly destination_floor: DestinationFloorTable;
  readonly data_version: DataVersionTable;
  readonly exchange_rate: ExchangeRateTable;
  readonly review: ReviewTable;
  readonly review_country: ReviewCountryTable;
  readonly review_tally: ReviewTallyTable;
  readonly review_image: ReviewImageTable;
  readonly review_event: ReviewEventTable;
  readonly bot_token_used: BotTokenUsedTable;
  readonly mail: MailTable;
  readonly site_secret: SiteSecretTable;
  readonly outgoing_click: OutgoingClickTable;
  readonly price_report: PriceReportTable;
}

/** Runs queries, inside a transaction or on its own. */
export type Queries = Kysely<Schema>;

/** Queries that are certain to run inside one transaction. */
export type TransactionQueries = Transaction<Schema>;

export interface ProviderTable {
  id: number;
  /** Opaque id that clients see. */
  public_id: string;
  slug: string;
  name: string;
  url: string | null;
  image: string | null;
  /** 1 for invented providers of the demo catalogue. */
  example: number;
  /** Active plans; refreshed by the catalogue writer. */
  plan_count: number;
}

/** Where a plan works: shared by every plan that covers the same countries in the same role. */
interface CoverageSetTable {
  id: number;
  fingerprint: string;
  scope: 'local' | 'regional' | 'global';
  region: string | null;
  /** Country codes, sorted, separated by spaces. */
  countries: string;
  country_count: number;
}

/** Which coverage sets a destination page lists. */
interface CoverageDestinationTable {
  destination: string;
  coverage_set_id: number;
}

/** Networks and breakout countries: shared by every plan that states the same ones. */
interface NetworkSetTable {
  id: number;
  fingerprint: string;
  /** JSON of `PlanNetwork[]`. */
  networks: string;
  /** Country codes separated by spaces. */
  breakout: string;
  best_generation: '2G' | '3G' | '4G' | '5G' | null;
}

interface PlanTable {
  id: number;
  provider_id: number;
  external_id: string;
  /** The seller's own name, or the best one of `names` for a reader of English. */
  name: string;
  /** JSON of the names by language; null: the seller gives one name. */
  names: string | null;
  coverage_set_id: number;
  network_set_id: number;
  data_kind: 'total' | 'daily' | 'unlimited' | 'payg';
  data_mb: number | null;
  /** Grows with the amount of data; see the domain's `dataRank`. */
  data_rank: number;
  data_words: string | null;
  reduced_speed_kbps: number | null;
  speed_limit_kbps: number | null;
  fair_use: string | null;
  validity_days: number | null;
  day_count: '24h' | 'calendar' | null;
  activation: 'first-use' | 'install' | 'purchase' | null;
  install_within_days: number | null;
  price_currency: string;
  price_units: number;
  own_price_count: number;
  tethering: KnownColumn;
  top_up: KnownColumn;
  ekyc: KnownColumn;
  phone_number: KnownColumn;
  voice_minutes: number | null;
  sms_count: number | null;
  subscription: KnownColumn;
  new_customers_only: KnownColumn;
  ads: KnownColumn;
  url: string | null;
  /** Fingerprint of everything a feed states but the time; equal: nothing changed. */
  facts_hash: string;
  /** The feed that brought it; empty: the one without a name. */
  feed: string;
  /** When a fact last changed. */
  updated_at: string;
  /** 1: offered; 0: withdrawn, kept for its history. */
  active: number;
}

/** Apart from `plan`, because an import moves the time of every plan while hardly any plan changes. */
interface PlanCheckTable {
  plan_id: number;
  /** When the price was last seen. */
  checked_at: string;
}

interface PlanOwnPriceTable {
  plan_id: number;
  currency: string;
  units: number;
}

interface PlanPromoTable {
  plan_id: number;
  currency: string;
  units: number;
  code: string | null;
  new_customers_only: KnownColumn;
  starts_at: string | null;
  ends_at: string | null;
  /** Both or neither: what the order's list price must reach. */
  minimum_currency: string | null;
  minimum_units: number | null;
  /** Kinds of data that the offer leaves out, separated by spaces. */
  excluded_kinds: string;
}

interface ImportRunTable {
  id: number;
  source: string;
  started_at: string;
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
}

/** Append-only: a trigger refuses every change and every removal. */
interface PriceObservationTable {
  plan_id: number;
  import_id: number;
  kind: 'list' | 'own' | 'promo';
  currency: string;
  /** Null: this price is no longer offered. */
  units: number | null;
  observed_at: string;
}

/** Only destinations with an active plan have a row. */
interface DestinationStatTable {
  destination: string;
  provider_count: number;
  plan_count: number;
  /** Newest `checked_at` of the destination's active plans. */
  checked_at: string;
  /** Newest `updated_at` of the destination's active plans. */
  changed_at: string;
}

interface DestinationProviderTable {
  destination: string;
  provider_id: number;
  plan_count: number;
}

/**
 * Candidates for the lowest amount at a destination, by the currency they are priced in.
 * `display_currency` is a currency that some plan there has an own price in, or `*` for all others.
 */
export interface DestinationFloorTable {
  destination: string;
  kind: 'price' | 'per-gb';
  display_currency: string;
  source_currency: string;
  units: number;
  /** The candidate's megabytes for `per-gb`; 0 for `price`. */
  data_mb: number;
}

/** Numbers that rise whenever readers would see something new. */
export interface DataVersionTable {
  name: 'catalogue' | 'rates' | 'reviews';
  value: number;
}

interface ExchangeRateTable {
  currency: string;
  /** How much of the currency one US dollar buys, times 10^8. */
  per_usd_e8: number;
  /** `YYYY-MM-DD`. */
  date: string;
  source: string;
}

export interface ReviewTable {
  /** UUID. */
  id: string;
  provider_id: number;
  author_name: string;
  /** Never leaves the database for a page or an endpoint; empty: forgotten. */
  email: string;
  text: string;
  /** 1 to 5. */
  rating: number;
  language: string | null;
  status: ReviewStatus;
  created_at: string;
  published_at: string | null;
  /** Names the attempt that it came by; unique. */
  idempotency_key: string | null;
  /** Fingerprint of everything that was sent, to know a repeat. */
  payload_hash: Generated<string>;
  /** Why it is rejected or removed. */
  reason: ReviewReason | null;
  /** When a moderator last moved it. */
  decided_at: string | null;
  /** The seller's answer; both or neither. */
  reply_text: string | null;
  reply_at: string | null;
  email_forgotten_at: string | null;
  /** How much it has to tell; see the domain's `reviewUsefulness`. */
  usefulness: Generated<number>;
}

interface ReviewCountryTable {
  review_id: string;
  country: string;
}

/** How many published reviews there are of each kind: the only thing that summaries are made from. */
interface ReviewTallyTable {
  /** A country that they name; '': all reviews, whatever they name. */
  country: string;
  provider_id: number;
  /** '': not known. */
  language: string;
  rating: number;
  count: number;
}

interface ReviewImageTable {
  review_id: string;
  /** 0 to 4, in the order they were picked. */
  position: number;
  /** Random: knowing one image tells nothing of another. */
  public_id: string;
  type: string;
  width: number;
  height: number;
  byte_count: number;
  /** Either the bytes or the name of their file. */
  bytes: Uint8Array | null;
  file_key: string | null;
}

/** What happened to a review, in the order of the ids: only ever added to. */
export interface ReviewEventTable {
  id: Generated<number>;
  review_id: string;
  at: string;
  action: 'submit' | ReviewMove | 'reply' | 'forget';
  from_status: ReviewStatus | null;
  to_status: ReviewStatus;
  reason: ReviewReason | null;
  /** A moderator's own words, for operators. */
  note: string | null;
}

/** Tokens of the bot check that were believed once, until they expire by themselves. */
interface BotTokenUsedTable {
  token_hash: string;
  expires_at: string;
}

/** Mails to authors, waiting or sent. */
export interface MailTable {
  id: Generated<number>;
  /** Empty: forgotten. */
  to_address: string;
  locale: Locale;
  kind: 'received' | 'published' | 'rejected' | 'removed' | 'reply';
  review_id: string;
  /** JSON of what the text says beyond its kind. */
  payload: string;
  created_at: string;
  attempts: Generated<number>;
  /** Not to be tried before this time. */
  next_at: string;
  sent_at: string | null;
  last_error: string | null;
}

/** Made by the site itself, the same for all its processes. */
interface SiteSecretTable {
  name: 'altcha';
  value: string;
}

/** How often visitors went on to a seller. */
interface OutgoingClickTable {
  plan_id: number;
  /** `YYYY-MM-DD` in UTC. */
  day: string;
  count: number;
}

interface PriceReportTable {
  /** UUID. */
  id: string;
  plan_id: number;
  reason: 'wrong-price' | 'not-available' | 'wrong-details';
  /** The list price that was stored when the report came. */
  price_currency: string;
  price_units: number;
  reported_at: string;
  status: 'open' | 'closed';
}
