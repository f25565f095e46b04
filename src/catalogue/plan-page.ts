import { sql } from 'kysely';
import type { EngineQueries } from '#database/row-batches.ts';
import type { CurrencyCode } from '#domain/money.ts';
import type { PlanPage, PlanPageQuery } from './catalogue-reader.ts';
import { anyOtherCurrency } from './destination-summary.ts';
import { displayPriceSql } from './display-price-sql.ts';
import { planSummary, type PlanSummaryRow } from './plan-summary.ts';

/** One page of a destination's plans: counted from summaries, sorted in the index, read by id. */
export async function readPlanPage(store: EngineQueries, query: PlanPageQuery): Promise<PlanPage> {
  const total = await countPlans(store, query);
  const offset = (query.page - 1) * query.pageSize;
  if (offset >= total || offset < 0) return { plans: [], total };
  const rows = await planPageStatement(store, query, await readPricesAt(store, query)).execute();
  return { plans: rows.map((row) => planSummary(row, query)), total };
}

async function countPlans({ queries }: EngineQueries, { destination, provider }: PlanPageQuery): Promise<number> {
  if (provider === undefined) {
    const stat = await queries
      .selectFrom('destination_stat')
      .select('plan_count')
      .where('destination', '=', destination)
      .executeTakeFirst();
    return stat?.plan_count ?? 0;
  }
  const row = await queries
    .selectFrom('destination_provider')
    .innerJoin('provider', 'provider.id', 'destination_provider.provider_id')
    .select('destination_provider.plan_count')
    .where('destination_provider.destination', '=', destination)
    .where('provider.slug', '=', provider)
    .executeTakeFirst();
  return row?.plan_count ?? 0;
}

/** What the order at a destination depends on. There are few currencies, so its expression stays short. */
export interface PricesAtDestination {
  /** Currencies of list prices. */
  readonly sources: readonly CurrencyCode[];
  /** Whether any plan has an own price in the asked currency. */
  readonly hasOwnPrices: boolean;
}

async function readPricesAt(
  { queries }: EngineQueries,
  { destination, currency }: PlanPageQuery,
): Promise<PricesAtDestination> {
  const rows = await queries
    .selectFrom('destination_floor')
    .select(['display_currency', 'source_currency'])
    .where('destination', '=', destination)
    .where('kind', '=', 'price')
    .where('display_currency', 'in', [anyOtherCurrency, currency])
    .orderBy('source_currency')
    .execute();
  const listed = rows.filter((row) => row.display_currency === anyOtherCurrency);
  return {
    sources: listed.map((row) => row.source_currency as CurrencyCode),
    hasOwnPrices: listed.length < rows.length,
  };
}

/** Exported for the test of its query plan. */
export function planPageStatement(
  { queries, engine }: EngineQueries,
  query: PlanPageQuery,
  prices: PricesAtDestination,
) {
  const { currency, rates, provider } = query;
  return queries
    .with('page', (page) => {
      const listed = page
        .selectFrom('coverage_destination')
        // Keeps SQLite from starting with all plans of the provider, most of which are sold for elsewhere.
        .crossJoin('plan')
        .whereRef('plan.coverage_set_id', '=', 'coverage_destination.coverage_set_id')
        .select(['plan.id', displayPriceSql({ engine, currency, rates, ...prices }).as('display_units')])
        .where('coverage_destination.destination', '=', query.destination)
        .where('plan.active', '=', 1)
        .orderBy(sql`display_units asc nulls last`)
        .orderBy('plan.data_rank', 'desc')
        .orderBy('plan.id')
        .limit(query.pageSize)
        .offset((query.page - 1) * query.pageSize);
      if (provider === undefined) return listed;
      return listed.where('plan.provider_id', '=', (from) =>
        from.selectFrom('provider').select('id').where('slug', '=', provider),
      );
    })
    .selectFrom('page')
    .innerJoin('plan', 'plan.id', 'page.id')
    .innerJoin('plan_check', 'plan_check.plan_id', 'plan.id')
    .innerJoin('provider', 'provider.id', 'plan.provider_id')
    .innerJoin('coverage_set', 'coverage_set.id', 'plan.coverage_set_id')
    .innerJoin('network_set', 'network_set.id', 'plan.network_set_id')
    .leftJoin('plan_promo', 'plan_promo.plan_id', 'plan.id')
    .leftJoin('plan_own_price', (join) =>
      join.onRef('plan_own_price.plan_id', '=', 'plan.id').on('plan_own_price.currency', '=', currency),
    )
    .select(['plan.id', 'plan.name', 'plan.names', 'plan.data_kind', 'plan.data_mb', 'plan.data_words'])
    .select(['plan.reduced_speed_kbps', 'plan.speed_limit_kbps', 'plan.fair_use', 'plan.validity_days'])
    .select(['plan.price_currency', 'plan.price_units', 'plan.url', 'plan_check.checked_at'])
    .select(['plan.tethering', 'plan.top_up', 'plan.ekyc', 'plan.phone_number'])
    .select(['provider.public_id', 'provider.slug', 'provider.name as provider_name', 'provider.image'])
    .select(['provider.url as provider_url', 'provider.example'])
    .select(['coverage_set.scope', 'coverage_set.region', 'coverage_set.country_count'])
    .select(['network_set.best_generation', 'plan_own_price.units as own_units'])
    .select([
      'plan_promo.currency as promo_currency',
      'plan_promo.units as promo_units',
      'plan_promo.code as promo_code',
    ])
    .select(['plan_promo.new_customers_only as promo_new_customers_only'])
    .select(['plan_promo.starts_at as promo_starts_at', 'plan_promo.ends_at as promo_ends_at'])
    .select(['plan_promo.minimum_currency as promo_minimum_currency'])
    .select(['plan_promo.minimum_units as promo_minimum_units', 'plan_promo.excluded_kinds as promo_excluded_kinds'])
    .orderBy(sql`page.display_units asc nulls last`)
    .orderBy('plan.data_rank', 'desc')
    .orderBy('plan.id')
    .$castTo<PlanSummaryRow>();
}
