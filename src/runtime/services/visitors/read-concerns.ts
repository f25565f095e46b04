import type { Queries } from '#database/schema.ts';
import { noticeTime, type Concern } from '#domain/site/operator-notice.ts';
import { lacksSeller } from '#feeds/judge/hold-reasons.ts';
import { listHeld } from '#feeds/run/held-feeds.ts';
import { isUnended } from '#feeds/sources/run-source.ts';
import { readSourceStates } from '#feeds/sources/source-states.ts';
import type { LimitedPages } from '#limits/limited-pages.ts';
import type { BackupSettings } from '#runtime/settings/backup-settings.ts';
import type { RateSettings } from '#runtime/settings/rate-settings.ts';
import type { SourceSettings } from '#runtime/settings/source-settings.ts';
import { readSources } from '#runtime/services/feeds/open-source-desk.ts';
import { readNewestRates, readQueues, type Queue, type Queues } from '#runtime/services/site/site-figures.ts';

export interface ConcernSources {
  readonly queries: Queries;
  readonly sources: SourceSettings;
  readonly rates: RateSettings;
  readonly backups: BackupSettings;
  /** Seconds since the newest backup; null: there is none. */
  readonly backupAge: () => Promise<number | null>;
  /** Free bytes on the disk of the data folder; null: not known. */
  readonly freeBytes: () => Promise<number | null>;
  readonly limitedPages: Pick<LimitedPages, 'ofHour'>;
}

/** All that waits for the operator or is wrong with the site, as far as the database and the disks tell. */
export async function readConcerns(parts: ConcernSources, now: Date): Promise<readonly Concern[]> {
  const queues = await readQueues(parts.queries);
  return [
    ...waitingConcerns(queues, await countUnnamed(parts.queries)),
    ...(await failingFeeds(parts)),
    ...(await backupConcerns(parts)),
    ...(await siteConcerns(parts, queues, now)),
    ...limitedConcerns(parts, now),
  ];
}

/** Fewer are a visitor in a hurry. */
const refusalsUntilTold = 100;

function limitedConcerns({ limitedPages }: ConcernSources, now: Date): Concern[] {
  const refused = limitedPages.ofHour(now);
  if (refused === null || refused.count < refusalsUntilTold) return [];
  const { since, count } = refused;
  const says = `${count} requests for pages were refused since ${noticeTime(since)}: a client asks for more than the site can make.`;
  return [illSite({ topic: 'limited-pages', says, command: 'roamchart doctor', mark: since })];
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Feeds that are held until their seller has a name. */
async function countUnnamed(queries: Queries): Promise<number> {
  return (await listHeld(queries)).filter(({ run }) => lacksSeller(run.report)).length;
}

function waitingConcerns({ reviews, reports, reviewReports, heldFeeds }: Queues, unnamed: number): Concern[] {
  const waiting = (queue: Queue, concern: Pick<Concern, 'topic' | 'kind' | 'says' | 'command'>): Concern[] => {
    const { count, oldest, newest } = queue;
    if (oldest === null || newest === null) return [];
    return [{ ...concern, count, since: oldest, mark: newest, says: `${concern.says}, since ${noticeTime(oldest)}.` }];
  };
  return [
    ...waiting(reviews, {
      topic: 'reviews',
      kind: 'reviews.waiting',
      says: `${counted(reviews.count, 'review waits', 'reviews wait')} for your decision`,
      command: 'roamchart reviews',
    }),
    ...waiting(reports, {
      topic: 'reports',
      kind: 'reports.waiting',
      says: `${counted(reports.count, 'report', 'reports')} of visitors about wrong plans or prices waiting`,
      command: 'roamchart reports',
    }),
    ...waiting(reviewReports, {
      topic: 'review-reports',
      kind: 'reports.waiting',
      says: `${counted(reviewReports.count, 'report', 'reports')} of visitors about reviews waiting for your answer`,
      command: 'roamchart reviews reports',
    }),
    ...waiting(heldFeeds, {
      topic: 'held-feeds',
      kind: 'feed.held',
      says: `${counted(heldFeeds.count, 'feed is', 'feeds are')} held until you decide${unnamed === 0 ? '' : `, ${unnamed} of them until you name the seller with "provider" in the feed's entry`}`,
      command: 'roamchart feeds held',
    }),
  ];
}

/** So often in a row must a feed fail: about three quarters of an hour. */
const failuresUntilTold = 3;

async function failingFeeds({ queries, sources }: ConcernSources): Promise<Concern[]> {
  const configured = await readSources(sources);
  if (!configured.ok)
    return [
      illSite({
        topic: 'feeds-file',
        says: `The file of feeds has a mistake: ${configured.reason[0] ?? ''}`,
        command: 'roamchart feeds list',
      }),
    ];
  const states = await readSourceStates(queries);
  return configured.value.flatMap(({ name }): Concern[] => {
    const state = states.get(name);
    if (state === undefined) return [];
    // While a feed is read, that counts as a failure that is still to come.
    const failures = isUnended(state) ? state.failures - 1 : state.failures;
    if (failures < failuresUntilTold) return [];
    const problem = isUnended(state) || state.problem === null ? '' : `: ${state.problem}`;
    const says = `The feed "${name}" has failed ${failures} times in a row${problem}`;
    return [
      {
        topic: `feed:${name}`,
        kind: 'feed.failing',
        count: failures,
        since: null,
        mark: '',
        says: says.endsWith('.') ? says : `${says}.`,
        command: `roamchart feeds run ${name}`,
      },
    ];
  });
}

const hourSeconds = 60 * 60;

/** A backup that is later than this has failed, though nothing could say so. */
const lateHours = 6;

async function backupConcerns({ queries, backups, backupAge }: ConcernSources): Promise<Concern[]> {
  const { place, everyHours } = backups;
  if (place === null) return [];
  const failed = await queries.selectFrom('failed_job').selectAll().where('job', '=', 'backup').executeTakeFirst();
  const about = { topic: 'backup', kind: 'backup.failed', count: 1, mark: '', command: 'roamchart backup' } as const;
  if (failed !== undefined)
    return [{ ...about, since: failed.failed_at, says: `The last backup failed: ${failed.problem}` }];
  const age = await backupAge();
  if (age === null || age <= (everyHours + lateHours) * hourSeconds) return [];
  const hours = Math.floor(age / hourSeconds);
  return [
    { ...about, since: null, says: `The newest backup is ${hours} hours old, though one is due every ${everyHours}.` },
  ];
}

const leastFree = 500_000_000;
const oldRateDays = 5;
const stuckMailHours = 6;

async function siteConcerns(
  { queries, rates, freeBytes }: ConcernSources,
  { mails }: Queues,
  now: Date,
): Promise<Concern[]> {
  const hoursSince = (iso: string): number => Math.floor((now.getTime() - Date.parse(iso)) / 3_600_000);
  const free = await freeBytes();
  const newestRates = rates.sources.length === 0 ? null : await readNewestRates(queries);
  const rateDays = newestRates === null ? 0 : Math.floor(hoursSince(newestRates) / 24);
  const mailHours = mails.oldest === null ? 0 : hoursSince(mails.oldest);
  return [
    ...(free !== null && free < leastFree
      ? [
          illSite({
            topic: 'disk',
            says: `Only ${Math.floor(free / 1e6)} MB are free on the disk of the data folder.`,
            command: 'roamchart doctor',
          }),
        ]
      : []),
    ...(rateDays > oldRateDays
      ? [
          illSite({
            topic: 'rates',
            says: `The newest exchange rates are ${rateDays} days old.`,
            command: 'roamchart rates update',
          }),
        ]
      : []),
    ...(mailHours >= stuckMailHours
      ? [
          illSite({
            topic: 'mails',
            says: `A mail could not be sent for ${mailHours} hours.`,
            command: 'roamchart mail test',
          }),
        ]
      : []),
  ];
}

/** Something wrong with the site itself; without a mark it is told once, until it is over. */
export function illSite(ill: Pick<Concern, 'topic' | 'says' | 'command'> & { readonly mark?: string }): Concern {
  return { kind: 'site.ill', count: 1, since: null, mark: '', ...ill };
}
