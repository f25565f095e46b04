import { sql } from 'kysely';
import type { Queries } from '#database/schema.ts';
import { readPins, type StoredPin } from './price-pins.ts';

/** What the operator has decided, as an import needs it. */
export interface Overrides {
  /** Ids of plans with a pinned price. */
  readonly pins: ReadonlyMap<number, StoredPin>;
  /** Whether an offered plan is shown. */
  isShown(planId: number, providerId: number): boolean;
}

/** Few rows, whatever the size of the catalogue. */
export async function readOverrides(queries: Queries): Promise<Overrides> {
  const plans = await queries.selectFrom('hidden_plan').select('plan_id').execute();
  const providers = await queries
    .selectFrom('provider_override')
    .select('provider_id')
    .where('hidden', '=', 1)
    .execute();
  const hiddenPlans = new Set(plans.map((row) => row.plan_id));
  const hiddenProviders = new Set(providers.map((row) => row.provider_id));
  return {
    pins: await readPins(queries),
    isShown: (planId, providerId) => !hiddenPlans.has(planId) && !hiddenProviders.has(providerId),
  };
}

/** True: the operator hides the plan or its provider, whether it is offered or not. */
export async function isHidden(queries: Queries, planId: number): Promise<boolean> {
  if (!Number.isSafeInteger(planId)) return false;
  const plan = await queries
    .selectFrom('plan')
    .select('id')
    .where('id', '=', planId)
    .where(hiddenPlan)
    .executeTakeFirst();
  return plan !== undefined;
}

/** Of rows of `plan`: the operator hides the plan or its provider. */
export const hiddenPlan = sql<boolean>`(exists (select 1 from hidden_plan where hidden_plan.plan_id = plan.id)
  or exists (select 1 from provider_override
    where provider_override.provider_id = plan.provider_id and provider_override.hidden = 1))`;

/** Shows the offered plans that nobody hides, and no others. Use it after plans or hiding have changed. */
export async function showOffered(
  queries: Queries,
  which: { readonly plans: readonly number[] } | { readonly provider: number },
): Promise<void> {
  const update = queries
    .updateTable('plan')
    .set({ active: sql<number>`case when offered = 0 or ${hiddenPlan} then 0 else 1 end` });
  if ('provider' in which) await update.where('provider_id', '=', which.provider).execute();
  else if (which.plans.length > 0) await update.where('id', 'in', [...which.plans]).execute();
}
