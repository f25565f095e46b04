import { readOverlays } from '#catalogue/overlays/plan-overlays.ts';
import { readProjectedPlans } from '#catalogue/project/project-plans.ts';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import { readStatesReal } from '#catalogue/statements/source-runs.ts';
import { readStatementHistory } from '#catalogue/statements/statement-history.ts';
import { createRateStore } from '#currency/create-rate-store.ts';
import type { Database } from '#database/database.ts';
import type { Queries } from '#database/schema.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { ListQuery } from '#domain/listing/list-query.ts';
import { listPlans } from '#domain/listing/list-plans.ts';
import { placeInList, type PlaceInList } from '#domain/listing/place-in-list.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { whyNotOffered } from '#domain/plan/effective-plan.ts';
import { createSummaryReader } from '#reviews/review-summaries.ts';
import type { Context } from '#runtime/services/context.ts';

/** The list of a destination as a visitor sees it. */
export interface AskedList {
  readonly at: DestinationKey;
  readonly query: ListQuery;
  readonly currency: CurrencyCode;
}

/** Where a plan comes from, and what becomes of it. Null: there is no such plan. */
export async function explainPlan(
  database: Database,
  planId: number,
  { asked, now }: { readonly asked: AskedList; readonly now: Date },
) {
  const { queries } = database;
  const plan = await readProjection(queries, planId, now);
  if (plan === null) return null;
  const readers = {
    catalogue: createCatalogueReader(database),
    currency: createRateStore(database),
    reviews: createSummaryReader(database),
  };
  return {
    ...(await readStatementHistory(queries, planId)),
    /** What is offered; null: nothing, see `notOffered`. */
    effective: plan.effective,
    notOffered: plan.notOffered,
    /** Null: the list does not have it. */
    place: await findPlace(readers, planId, { asked, now }),
  };
}

/** What is stated of a plan and what visitors see of it, or why they see nothing. Null: there is no such plan. */
export async function readProjection(queries: Queries, planId: number, now: Date) {
  const moment = { statesReal: await readStatesReal(queries), now };
  const [plan] = await readProjectedPlans(queries, [planId], { overlays: await readOverlays(queries), moment });
  return plan === undefined ? null : { ...plan, notOffered: whyNotOffered(plan.stated, moment) };
}

interface PlaceReaders extends Pick<Context, 'catalogue' | 'currency'> {
  readonly reviews: Pick<Context['reviews'], 'ratings'>;
}

/** Where a plan stands in a list. Null: the list does not have it. */
export async function findPlace(
  { catalogue, currency, reviews }: PlaceReaders,
  planId: number,
  { asked, now }: { readonly asked: AskedList; readonly now: Date },
): Promise<PlaceInList | null> {
  const stored = await catalogue.plansAt(asked.at);
  if (stored === null) return null;
  const table = { currency: asked.currency, rates: await currency.rates(), ratings: await reviews.ratings() };
  return placeInList(listPlans(stored, table), planId, { query: asked.query, now: now.getTime() });
}
