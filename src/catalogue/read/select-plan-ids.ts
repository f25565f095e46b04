import { sql } from 'kysely';
import { idsShownWith } from '#database/merged-providers.ts';
import type { Queries } from '#database/schema.ts';
import { planFeatures } from '#domain/plan/field-lists.ts';
import { snakeCase } from '#domain/kernel/snake-case.ts';
import { countriesAt } from '#domain/place/destinations.ts';
import type { PlanSelection } from './whole-plan.ts';

/** Ids of matching offered plans, ascending, after `after`. Both engines give the same order. */
export async function selectPlanIds(
  queries: Queries,
  selection: PlanSelection,
  { after, upTo, limit }: { readonly after: number; readonly upTo?: number; readonly limit: number },
): Promise<number[]> {
  const query = planIdQuery(queries, await ofProviders(queries, selection), after).limit(limit);
  const rows = await (upTo === undefined ? query : query.where('plan.id', '<=', upTo)).execute();
  return rows.map(({ id }) => id);
}

/** Exported for the test of its query plan. */
export function planIdQuery(queries: Queries, selection: ProviderSelection, after: number) {
  // An expression cannot use the index: SQLite then looks up the few plans of a place instead of scanning by id.
  const id = selection.destination === undefined ? sql<number>`plan.id` : sql<number>`plan.id + 0`;
  return selectedPlans(queries, selection).where(id, '>', after).select('plan.id').orderBy(id);
}

/** Stated providers of the matching plans: few, whatever the number of plans. */
export async function selectProviderIds(queries: Queries, selection: PlanSelection): Promise<number[]> {
  const selected = selectedPlans(queries, await ofProviders(queries, selection));
  const rows = await selected.select('plan.provider_id').distinct().execute();
  return rows.map(({ provider_id: id }) => id);
}

/** When any of the matching prices was last seen; null: none matches. */
export async function newestCheck(queries: Queries, selection: PlanSelection): Promise<string | null> {
  const newest = await selectedPlans(queries, await ofProviders(queries, selection))
    .innerJoin('plan_check', 'plan_check.plan_id', 'plan.id')
    .select(({ fn }) => fn.max(fn.coalesce('plan.pinned_at', 'plan_check.checked_at')).as('at'))
    .executeTakeFirst();
  return newest?.at ?? null;
}

/** A selection whose provider is looked up: the stated ones that visitors see as it. */
interface ProviderSelection extends Omit<PlanSelection, 'provider'> {
  readonly providerIds?: readonly number[];
}

async function ofProviders(queries: Queries, { provider, ...rest }: PlanSelection): Promise<ProviderSelection> {
  return provider === undefined ? rest : { ...rest, providerIds: await idsShownWith(queries, provider) };
}

function selectedPlans(queries: Queries, selection: ProviderSelection) {
  return inShape(inPlace(queries.selectFrom('plan').where('plan.active', '=', 1), selection), selection);
}

type PlanQuery = ReturnType<typeof allPlans>;

function allPlans(queries: Queries) {
  return queries.selectFrom('plan').where('plan.active', '=', 1);
}

function listOf<Value>(value: Value | undefined): readonly Value[] {
  return value === undefined ? [] : [value];
}

function inPlace(
  plans: PlanQuery,
  { destination, providerIds, coverageSets, scope, generation }: ProviderSelection,
): PlanQuery {
  return plans
    .$if(coverageSets !== undefined, (query) => query.where('plan.coverage_set_id', 'in', coverageSets ?? []))
    .$if(destination !== undefined, (query) =>
      query.where('plan.coverage_set_id', 'in', ({ selectFrom }) =>
        selectFrom('coverage_destination').select('coverage_set_id').where('destination', 'in', listOf(destination)),
      ),
    )
    .$if(providerIds !== undefined, (query) => {
      const [only = 0, ...others] = providerIds ?? [];
      // A scalar, not a list: the index of a seller's plans then has them in order.
      if (others.length === 0) return query.where('plan.provider_id', '=', only);
      return query.where('plan.provider_id', 'in', [only, ...others]);
    })
    .$if(scope !== undefined, (query) =>
      query.where('plan.coverage_set_id', 'in', ({ selectFrom }) =>
        selectFrom('coverage_set')
          .select('coverage_set.id')
          .where('scope', '=', scope ?? 'local'),
      ),
    )
    .$if(generation !== undefined, (query) =>
      query.where('plan.network_set_id', 'in', ({ selectFrom }) =>
        destination === undefined
          ? selectFrom('network_set')
              .select('network_set.id')
              .where('best_generation', '=', generation ?? null)
          : selectFrom('network_generation')
              .select('network_set_id')
              .where('country', 'in', countriesAt(destination))
              .groupBy('network_set_id')
              .having(({ fn }) => fn.max('generation'), '=', String(generation)),
      ),
    );
}

function inShape(plans: PlanQuery, selection: ProviderSelection): PlanQuery {
  const { dataKind, leastMb, mostMb, leastDays, mostDays, features = {} } = selection;
  let query = plans;
  if (dataKind !== undefined) query = query.where('plan.data_kind', '=', dataKind);
  if (leastMb !== undefined) query = query.where('plan.data_mb', '>=', leastMb);
  if (mostMb !== undefined) query = query.where('plan.data_mb', '<=', mostMb);
  if (leastDays !== undefined)
    query = query.where((is) =>
      is.or([is('plan.validity_days', '>=', leastDays), is('plan.validity_days', 'is', null)]),
    );
  if (mostDays !== undefined) query = query.where('plan.validity_days', '<=', mostDays);
  for (const feature of planFeatures) {
    const wanted = features[feature];
    if (wanted !== undefined) query = query.where(`plan.${snakeCase(feature)}`, '=', Number(wanted));
  }
  return query;
}
