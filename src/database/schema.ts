import type { CountryCode, CurrencyCode, RegionSlug } from '#domain/kernel/codes.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { CorrectionTable, CorrectionTextTable } from './correction-tables.ts';
import type {
  AuditEventTable,
  DeskChallengeTable,
  DeskClaimTable,
  DeskInviteTable,
  DeskKeyTable,
  DeskPersonTable,
  DeskSessionTable,
  DueDecisionTable,
  ReviewFlagTable,
  ReviewImageOpenedTable,
} from './desk-tables.ts';
import type { FeedSourceTable, FeedReadingTable, FeedRunTable, HeldFeedTable, HeldPlansTable } from './feed-tables.ts';
import type {
  PlanOverlayTable,
  ProviderLogoTable,
  ProviderMergeTable,
  ProviderOverrideTable,
} from './override-tables.ts';
import type { PastStatementTable, PlanAbsenceTable, PlanStatementTable, RunSellerTable } from './statement-tables.ts';
import type { MailTable, PriceAlertTable } from './mail-tables.ts';
import type { KnownColumn, StatedColumns } from './stated-columns.ts';
import type { ExchangeRateDayTable, ExchangeRateTable, RateSourceTable } from './rate-tables.ts';
import type {
  ReviewTable,
  ReviewCountryTable,
  ReviewCountersTable,
  ReviewImageTable,
  ReviewReportTable,
  BotTokenUsedTable,
} from './review-tables.ts';
import type { FormerSecretTable, SiteSecretTable } from './secret-tables.ts';
import type { FailedJobTable, OperatorToldTable } from './notice-tables.ts';
import type { DailyCountTable, PriceReportTable } from './visit-tables.ts';

/** All tables, the same on both engines. Times are ISO 8601 in UTC; money is whole 1/10000 units. */
export interface Schema {
  readonly provider: ProviderTable;
  readonly provider_override: ProviderOverrideTable;
  readonly provider_logo: ProviderLogoTable;
  readonly coverage_set: CoverageSetTable;
  readonly coverage_destination: CoverageDestinationTable;
  readonly network_set: NetworkSetTable;
  readonly network_generation: NetworkGenerationTable;
  readonly plan: PlanTable;
  readonly plan_check: PlanCheckTable;
  readonly plan_own_price: PlanOwnPriceTable;
  readonly plan_promo: PlanPromoTable;
  readonly plan_statement: PlanStatementTable;
  readonly past_statement: PastStatementTable;
  readonly plan_absence: PlanAbsenceTable;
  readonly plan_overlay: PlanOverlayTable;
  readonly provider_merge: ProviderMergeTable;
  readonly import_run: ImportRunTable;
  readonly feed_run: FeedRunTable;
  readonly held_feed: HeldFeedTable;
  readonly held_plans: HeldPlansTable;
  readonly feed_reading: FeedReadingTable;
  readonly run_seller: RunSellerTable;
  readonly price_observation: PriceObservationTable;
  readonly destination_stat: DestinationStatTable;
  readonly destination_provider: DestinationProviderTable;
  readonly destination_floor: DestinationFloorTable;
  readonly destination_basket: DestinationBasketTable;
  readonly destination_low: DestinationLowTable;
  readonly data_version: DataVersionTable;
  readonly exchange_rate: ExchangeRateTable;
  readonly exchange_rate_day: ExchangeRateDayTable;
  readonly rate_source: RateSourceTable;
  readonly lease: LeaseTable;
  readonly feed_source: FeedSourceTable;
  readonly review: ReviewTable;
  readonly review_country: ReviewCountryTable;
  readonly review_tally: ReviewCountersTable;
  readonly review_image: ReviewImageTable;
  readonly review_report: ReviewReportTable;
  readonly bot_token_used: BotTokenUsedTable;
  readonly mail: MailTable;
  readonly price_alert: PriceAlertTable;
  readonly site_secret: SiteSecretTable;
  readonly former_secret: FormerSecretTable;
  readonly client_use: ClientUseTable;
  readonly daily_count: DailyCountTable;
  readonly price_report: PriceReportTable;
  readonly correction: CorrectionTable;
  readonly correction_text: CorrectionTextTable;
  readonly operator_told: OperatorToldTable;
  readonly failed_job: FailedJobTable;
  readonly desk_person: DeskPersonTable;
  readonly desk_key: DeskKeyTable;
  readonly desk_invite: DeskInviteTable;
  readonly desk_session: DeskSessionTable;
  readonly desk_challenge: DeskChallengeTable;
  readonly desk_claim: DeskClaimTable;
  readonly audit_event: AuditEventTable;
  readonly due_decision: DueDecisionTable;
  readonly review_flag: ReviewFlagTable;
  readonly review_image_opened: ReviewImageOpenedTable;
}

/** Runs queries, inside a transaction or on its own. */
export type Queries = Kysely<Schema>;

/** Queries inside a transaction, by type. */
export type TransactionQueries = Transaction<Schema>;

export interface ProviderTable {
  id: number;
  /** Opaque public id. */
  public_id: string;
  slug: ProviderSlug;
  /** What visitors see: the operator's, else that of the feeds. */
  name: string;
  url: string | null;
  image: string | null;
  /** As the feeds say. */
  stated_name: Generated<string>;
  stated_url: Generated<string | null>;
  stated_image: Generated<string | null>;
  /** 1 for invented providers of the demo catalogue. */
  example: number;
  /** Active plans; refreshed by the catalogue writer. */
  plan_count: number;
}

/** Coverage, shared by every plan that covers the same countries in the same role. */
interface CoverageSetTable {
  id: number;
  fingerprint: string;
  scope: 'local' | 'regional' | 'global';
  region: RegionSlug | null;
  /** Country codes, sorted, separated by spaces. */
  countries: string;
  country_count: number;
}

/** Which coverage sets a destination page lists. */
interface CoverageDestinationTable {
  destination: DestinationKey;
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

/** The best generation that a set of networks states for a country; no row: it states none there. */
interface NetworkGenerationTable {
  network_set_id: number;
  country: CountryCode;
  generation: '2G' | '3G' | '4G' | '5G';
}

/** Made from statements and overlays; only `catalogue/project` writes it. */
interface PlanTable extends StatedColumns {
  id: number;
  provider_id: number;
  external_id: string;
  /** Sort key of the amount of data; see the domain's `dataRank`. */
  data_rank: number;
  own_price_count: number;
  /** Not in use: empty. */
  facts_hash: string;
  /** Not in use: empty. */
  feed: string;
  /** When a fact last changed. */
  updated_at: string;
  /** 1: shown; 0: withdrawn, kept for its history, or hidden by the operator. */
  active: number;
  /** When the operator saw the price, and until when it counts; null: the price is the feed's. */
  pinned_at: string | null;
  pinned_until: string | null;
}

/** Separate from `plan`, because an import updates the time of every plan while hardly any plan changes. */
interface PlanCheckTable {
  plan_id: number;
  /** When its feed last stated the price. */
  checked_at: string;
  /** Number of complete runs in a row that have missed it. */
  missed_runs: Generated<number>;
  /** 1: shown as not confirmed. */
  unconfirmed: Generated<number>;
}

interface PlanOwnPriceTable {
  plan_id: number;
  currency: CurrencyCode;
  units: number;
}

interface PlanPromoTable {
  plan_id: number;
  currency: CurrencyCode;
  units: number;
  code: string | null;
  new_customers_only: KnownColumn;
  starts_at: string | null;
  ends_at: string | null;
  /** Minimum spend, by list price; both or neither. */
  minimum_currency: CurrencyCode | null;
  minimum_units: number | null;
  /** Kinds of data that the offer excludes, separated by spaces. */
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
  /** The operator took it back then: its observations are in no public history. */
  reverted_at: Generated<string | null>;
  /** The operator's name for the source of a feed run; null: no feed has stated it. */
  source_name: Generated<string | null>;
  /** Which of its providers' feeds it is, e.g. `esim-go`. */
  feed: Generated<string | null>;
  /** 1: it has named a real provider. */
  states_real: Generated<number>;
  /** Why what it states does not count; null: it counts. */
  void: Generated<'reverted' | 'retired' | null>;
}

/**
 * Append-only: a trigger refuses every update and delete. Histories leave out those of a reverted import.
 */
interface PriceObservationTable {
  plan_id: number;
  import_id: number;
  kind: 'list' | 'own' | 'promo';
  currency: CurrencyCode;
  /** Null: this price is no longer offered. */
  units: number | null;
  /** As the feed dates it; without a date the time of the import, which orders histories. */
  observed_at: string;
}

/** Only destinations with an active plan have a row. */
interface DestinationStatTable {
  destination: DestinationKey;
  provider_count: number;
  plan_count: number;
  /** Newest `checked_at` of the destination's active plans. */
  checked_at: string;
  /** Newest `updated_at` of the destination's active plans. */
  changed_at: string;
}

interface DestinationProviderTable {
  destination: DestinationKey;
  provider_id: number;
  plan_count: number;
}

/**
 * Candidates for the lowest amount at a destination, by the currency they are priced in. `display_currency` is a
 * currency in which some plan there has an own price, or `*` for all others.
 */
export interface DestinationFloorTable {
  destination: DestinationKey;
  kind: 'price' | 'per-gb';
  display_currency: string;
  source_currency: string;
  units: number;
  /** The candidate's megabytes for `per-gb`; 0 for `price`. */
  data_mb: number;
  /** The plan of a `price`; null for `per-gb`, and where an older version wrote the row. */
  plan_id: number | null;
}

/** The cheapest plans at a destination that serve the basket, by the currency they are priced in; `place` counts from 1. */
export interface DestinationBasketTable {
  destination: DestinationKey;
  /** As in `destination_floor`. */
  display_currency: string;
  source_currency: string;
  place: number;
  /** List price of one plan. */
  units: number;
  plan_id: number;
  /** How many of the plan are bought. */
  plan_count: number;
  /** How often its list price counts: as often, but for each day of a day pass. */
  price_count: number;
}

/** History of the lowest list price at a destination, by currency: one row per change. */
interface DestinationLowTable {
  destination: DestinationKey;
  currency: CurrencyCode;
  observed_at: string;
  /** Null: from then on no plan there is priced in it. */
  units: number | null;
}

/** Versions of the data, which increase with every visible change. */
export interface DataVersionTable {
  /** `moderation`: counts of reviews by state, which change with every new one. */
  name: 'catalogue' | 'rates' | 'reviews' | 'moderation';
  value: number;
}

/** Leases for work of one process at a time, with due times. */
interface LeaseTable {
  name: string;
  /** Random, of one run. */
  holder: string;
  /** After this time the process is considered dead. */
  held_until: string;
  next_at: string;
}

/** Hits of clients within the window of a rate limit. PostgreSQL only: with SQLite all processes are on one machine. */
interface ClientUseTable {
  /** Rate-limit key of rule and client; see `hitKey`. */
  key: string;
  /** Milliseconds since 1970, one per hit. */
  times: readonly number[];
  /** Points granted to the latest request. */
  granted: number;
  forget_at: number;
}
