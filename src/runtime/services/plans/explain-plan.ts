import { readOverlays } from '#catalogue/overlays/plan-overlays.ts';
import { readProjectedPlans } from '#catalogue/project/project-plans.ts';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import { readStatesReal } from '#catalogue/statements/source-runs.ts';
import { readStatementHistory, type StatementHistory } from '#catalogue/statements/statement-history.ts';
import type { OwnFacts } from '#catalogue/stored/plan-row.ts';
import { createRateStore } from '#currency/create-rate-store.ts';
import type { Database } from '#database/database.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { ListQuery } from '#domain/listing/list-query.ts';
import { listPlans } from '#domain/listing/list-plans.ts';
import { placeInList, type PlaceInList } from '#domain/listing/place-in-list.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { whyNotOffered, type EffectivePlan, type NotOffered } from '#domain/plan/effective-plan.ts';
import { createSummaryReader } from '#reviews/review-summaries.ts';

/** The list of a destination as a visitor sees it. */
export interface AskedList {
  readonly at: DestinationKey;
  readonly query: ListQuery;
  readonly currency: CurrencyCode;
}

/** Where a plan comes from, and what becomes of it. */
export interface PlanExplanation extends StatementHistory {
  /** What is offered; null: nothing, see `notOffered`. */
  readonly effective: EffectivePlan<OwnFacts> | null;
  readonly notOffered: NotOffered | null;
  /** Null: the list does not have it. */
  readonly place: PlaceInList | null;
}

/** Null: there is no such plan. */
export async function explainPlan(
  database: Database,
  planId: number,
  { asked, now }: { readonly asked: AskedList; readonly now: Date },
): Promise<PlanExplanation | null> {
  const { queries } = database;
  const moment = { statesReal: await readStatesReal(queries), now };
  const [plan] = await readProjectedPlans(queries, [planId], { overlays: await readOverlays(queries), moment });
  if (plan === undefined) return null;
  return {
    ...(await readStatementHistory(queries, planId)),
    effective: plan.effective,
    notOffered: whyNotOffered(plan.stated, moment),
    place: await findPlace(database, planId, { asked, now }),
  };
}

async function findPlace(
  database: Database,
  planId: number,
  { asked, now }: { readonly asked: AskedList; readonly now: Date },
): Promise<PlaceInList | null> {
  const stored = await createCatalogueReader(database).plansAt(asked.at);
  if (stored === null) return null;
  const rates = await createRateStore(database).rates();
  const ratings = await createSummaryReader(database).ratings();
  const plans = listPlans(stored, { currency: asked.currency, rates, ratings });
  return placeInList(plans, planId, { query: asked.query, now: now.getTime() });
}
