import { parseTexts } from '#catalogue/stored/stored-json.ts';
import { sql } from 'kysely';
import { shownOfPlan } from '#database/merged-providers.ts';
import type { Queries } from '#database/schema.ts';
import type { WithdrawnPlan } from '#domain/listing/compared-plans.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { PlanDetail } from '#domain/plan/plan-detail.ts';
import { planNameIn } from '#domain/plan/plan-name.ts';
import { hiddenPlan } from '#catalogue/overlays/plan-overlays.ts';
import { readPlanDetails } from './plan-details.ts';

/** A few plans, offered or not. Ids in neither list never existed. */
export interface ComparedPlans {
  readonly offered: readonly PlanDetail[];
  readonly withdrawn: readonly WithdrawnPlan[];
}

/** Both lists are by id. At most 1,000 ids. */
export async function readComparedPlans(
  queries: Queries,
  ids: readonly number[],
  locale: Locale,
): Promise<ComparedPlans> {
  const wanted = ids.filter((id) => Number.isSafeInteger(id));
  if (wanted.length === 0) return { offered: [], withdrawn: [] };
  const [details, withdrawn] = await Promise.all([
    readPlanDetails(queries, wanted, locale),
    readWithdrawn(queries, wanted, locale),
  ]);
  // An import may happen between the statements: a plan is returned once, and as offered.
  const offered = new Set(details.map(({ id }) => id));
  return {
    offered: details,
    withdrawn: withdrawn.filter(({ id }) => !offered.has(id)),
  };
}

async function readWithdrawn(queries: Queries, ids: readonly number[], locale: Locale): Promise<WithdrawnPlan[]> {
  const rows = await queries
    .selectFrom('plan')
    .innerJoin('plan_check', 'plan_check.plan_id', 'plan.id')
    .leftJoin('provider_merge as merged', 'merged.provider_id', 'plan.provider_id')
    .innerJoin('provider', (join) => join.on('provider.id', '=', shownOfPlan))
    .select(['plan.id', 'plan.name', 'plan.names', 'plan.price_units', 'plan.price_currency', 'plan_check.checked_at'])
    .select(['provider.slug', 'provider.name as provider_name', 'provider.image'])
    .where('plan.id', 'in', [...ids])
    .where('plan.active', '=', 0)
    // To visitors a hidden plan never existed.
    .where(sql<boolean>`not ${hiddenPlan}`)
    .orderBy('plan.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.names === null ? row.name : planNameIn(parseTexts(row.names), locale),
    provider: { slug: row.slug, name: row.provider_name, image: row.image },
    price: { units: row.price_units, currency: row.price_currency },
    checkedAt: row.checked_at,
  }));
}
