import { sql } from 'kysely';
import { profileOf } from '#catalogue/overlays/provider-overrides.ts';
import { idsShownWith, shownOfPlan } from '#database/merged-providers.ts';
import type { EngineQueries } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import { keysOf, recordOf } from '#domain/kernel/records.ts';
import { countPriceMoves, type PriceMoves } from '#domain/plan/price-moves.ts';
import { emptyProfile, type ProviderProfile } from '#domain/plan/provider-profile.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { readPriceHistories } from './plan-details.ts';

/** Facts of plans that a seller may state or leave open. */
const columns = {
  limits: 'reduced_speed_kbps',
  hotspot: 'tethering',
  starts: 'activation',
  refund: 'refund',
  topUp: 'top_up',
  phoneNumber: 'phone_number',
  ekyc: 'ekyc',
  subscription: 'subscription',
  newCustomersOnly: 'new_customers_only',
} as const;

export const statedFacts: readonly StatedFact[] = ['network', ...keysOf<keyof typeof columns>(columns)];

export type StatedFact = 'network' | keyof typeof columns;

/** A provider with active plans. */
export interface ProviderRecord {
  readonly planCount: number;
  /** How many of its plans state each fact. */
  readonly stated: Readonly<Record<StatedFact, number>>;
  readonly profile: ProviderProfile;
  /** When a price of its plans was last seen, ISO 8601 in UTC. */
  readonly checkedAt: string;
  /** When a price of an offered plan was first seen, ISO 8601 in UTC. */
  readonly listedSince: string | null;
}

/** One pass over all active plans. */
export async function readProviderRecords(queries: Queries): Promise<ReadonlyMap<ProviderSlug, ProviderRecord>> {
  const rows = await recordQuery(queries).execute();
  const said = await queries.selectFrom('provider_override').selectAll().execute();
  const profiles = new Map(said.map((row) => [row.provider_id, profileOf(row)]));
  return new Map(
    rows.map(({ id, slug, plan_count, checked_at, listed_since, ...counts }) => [
      slug,
      {
        planCount: Number(plan_count),
        stated: recordOf(statedFacts, (fact) => Number(counts[fact])),
        profile: profiles.get(id) ?? emptyProfile,
        checkedAt: checked_at,
        listedSince: listed_since,
      },
    ]),
  );
}

function recordQuery(queries: Queries) {
  const count = (fact: keyof typeof columns) => sql<number>`count(${sql.ref(`plan.${columns[fact]}`)})`.as(fact);
  return queries
    .selectFrom('plan')
    .innerJoin('plan_check', 'plan_check.plan_id', 'plan.id')
    .innerJoin('network_set', 'network_set.id', 'plan.network_set_id')
    .leftJoin('provider_merge as merged', 'merged.provider_id', 'plan.provider_id')
    .innerJoin('provider', (join) => join.on('provider.id', '=', shownOfPlan))
    .leftJoin('plan_statement', 'plan_statement.plan_id', 'plan.id')
    .leftJoin('import_run', 'import_run.id', 'plan_statement.first_run_id')
    .select(['provider.id', 'provider.slug'])
    .select(({ fn }) => [
      fn.countAll<number>().as('plan_count'),
      fn.max('plan_check.checked_at').as('checked_at'),
      fn.min('import_run.started_at').as('listed_since'),
    ])
    .select(sql<number>`count(nullif(network_set.networks, '[]'))`.as('network'))
    .select(keysOf<keyof typeof columns>(columns).map(count))
    .where('plan.active', '=', 1)
    .groupBy(['provider.id', 'provider.slug']);
}

export async function readProviderMoves(
  store: EngineQueries,
  provider: ProviderSlug,
  day: string,
): Promise<PriceMoves> {
  const ids = await store.queries
    .selectFrom('plan')
    .select('id')
    .where('provider_id', 'in', [0, ...(await idsShownWith(store.queries, provider))])
    .where('active', '=', 1)
    .execute();
  const histories = await readPriceHistories(
    store,
    ids.map(({ id }) => id),
  );
  return countPriceMoves(histories.values(), new Date(`${day}T23:59:59.999Z`));
}
