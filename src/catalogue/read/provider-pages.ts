import { idsShownWith } from '#database/merged-providers.ts';
import type { Queries } from '#database/schema.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';

/** A provider with active plans at a destination: each has a page. */
export interface ProviderPageStat {
  readonly destination: DestinationKey;
  readonly provider: ProviderSlug;
  readonly planCount: number;
}

/** A start rule of plans, with the number of plans that state it. */
export interface PlanStart extends Pick<PlanFacts, 'activation' | 'installWithinDays'> {
  readonly planCount: number;
}

/** Every provider at every destination, in an order that is stable between imports. */
export async function readProviderPages(queries: Queries): Promise<readonly ProviderPageStat[]> {
  const rows = await queries
    .selectFrom('destination_provider')
    .innerJoin('provider', 'provider.id', 'destination_provider.provider_id')
    .select(['destination_provider.destination', 'destination_provider.plan_count', 'provider.slug'])
    .where('destination_provider.plan_count', '>', 0)
    .execute();
  const pages = rows.map((row) => ({
    destination: row.destination,
    provider: row.slug,
    planCount: row.plan_count,
  }));
  // In code, because the engines collate text differently.
  return pages.sort((a, b) => compareText(a.destination, b.destination) || compareText(a.provider, b.provider));
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Start rules of a provider's active plans at a destination, most plans first. */
export async function readPlanStarts(
  queries: Queries,
  { destination, provider }: { readonly destination: DestinationKey; readonly provider: ProviderSlug },
): Promise<readonly PlanStart[]> {
  const providerIds = await idsShownWith(queries, provider);
  const rows = await planStartQuery(queries, { destination, providerIds }).execute();
  return rows
    .map((row) => ({
      activation: row.activation,
      installWithinDays: row.install_within_days,
      planCount: Number(row.planCount),
    }))
    .sort((a, b) => b.planCount - a.planCount || compareText(JSON.stringify(a), JSON.stringify(b)));
}

/** Exported for the test of its query plan. */
export function planStartQuery(
  queries: Queries,
  { destination, providerIds }: { readonly destination: DestinationKey; readonly providerIds: readonly number[] },
) {
  return (
    queries
      .selectFrom('coverage_destination')
      // Keeps SQLite from scanning all plans of the provider: those of the place are found by their coverage.
      .crossJoin('plan')
      .select(['plan.activation', 'plan.install_within_days'])
      .select(({ fn }) => fn.countAll<number>().as('planCount'))
      .whereRef('plan.coverage_set_id', '=', 'coverage_destination.coverage_set_id')
      .where('plan.provider_id', 'in', [0, ...providerIds])
      .where('coverage_destination.destination', '=', destination)
      .where('plan.active', '=', 1)
      .groupBy(['plan.activation', 'plan.install_within_days'])
  );
}
