import type { Queries } from '#database/schema.ts';
import type { PlanSelection, WholePlan } from './whole-plan.ts';
import { highestId } from '#catalogue/stored/import-records.ts';
import { readWholePlans } from './read-whole-plans.ts';
import { selectPlanIds } from './select-plan-ids.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { coverageAt } from '#domain/plan/coverage.ts';
import { splitWords } from '#catalogue/stored/stored-values.ts';

/** Where a page ends: the id of its last plan and, in the order of `covered-here`, in how many countries that works. */
export interface PlanPosition {
  readonly id: number;
  /** Null: the list is by id. */
  readonly coveredHere: number | null;
}

export interface PlanPageQuery {
  readonly selection: PlanSelection;
  /** Null: the first page. */
  readonly after: PlanPosition | null;
  /** 1 to 200. */
  readonly limit: number;
  /** Default: every plan of the selection. */
  readonly accepts?: (plan: WholePlan) => boolean;
  /** Default: by id. `covered-here`: most countries of the selection's destination first, then by id. */
  readonly order?: 'covered-here';
}

export interface PlanPage {
  /** In the order of the query. May be fewer than requested, even none, while `next` is not null. */
  readonly plans: readonly WholePlan[];
  /** Where the next page begins; null: this is the last. */
  readonly next: PlanPosition | null;
}

/** Plans read at once when a predicate decides. */
const chunkSize = 500;
/** Ids scanned at once when neither a place nor a seller is given. */
const windowSize = 50_000;
/** Maximum queries per page: rare matches are found over several pages, not in one long query. */
const maxReadings = 10;

/**
 * A page of offered plans. Pages follow plan ids, which never change: during an import no plan is returned twice and
 * none that stays is skipped; new ones come last, or last among those that work in as many countries.
 */
export async function findPlans(queries: Queries, query: PlanPageQuery): Promise<PlanPage> {
  const { destination } = query.selection;
  if (query.order === 'covered-here' && destination !== undefined)
    return findByCoverage(queries, query, await readCoverageLevels(queries, destination));
  const { plans, next } = await findById(queries, query, query.after?.id ?? 0);
  return { plans, next: next === null ? null : { id: next, coveredHere: null } };
}

/** Level by level. @param levels most countries first */
async function findByCoverage(
  queries: Queries,
  query: PlanPageQuery,
  levels: readonly CoverageLevel[],
): Promise<PlanPage> {
  const { after, limit, selection } = query;
  const left = levels.filter(({ coveredHere }) => coveredHere <= (after?.coveredHere ?? Infinity));
  const plans: WholePlan[] = [];
  for (const [reading, { coveredHere, coverageSets }] of left.entries()) {
    if (plans.length === limit || reading === maxReadings) return { plans, next: { id: 0, coveredHere } };
    const ofLevel = { ...query, selection: { ...selection, coverageSets }, limit: limit - plans.length };
    const found = await findById(queries, ofLevel, coveredHere === after?.coveredHere ? after.id : 0);
    plans.push(...found.plans);
    if (found.next !== null) return { plans, next: { id: found.next, coveredHere } };
  }
  return { plans, next: null };
}

interface FoundById {
  readonly plans: readonly WholePlan[];
  /** Id after which the next page begins. */
  readonly next: number | null;
}

async function findById(queries: Queries, query: PlanPageQuery, after: number): Promise<FoundById> {
  const { selection, limit, accepts = () => true } = query;
  const highest = await highestId(queries, 'plan');
  const isNarrow = selection.destination !== undefined || selection.provider !== undefined;
  const size = query.accepts === undefined ? limit + 1 : chunkSize;
  const plans: WholePlan[] = [];
  let last = after;
  for (let reading = 0; last < highest && reading < maxReadings; reading += 1) {
    const end = isNarrow ? highest : Math.min(highest, last + windowSize);
    const ids = await selectPlanIds(queries, selection, { after: last, upTo: end, limit: size });
    for (const plan of await readWholePlans(queries, ids)) {
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

/** The coverage sets that hold the same number of a destination's countries. */
interface CoverageLevel {
  readonly coveredHere: number;
  readonly coverageSets: readonly number[];
}

/** Most countries first. */
async function readCoverageLevels(queries: Queries, destination: DestinationKey): Promise<readonly CoverageLevel[]> {
  const sets = await queries
    .selectFrom('coverage_destination')
    .innerJoin('coverage_set', 'coverage_set.id', 'coverage_destination.coverage_set_id')
    .select(['coverage_set.id', 'coverage_set.countries'])
    .where('coverage_destination.destination', '=', destination)
    .execute();
  const byCount = Map.groupBy(
    sets,
    ({ countries }) => coverageAt(destination, splitWords<CountryCode>(countries)).coveredHere,
  );
  return [...byCount]
    .toSorted(([a], [b]) => b - a)
    .map(([coveredHere, found]) => ({ coveredHere, coverageSets: found.map(({ id }) => id) }));
}
