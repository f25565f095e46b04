import { sql } from 'kysely';
import { ownFactsOf } from '#catalogue/stored/own-facts.ts';
import { parseNetworks } from '#catalogue/stored/stored-json.ts';
import { hiddenPlan } from '#catalogue/overlays/plan-overlays.ts';
import { readMerges, shownOfPlan } from '#database/merged-providers.ts';
import type { Queries } from '#database/schema.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { Money } from '#domain/money/money.ts';
import type { ProviderFacts } from '#domain/plan/plan.ts';
import type { WholePlan, PlanSelection } from './whole-plan.ts';
import { selectPlanIds, selectProviderIds } from './select-plan-ids.ts';
import { promoColumns, promoOf, splitWords } from '#catalogue/stored/stored-values.ts';

/**
 * For the API, exports and the opened plan: the offered ones of these plans, by id; or those that were withdrawn. At most
 * 1,000 ids.
 */
export async function readWholePlans(
  queries: Queries,
  ids: readonly number[],
  areWithdrawn = false,
): Promise<WholePlan[]> {
  if (ids.length === 0) return [];
  const query = planQuery(queries, ids).where('plan.active', '=', areWithdrawn ? 0 : 1);
  // To visitors a hidden plan never existed.
  const rows = await (areWithdrawn ? query.where(sql<boolean>`not ${hiddenPlan}`) : query).execute();
  const prices = await queries
    .selectFrom('plan_own_price')
    .selectAll()
    .where('plan_id', 'in', [...ids])
    .execute();
  const ownPrices = Map.groupBy(prices, (price) => price.plan_id);
  return rows
    .map((row) => ({
      id: row.id,
      provider: providerFacts(row),
      statedProvider: row.stated_slug,
      plan: planFacts(row, ownPrices.get(row.id) ?? []),
      isUnconfirmed: row.unconfirmed === 1,
      pin: pinTimes(row),
    }))
    .sort((a, b) => a.id - b.id);
}

/** Plans in memory at once while a catalogue is streamed. */
const pageSize = 500;

/**
 * Every matching plan by id, a page at a time with constant memory. Starts over if the catalogue has changed
 * meanwhile.
 */
export async function* streamWholePlans(queries: Queries, selection: PlanSelection): AsyncGenerator<WholePlan[]> {
  let after = 0;
  for (;;) {
    const ids = await selectPlanIds(queries, selection, { after, limit: pageSize });
    if (ids.length === 0) return;
    yield await readWholePlans(queries, ids);
    after = ids.at(-1) ?? after;
  }
}

/** Sellers of the matching plans, by slug. */
export async function readSellers(queries: Queries, selection: PlanSelection): Promise<ProviderFacts[]> {
  const ids = await selectProviderIds(queries, selection);
  if (ids.length === 0) return [];
  const merges = await readMerges(queries);
  const shown = new Set(ids.map((id) => merges.get(id) ?? id));
  const rows = await queries
    .selectFrom('provider')
    .selectAll()
    .where('id', 'in', [...shown])
    .execute();
  return rows
    .map((row) => providerFacts({ ...row, provider_name: row.name, provider_url: row.url }))
    .sort((a, b) => (a.slug < b.slug ? -1 : Number(a.slug > b.slug)));
}

function planQuery(queries: Queries, ids: readonly number[]) {
  return queries
    .selectFrom('plan')
    .innerJoin('plan_check', 'plan_check.plan_id', 'plan.id')
    .innerJoin('provider as stated', 'stated.id', 'plan.provider_id')
    .leftJoin('provider_merge as merged', 'merged.provider_id', 'plan.provider_id')
    .innerJoin('provider', (join) => join.on('provider.id', '=', shownOfPlan))
    .innerJoin('coverage_set', 'coverage_set.id', 'plan.coverage_set_id')
    .innerJoin('network_set', 'network_set.id', 'plan.network_set_id')
    .leftJoin('plan_promo', 'plan_promo.plan_id', 'plan.id')
    .selectAll('plan')
    .select([
      'plan_check.checked_at',
      'plan_check.unconfirmed',
      'provider.slug',
      'stated.slug as stated_slug',
      'provider.name as provider_name',
      'provider.image',
    ])
    .select(['provider.url as provider_url', 'provider.example'])
    .select(['coverage_set.scope', 'coverage_set.region', 'coverage_set.countries'])
    .select(['network_set.networks', 'network_set.breakout'])
    .select(promoColumns)
    .where('plan.id', 'in', [...ids]);
}

type PlanRow = Awaited<ReturnType<ReturnType<typeof planQuery>['execute']>>[number];

function providerFacts(
  row: Pick<PlanRow, 'slug' | 'provider_name' | 'provider_url' | 'image' | 'example'>,
): ProviderFacts {
  return {
    slug: row.slug,
    name: row.provider_name,
    url: row.provider_url,
    image: row.image,
    example: row.example === 1,
  };
}

function planFacts(row: PlanRow, ownPrices: readonly Money[]): WholePlan['plan'] {
  const further = {
    ownPrices: ownPrices
      .map(({ units, currency }) => ({ units, currency }))
      .sort((a, b) => (a.currency < b.currency ? -1 : 1)),
    promo: promoOf(row),
  };
  return {
    ...placeFacts(row),
    ...ownFactsOf(row, further),
    externalId: row.external_id,
    statedAt: row.pinned_at ?? row.checked_at,
  };
}

function pinTimes({ pinned_at: at, pinned_until: until }: PlanRow): WholePlan['pin'] {
  return at === null || until === null ? null : { at, until };
}

function placeFacts(row: PlanRow) {
  return {
    scope: row.scope,
    region: row.region,
    coverage: splitWords<CountryCode>(row.countries),
    networks: parseNetworks(row.networks),
    breakout: splitWords<CountryCode>(row.breakout),
  };
}
