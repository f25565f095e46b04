import type { Queries } from '#database/schema.ts';
import type { CataloguePlan, PlanSelection } from './catalogue-plan.ts';
import { highestId } from './import-records.ts';
import { readCataloguePlans } from './read-catalogue-plans.ts';
import { selectPlanIds } from './select-plans.ts';

export interface PlanPageQuery {
  readonly selection: PlanSelection;
  /** Number of the plan after which the page begins; 0: at the first. */
  readonly after: number;
  /** 1 to 200. */
  readonly limit: number;
  /** Left out: every plan of the selection. */
  readonly accepts?: (plan: CataloguePlan) => boolean;
}

export interface PlanPage {
  /** By number. May be fewer than asked for, even none, while `next` is not null. */
  readonly plans: readonly CataloguePlan[];
  /** What the next page begins after; null: this is the last. */
  readonly next: number | null;
}

/** Plans that one reading looks at where a predicate decides. */
const chunkSize = 500;
/** Numbers that one reading goes through where no place and no seller narrows them down. */
const windowSize = 50_000;
/** Readings of one page: what few plans match is found over several pages, not in one long wait for all. */
const maxReadings = 10;

/**
 * A page of offered plans. Pages go along the numbers of plans, which never change: while an import runs no plan is given
 * twice and none that stays is left out; new ones come last.
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
