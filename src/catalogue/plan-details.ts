import { runOverRows, type EngineQueries, type RowsStatement } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import type { CountryCode } from '#domain/country.ts';
import type { Locale, LocalizedText } from '#domain/locale.ts';
import type { CurrencyCode } from '#domain/money.ts';
import type { PlanDetail } from '#domain/plan-detail.ts';
import type { PlanNetwork } from '#domain/plan.ts';
import type { PricePoint } from '#domain/price-history.ts';
import type { ProviderSlug } from '#domain/provider-slug.ts';
import type { RegionSlug } from '#domain/region.ts';
import { asKnown, promoOf, splitWords } from './stored-values.ts';

/** Null: no such plan, or it is no longer offered. */
export async function readPlanDetail(queries: Queries, id: number, locale: Locale): Promise<PlanDetail | null> {
  if (!Number.isSafeInteger(id)) return null;
  const row = await detailQuery(queries, id).executeTakeFirst();
  if (row === undefined) return null;
  const ownPrices = await queries
    .selectFrom('plan_own_price')
    .select(['units', 'currency'])
    .where('plan_id', '=', id)
    .orderBy('currency')
    .execute();
  return {
    ...sellerFacts(row, locale),
    ...dataFacts(row),
    ...conditionFacts(row),
    price: { units: row.price_units, currency: row.price_currency as CurrencyCode },
    ownPrices: ownPrices.map(({ units, currency }) => ({ units, currency: currency as CurrencyCode })),
    promo: promoOf(row),
    checkedAt: row.checked_at,
  };
}

function detailQuery(queries: Queries, id: number) {
  return queries
    .selectFrom('plan')
    .innerJoin('plan_check', 'plan_check.plan_id', 'plan.id')
    .innerJoin('provider', 'provider.id', 'plan.provider_id')
    .innerJoin('coverage_set', 'coverage_set.id', 'plan.coverage_set_id')
    .innerJoin('network_set', 'network_set.id', 'plan.network_set_id')
    .leftJoin('plan_promo', 'plan_promo.plan_id', 'plan.id')
    .selectAll('plan')
    .select(['plan_check.checked_at', 'provider.slug', 'provider.name as provider_name', 'provider.image'])
    .select(['provider.url as provider_url', 'provider.example'])
    .select(['coverage_set.scope', 'coverage_set.region', 'coverage_set.countries'])
    .select(['network_set.networks', 'network_set.breakout'])
    .select(['plan_promo.currency as promo_currency', 'plan_promo.units as promo_units'])
    .select(['plan_promo.code as promo_code', 'plan_promo.new_customers_only as promo_new_customers_only'])
    .select(['plan_promo.starts_at as promo_starts_at', 'plan_promo.ends_at as promo_ends_at'])
    .select(['plan_promo.minimum_currency as promo_minimum_currency'])
    .select(['plan_promo.minimum_units as promo_minimum_units', 'plan_promo.excluded_kinds as promo_excluded_kinds'])
    .where('plan.id', '=', id)
    .where('plan.active', '=', 1);
}

type DetailRow = NonNullable<Awaited<ReturnType<ReturnType<typeof detailQuery>['executeTakeFirst']>>>;

function sellerFacts(row: DetailRow, locale: Locale) {
  const names = row.names === null ? {} : (JSON.parse(row.names) as Partial<LocalizedText>);
  return {
    id: row.id,
    provider: {
      slug: row.slug as ProviderSlug,
      name: row.provider_name,
      image: row.image,
      url: row.provider_url,
      example: row.example === 1,
    },
    name: names[locale] ?? row.name,
    scope: row.scope,
    region: row.region as RegionSlug | null,
    coverage: splitWords<CountryCode>(row.countries),
    networks: JSON.parse(row.networks) as PlanNetwork[],
    breakout: splitWords<CountryCode>(row.breakout),
    url: row.url,
  };
}

function dataFacts(row: DetailRow) {
  return {
    dataKind: row.data_kind,
    dataMb: row.data_mb,
    dataWords: row.data_words,
    reducedSpeedKbps: row.reduced_speed_kbps,
    speedLimitKbps: row.speed_limit_kbps,
    fairUse: row.fair_use,
    validityDays: row.validity_days,
    dayCount: row.day_count,
    activation: row.activation,
    installWithinDays: row.install_within_days,
    voiceMinutes: row.voice_minutes,
    smsCount: row.sms_count,
  };
}

function conditionFacts(row: DetailRow) {
  return {
    tethering: asKnown(row.tethering),
    topUp: asKnown(row.top_up),
    ekyc: asKnown(row.ekyc),
    phoneNumber: asKnown(row.phone_number),
    subscription: asKnown(row.subscription),
    newCustomersOnly: asKnown(row.new_customers_only),
    ads: asKnown(row.ads),
  };
}

/** Null: no such plan, no longer offered, or no address is known that is safe to send a visitor to. */
export async function readOfferAddress(queries: Queries, id: number): Promise<string | null> {
  if (!Number.isSafeInteger(id)) return null;
  const row = await queries
    .selectFrom('plan')
    .select('url')
    .where('id', '=', id)
    .where('active', '=', 1)
    .executeTakeFirst();
  const url = row?.url ?? null;
  return url !== null && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null;
}

const historyStatement: RowsStatement = {
  before: `select seen.plan_id, seen.import_id, seen.currency, seen.units, seen.observed_at from (values`,
  types: ['integer'],
  after: `) as wanted cross join price_observation as seen
    where seen.plan_id = wanted.column1 and seen.kind = 'list' order by seen.plan_id, seen.observed_at, seen.import_id`,
};

interface ObservationRow {
  readonly plan_id: number;
  readonly import_id: number;
  readonly currency: string;
  readonly units: number | null;
  readonly observed_at: string;
}

/** Of plans that are no longer offered too: their history stays. */
export async function readPriceHistories(
  store: EngineQueries,
  planIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PricePoint[]>> {
  const wanted = [...new Set(planIds)].filter((id) => Number.isSafeInteger(id)).map((id) => [id]);
  const rows = await runOverRows<ObservationRow>(store, historyStatement, wanted);
  const byPlan = Map.groupBy(rows, (row) => row.plan_id);
  return new Map([...byPlan].map(([id, seen]) => [id, historyOf(seen)]));
}

/** A list price that moves to another currency ends one price and starts another in the same import: one point. */
function historyOf(rows: readonly ObservationRow[]): PricePoint[] {
  const priced = new Set(rows.filter(({ units }) => units !== null).map((row) => row.import_id));
  return rows
    .filter(({ units, import_id: importId }) => units !== null || !priced.has(importId))
    .map(({ observed_at: at, units, currency }) => {
      return { at, money: units === null ? null : { units, currency: currency as CurrencyCode } };
    });
}
