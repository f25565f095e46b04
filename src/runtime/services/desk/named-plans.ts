import { shownOfPlan } from '#database/merged-providers.ts';
import { splitWords } from '#catalogue/stored/stored-values.ts';
import type { Queries } from '#database/schema.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';

/** A provider as rows of the desk name it. */
export interface NamedSeller {
  readonly slug: ProviderSlug;
  readonly name: string;
  /** Address of its picture, on the public site or elsewhere; null: none. */
  readonly image: string | null;
}

/** By slug. */
export async function readNamedSellers(
  queries: Queries,
  slugs: readonly ProviderSlug[],
): Promise<ReadonlyMap<string, NamedSeller>> {
  if (slugs.length === 0) return new Map();
  const rows = await queries
    .selectFrom('provider')
    .select(['slug', 'name', 'image'])
    .where('slug', 'in', [...new Set(slugs)])
    .execute();
  return new Map(rows.map((row) => [row.slug, row]));
}

/** By id. At most some hundred ids. */
export async function readNamedPlans(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NamedPlan>> {
  if (ids.length === 0) return new Map();
  const rows = await planQuery(queries, ids).execute();
  return new Map(rows.map((row) => [row.id, namedPlanOf(row)]));
}

function planQuery(queries: Queries, ids: readonly number[]) {
  return queries
    .selectFrom('plan')
    .innerJoin('coverage_set', 'coverage_set.id', 'plan.coverage_set_id')
    .leftJoin('provider_merge as merged', 'merged.provider_id', 'plan.provider_id')
    .innerJoin('provider', (join) => join.on('provider.id', '=', shownOfPlan))
    .select(['plan.id', 'plan.name', 'plan.url', 'plan.active', 'plan.tethering', 'price_currency', 'price_units'])
    .select(['data_kind', 'data_mb', 'data_words', 'validity_days', 'region', 'countries'])
    .select(['provider.slug', 'provider.name as seller_name', 'provider.image'])
    .where('plan.id', 'in', [...ids]);
}

type PlanRow = Awaited<ReturnType<ReturnType<typeof planQuery>['execute']>>[number];

function namedPlanOf(row: PlanRow) {
  return {
    id: row.id,
    /** The one that visitors see. */
    seller: { slug: row.slug, name: row.seller_name, image: row.image },
    /** The seller's own name of it. */
    name: row.name,
    region: row.region,
    countries: splitWords<CountryCode>(row.countries),
    dataKind: row.data_kind,
    dataMb: row.data_mb,
    dataWords: row.data_words,
    validityDays: row.validity_days,
    /** As visitors see it. */
    price: { units: Number(row.price_units), currency: row.price_currency },
    /** The seller's page; null: not in its feed. */
    url: row.url,
    tethering: row.tethering === null ? null : row.tethering === 1,
    /** Whether visitors see it. */
    isShown: row.active === 1,
  };
}

/** A plan as rows of the desk name it, offered or not. */
export type NamedPlan = ReturnType<typeof namedPlanOf>;
