import { addDays } from '#domain/kernel/durations.ts';
import type { Queries } from '#database/schema.ts';
import { describeHold } from '#feeds/judge/hold-reasons.ts';
import { listHeld } from '#feeds/run/held-feeds.ts';
import { createVisitorDesk } from '#visitors/visitor-desk.ts';
import { readReviewReports } from '#reviews/report-reader.ts';
import { readEarnedClicks } from './earned-clicks.ts';
import { readFeedList, type ListedFeed } from './feed-list.ts';
import type { Reading } from './reading.ts';
import type { ReadingParts } from './reading-parts.ts';
import { readOverrides } from './overrides.ts';
import { readReportedPlans, type ReportedPlan, type ReportedPlans } from './reported-plans.ts';
import { readSinceLastVisit, type LastVisitQuery } from './since-last-visit.ts';
import type { CheckedSite } from './site-checks.ts';
import { readWaitingReviews, type WaitingReviews } from './waiting-reviews.ts';

/** Something that waits for somebody. */
export type WaitingItem =
  | {
      readonly kind: 'prices';
      readonly count: number;
      readonly oldest: string;
      readonly reports: number;
      readonly worst: ReportedPlan | null;
    }
  | {
      readonly kind: 'held-feed';
      readonly count: 1;
      readonly oldest: string;
      readonly runId: number;
      readonly feed: string;
      /** As the site says it. */
      readonly sentence: string;
      readonly nextAt: Date | null;
    }
  | { readonly kind: 'review-reports'; readonly count: number; readonly oldest: string; readonly objections: number }
  | ({ readonly kind: 'reviews'; readonly oldest: string } & Omit<WaitingReviews, 'oldest'>);

const [endingShown, missedShown] = [6, 6];
/** Beyond it reports of reviews are not counted. */
const reportsCounted = 100;

export async function readToday(
  {
    database,
    sources,
    checks,
  }: Pick<ReadingParts, 'database' | 'sources'> & { readonly checks: () => Promise<CheckedSite> },
  visit: LastVisitQuery,
  now: Date,
) {
  const { queries } = database;
  const { feeds } = await readFeedList({ database, sources }, now);
  const { at, checks: found } = await checks();
  // What is said of feeds comes from the list of feeds, which is newer.
  const others = found.filter(({ check }) => check !== 'feeds');
  const missed = await createVisitorDesk(database).missedSearches(addDays(now, -6), 'query');
  return {
    /** What harms visitors most first. */
    waits: await readWaits(queries, feeds),
    checkedAt: at,
    /** Problems first. */
    ill: [...others.filter(({ level }) => level === 'problem'), ...others.filter(({ level }) => level === 'warning')],
    illFeeds: feeds.filter(({ state }) => state === 'failing' || state === 'late'),
    fine: others.filter(({ level }) => level === 'fine'),
    earned: await readEarnedClicks(queries, now),
    since: await readSinceLastVisit(queries, visit),
    /** Pins and corrections that end within 30 days, the soonest first. */
    ending: await readOverrides(queries, { limit: endingShown, until: addDays(now, 30) }),
    /** Searches of seven days that found nothing, most first. */
    missed: missed.filter(({ name }) => name !== '').slice(0, missedShown),
  };
}

export type Today = Reading<typeof readToday>;

/** So many visitors are no slip of one of them. */
const doubters = 3;

async function readWaits(queries: Queries, feeds: readonly ListedFeed[]): Promise<readonly WaitingItem[]> {
  const reported = await readReportedPlans(queries);
  const isDoubted = (reported.plans[0]?.reports ?? 0) >= doubters;
  const prices = priceItems(reported);
  const { oldest, ...reviews } = await readWaitingReviews(queries);
  return [
    ...(isDoubted ? prices : []),
    ...(await heldItems(queries, feeds)),
    ...(isDoubted ? [] : prices),
    ...(await reviewReportItems(queries)),
    ...(oldest === null ? [] : [{ kind: 'reviews', oldest, ...reviews } as const]),
  ];
}

function priceItems({ plans, planCount, reportCount, oldest }: ReportedPlans): readonly WaitingItem[] {
  if (oldest === null) return [];
  return [{ kind: 'prices', count: planCount, oldest, reports: reportCount, worst: plans[0] ?? null }];
}

/** The law wants them answered in time. */
async function reviewReportItems(queries: Queries): Promise<readonly WaitingItem[]> {
  const reports = await readReviewReports(queries, { status: 'open', limit: reportsCounted });
  const [first] = reports;
  const objections = reports.filter(({ objected_at: objectedAt }) => objectedAt !== null).length;
  return first === undefined
    ? []
    : [{ kind: 'review-reports', count: reports.length, oldest: first.created_at, objections }];
}

async function heldItems(queries: Queries, feeds: readonly ListedFeed[]): Promise<readonly WaitingItem[]> {
  const next = new Map(feeds.map(({ name, nextAt }) => [name, nextAt]));
  return (await listHeld(queries)).map(({ run }) => ({
    kind: 'held-feed',
    count: 1,
    oldest: run.startedAt,
    runId: run.id,
    feed: run.feed,
    sentence: run.report === null ? run.sentence : describeHold(run.report.holdReasons),
    nextAt: next.get(run.feed) ?? null,
  }));
}
