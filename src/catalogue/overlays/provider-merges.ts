import type { Queries } from '#database/schema.ts';
import type { MergedProvider } from '#domain/plan/merged-providers.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';

interface NewMerge {
  readonly from: number;
  readonly into: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** Shows a provider as another one. Use it in a transaction that projects its plans afterwards, as the one below. */
export async function mergeProvider(queries: Queries, { from, into, at }: NewMerge): Promise<void> {
  await queries.insertInto('provider_merge').values({ provider_id: from, into_id: into, merged_at: at }).execute();
}

/** False: it was not merged. */
export async function splitProvider(queries: Queries, id: number): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('provider_merge')
    .where('provider_id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

interface MergedSlugs {
  of(slug: ProviderSlug): Pick<MergedProvider, 'mergedInto' | 'mergedFrom'>;
  /** Whether the operator has merged it. */
  has(slug: ProviderSlug): boolean;
}

export async function readMergedSlugs(queries: Queries): Promise<MergedSlugs> {
  const rows = await queries
    .selectFrom('provider_merge')
    .innerJoin('provider as stated', 'stated.id', 'provider_merge.provider_id')
    .innerJoin('provider as shown', 'shown.id', 'into_id')
    .select(['stated.slug as from', 'shown.slug as into'])
    .orderBy('stated.slug')
    .execute();
  const into = new Map(rows.map((row) => [row.from, row.into]));
  const from = Map.groupBy(rows, (row) => row.into);
  return {
    of: (slug) => ({ mergedInto: into.get(slug) ?? null, mergedFrom: (from.get(slug) ?? []).map((row) => row.from) }),
    has: (slug) => into.has(slug),
  };
}
