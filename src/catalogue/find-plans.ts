import type { Queries } from '#database/schema.ts';
import type { CataloguePlan, PlanSelection } from './catalogue-plan.ts';
import { highestId } from './import-records.ts';
import { readCataloguePlans } from './read-catalogue-plans.ts';
import { selectPlanIds } from './select-plans.ts';

export interface PlanPageQuery {
  readonly selection: PlanSelection;
  /** Id after which the page begins; 0: the first page. */
  readonly after: number;
  /** 1 to 200. */
  readonly limit: number;
  /** Default: every plan of the selection. */
  readonly accepts?: (plan: CataloguePlan) => boolean;
}

export interface PlanPage {
  /** By id. May be fewer than requested, even none, while `next` is not null. */
  readonly plans: readonly CataloguePlan[];
  /** Cursor of the next page; null: this is the last. */
  readonly next: number | null;
}

/** Plans read at once when a predicate decides. */
const chunkSize = 500;
/** Ids scanned at once when neither a place nor a seller is given. */
const windowSize = 50_000;
/** Maximum queries per page: rare matches are found over several pages, not in one long query. */
const maxReadings = 10;

/**
 * A page of offered plans. Pages follow plan ids, which never change: during an import no plan is returned twice and
 * none that stays is skipped; new ones come last.
 */
export async function findPlans(queries: Queries, query: PlanPageQuery): Promise<PlanPage> {
  const { selection, limit, accepts = () => true } = query;
  const highest = await highestId(queries, 'plan');
  const isNarrow = selection.destination !== undefined || selection.provider !== undefined;
  const size = query.accepts === undefined ? limit + 1 : chunkSize;
  const plans: CataloguePlan[] = [];
  let last = query.after;
  for (let reading = 0; last < highest && reading < maxReadings; reading += 1) {
    const end = isNarrow ? highest : Math.min(highest, last + windowSize);
    const ids = await selectPlanIds(queries, selection, { after: last, upTo: end, limit: size });
    for (const plan of await readCataloguePlans(queries, ids)) {
      if (accepts(plan)) {
        if (plans.length === limit) return { plans, next: last };
        plans.push(plan);
      }
      last = plan.id;
    }
    last = ids.length < size ? end : (ids.at(-1) ?? end);
  }
  return { plans, next: last < highest ? last : null };
}
