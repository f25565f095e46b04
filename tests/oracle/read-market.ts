import { readFileSync } from 'node:fs';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';

/** What the catalogue holds, read with plain SQL: no code of the product takes part. */

export interface Price {
  readonly currency: string;
  /** Whole 1/10000 of the currency unit. */
  readonly units: number;
}

interface Promo {
  readonly price: Price;
  readonly code: string | null;
  readonly newCustomersOnly: boolean | null;
  readonly minimum: Price | null;
  readonly excludedKinds: readonly string[];
  /** Milliseconds since 1970. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

interface Network {
  readonly country: string;
  readonly operator: string;
  readonly generation: string | null;
}

export interface Plan {
  readonly id: number;
  readonly provider: {
    readonly slug: string;
    readonly name: string;
    /** Of its published reviews. */
    readonly mean: number | null;
    readonly reviews: number;
  };
  readonly scope: string;
  readonly region: string | null;
  readonly countries: readonly string[];
  readonly networks: readonly Network[];
  readonly breakout: readonly string[];
  readonly kind: 'total' | 'daily' | 'unlimited' | 'payg';
  readonly mb: number | null;
  /** The amount in the seller's words. */
  readonly words: string | null;
  readonly reducedKbps: number | null;
  readonly limitKbps: number | null;
  readonly fairUse: string | null;
  /** Null: no expiry. */
  readonly days: number | null;
  readonly dayCount: string | null;
  /** What its days start with. */
  readonly activation: string | null;
  readonly afterEnd: string | null;
  readonly price: Price;
  readonly ownPrices: readonly Price[];
  readonly promo: Promo | null;
  readonly hotspot: boolean | null;
  readonly topUp: boolean | null;
  readonly ekyc: boolean | null;
  readonly phone: boolean | null;
  readonly newCustomersOnly: boolean | null;
  readonly renews: boolean | null;
  readonly ads: boolean | null;
  /** Sold for any number of its days as one eSIM. */
  readonly dayPass: boolean | null;
  /** Milliseconds since 1970. */
  readonly checkedAt: number;
  /** Missing from the last files of its feed. */
  readonly isUnconfirmed: boolean;
}

/** Prices from an instant on, oldest first: list prices, and the seller's own ones in further currencies. */
export type History = readonly {
  readonly at: number;
  readonly isOwn: boolean;
  readonly currency: string;
  /** Null: no longer offered. */
  readonly units: number | null;
}[];

export interface Rate {
  /** Times 10^8. */
  readonly perUsd: bigint;
  readonly date: string;
}

export interface Market {
  readonly plans: readonly Plan[];
  readonly rates: ReadonlyMap<string, Rate>;
  readonly historyOf: (planId: number) => History;
}

type Row = Record<string, SQLOutputValue>;

export function readMarket(file: string): Market {
  const database = new DatabaseSync(file, { readOnly: true });
  const all = (sql: string): Row[] => database.prepare(sql).all();
  const own = Map.groupBy(all('select * from plan_own_price'), (row) => Number(row['plan_id']));
  const promos = new Map(all('select * from plan_promo').map((row) => [Number(row['plan_id']), readPromo(row)]));
  const networks = new Map(all('select * from network_set').map((row) => [row['id'], readNetworks(row)]));
  const coverages = new Map(all('select * from coverage_set').map((row) => [row['id'], row]));
  const providers = new Map(all('select * from provider').map((row) => [row['id'], row]));
  const checks = new Map(all('select * from plan_check').map((row) => [row['plan_id'], row]));
  // From the reviews themselves: the product counts them as they are published.
  const ratings = new Map(
    all(
      `select provider_id, avg(rating) as mean, count(*) as reviews from review where status = 'published'
        group by provider_id`,
    ).map((row) => [row['provider_id'], { mean: Number(row['mean']), reviews: Number(row['reviews']) }]),
  );
  const rows = all('select * from plan where active = 1 order by id');
  const rates = all('select * from exchange_rate').map(
    (row) => [text(row, 'currency'), { perUsd: BigInt(Number(row['per_usd_e8'])), date: text(row, 'date') }] as const,
  );
  // Prices are ordered by when they were seen: when their import began.
  const past = database.prepare(
    `select price_observation.*, import_run.started_at from price_observation
      join import_run on import_run.id = price_observation.import_id
      where plan_id = ? and kind in ('list', 'own') order by started_at, import_id`,
  );
  return {
    rates: new Map(rates),
    historyOf: (planId) => readHistory(past.all(planId)),
    plans: rows.map((row) => ({
      ...readFacts(row),
      ...readCoverage(coverages.get(row['coverage_set_id'])),
      ...(networks.get(row['network_set_id']) ?? { networks: [], breakout: [] }),
      provider: {
        ...readProvider(providers.get(row['provider_id'])),
        ...(ratings.get(row['provider_id']) ?? { mean: null, reviews: 0 }),
      },
      ownPrices: (own.get(Number(row['id'])) ?? []).map((price) => readPrice(price, 'currency', 'units')),
      promo: promos.get(Number(row['id'])) ?? null,
      checkedAt: Date.parse(text(checks.get(row['id']) ?? {}, 'checked_at')),
      isUnconfirmed: checks.get(row['id'])?.['unconfirmed'] === 1,
    })),
  };
}

function readFacts(row: Row) {
  return {
    id: Number(row['id']),
    kind: text(row, 'data_kind') as Plan['kind'],
    mb: numberOf(row, 'data_mb'),
    words: row['data_words'] === null ? null : text(row, 'data_words'),
    reducedKbps: numberOf(row, 'reduced_speed_kbps'),
    limitKbps: numberOf(row, 'speed_limit_kbps'),
    fairUse: row['fair_use'] === null ? null : text(row, 'fair_use'),
    days: numberOf(row, 'validity_days'),
    dayCount: row['day_count'] === null ? null : text(row, 'day_count'),
    activation: row['activation'] === null ? null : text(row, 'activation'),
    afterEnd: row['after_end'] === null ? null : text(row, 'after_end'),
    price: readPrice(row, 'price_currency', 'price_units'),
    hotspot: answer(row, 'tethering'),
    topUp: answer(row, 'top_up'),
    ekyc: answer(row, 'ekyc'),
    phone: answer(row, 'phone_number'),
    newCustomersOnly: answer(row, 'new_customers_only'),
    renews: answer(row, 'subscription'),
    ads: answer(row, 'ads'),
    dayPass: answer(row, 'day_pass'),
  };
}

function readProvider(row: Row = {}): Pick<Plan['provider'], 'slug' | 'name'> {
  return { slug: text(row, 'slug'), name: text(row, 'name') };
}

function readCoverage(row: Row = {}): Pick<Plan, 'scope' | 'region' | 'countries'> {
  const region = row['region'] === null ? null : text(row, 'region');
  return { scope: text(row, 'scope'), region, countries: words(row, 'countries') };
}

function readNetworks(row: Row): Pick<Plan, 'networks' | 'breakout'> {
  return { networks: JSON.parse(text(row, 'networks')) as Network[], breakout: words(row, 'breakout') };
}

function readPromo(row: Row): Promo {
  return {
    price: readPrice(row, 'currency', 'units'),
    code: row['code'] === null ? null : text(row, 'code'),
    newCustomersOnly: answer(row, 'new_customers_only'),
    minimum: row['minimum_units'] === null ? null : readPrice(row, 'minimum_currency', 'minimum_units'),
    excludedKinds: words(row, 'excluded_kinds'),
    startsAt: row['starts_at'] === null ? null : Date.parse(text(row, 'starts_at')),
    endsAt: row['ends_at'] === null ? null : Date.parse(text(row, 'ends_at')),
  };
}

function readHistory(rows: readonly Row[]): History {
  return rows.map((row) => ({
    at: Date.parse(text(row, 'started_at')),
    isOwn: row['kind'] === 'own',
    currency: text(row, 'currency'),
    units: numberOf(row, 'units'),
  }));
}

function readPrice(row: Row, currency: string, units: string): Price {
  return { currency: text(row, currency), units: Number(row[units]) };
}

function text(row: Row, name: string): string {
  return String(row[name] ?? '');
}

function words(row: Row, name: string): readonly string[] {
  return text(row, name).split(' ').filter(Boolean);
}

function numberOf(row: Row, name: string): number | null {
  return row[name] === null ? null : Number(row[name]);
}

function answer(row: Row, name: string): boolean | null {
  return row[name] === null ? null : row[name] === 1;
}

export interface Place {
  readonly code: string;
  readonly slug: string;
  readonly name: string;
}

/** The countries where a plan works, from the reference data. */
export function placesOf({ plans }: Pick<Market, 'plans'>): readonly Place[] {
  const served = new Set(plans.flatMap(({ countries }) => countries));
  const records = JSON.parse(readFileSync('data/countries.json', 'utf8')) as {
    readonly code: string;
    readonly slug: string;
    readonly name: { readonly en: string };
  }[];
  return records.filter(({ code }) => served.has(code)).map(({ code, slug, name }) => ({ code, slug, name: name.en }));
}
