import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '#domain/kernel/result.ts';
import { importFeed, type FeedRunOutcome } from '#runtime/services/import-feed.ts';
import { withFeedDesk, type FeedDesk } from '#runtime/services/open-feed-desk.ts';
import { defaultBackupSettings } from '#runtime/settings/backup-settings.ts';
import { defaultFeedSettings } from '#runtime/settings/feed-settings.ts';
import { defaultReviewSettings } from '#runtime/settings/review-settings.ts';
import { usualRequest } from './import-feed-file.ts';

/** Where a process works. */
interface Place {
  readonly url: string;
  readonly dataDir: string;
}

const feed = 'market';
const plansOfSeller = 1_000;

/** How prices move from day to day. The third one is further than a feed may move them unseen. */
const factors = [1, 1.02, 1.5, 1.04];

/** The price list of a day: every price is another one, and every seventh plan is missing, a different one each day. */
function priceList(day: number): string {
  const rows = ['Nori', 'Kaze'].flatMap((seller) =>
    Array.from({ length: plansOfSeller }, (_, index) => {
      const price = ((index / 100 + 4) * (factors[day] ?? 1)).toFixed(2);
      return index % 7 === day ? '' : `${seller},Japan,${index + 1} GB,7,${price},USD\n`;
    }),
  );
  return `provider,country,data,days,price,currency\n${rows.join('')}`;
}

const onDay = (day: number): Date => new Date(Date.parse('2026-10-05T08:00:00.000Z') + day * 24 * 3_600_000);

const settingsFor = ({ url, dataDir }: Place) => ({
  databaseUrl: url,
  dataDir,
  feeds: defaultFeedSettings,
  backups: defaultBackupSettings,
  reviews: defaultReviewSettings,
});

async function importDay(place: Place, day: number, isApproved = true): Promise<FeedRunOutcome['status']> {
  const path = join(place.dataDir, `${day}.csv`);
  writeFileSync(path, priceList(day));
  const done = await importFeed({ ...usualRequest, path, feed, isApproved, now: onDay(day) }, settingsFor(place));
  return valueOf(done).status;
}

async function atDesk<Value>(place: Place, work: (desk: FeedDesk) => Promise<Result<Value>>): Promise<Value> {
  return valueOf(await withFeedDesk(settingsFor(place), () => onDay(4), work));
}

function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(String(result.reason));
  return result.value;
}

/** Two published runs and a held one, which every operation begins with. */
export async function makeRuns(place: Place): Promise<void> {
  const made = [await importDay(place, 0), await importDay(place, 1), await importDay(place, 2, false)];
  if (made.join(' ') !== 'published published held') throw new Error(made.join(' '));
}

const operations = {
  import: (place) => importDay(place, 3),
  release: async (place) => (await atDesk(place, (desk) => desk.release(3))).status,
  revert: (place) => atDesk(place, (desk) => desk.revert(2)),
  retire: (place) => atDesk(place, (desk) => desk.retire(feed)),
} satisfies Readonly<Record<string, (place: Place) => Promise<unknown>>>;

export type OperationToKill = keyof typeof operations;
export const operationsToKill = ['import', 'release', 'revert', 'retire'] as const satisfies readonly OperationToKill[];

export async function operate(name: string, place: Place): Promise<void> {
  const found = operationsToKill.find((each) => each === name);
  if (found === undefined) throw new Error(`there is no operation ${name}`);
  const done = await operations[found](place);
  if (done === 'failed' || done === 'refused' || done === 'held') throw new Error(`${name}: ${done}`);
}
