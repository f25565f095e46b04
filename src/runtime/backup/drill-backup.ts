import { join } from 'node:path';
import type { DatabaseSettings } from '#database/database.ts';
import { parseDatabaseUrl } from '#database/database-target.ts';
import type { Queries } from '#database/schema.ts';
import { withScratchDatabase } from '#database/scratch-database.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { databaseImageStore } from '#reviews/database-image-store.ts';
import type { BackupKeys } from './backup-keys.ts';
import { withWorkFolder, type BackupPlace } from './backup-places.ts';
import { withCopySource } from './open-source.ts';
import type { OnProgress } from './progress.ts';
import { restoreBackup, type BackupFacts } from './restore-backup.ts';

/** Starts the site on another database and data directory and asks for pages. @returns their number */
export type OpenPages = (site: DatabaseSettings) => Promise<Result<number>>;

export interface DrillRequest {
  readonly place: BackupPlace;
  readonly keys: BackupKeys;
  /** Of the site, which stays as it is: the scratch database is made beside it. */
  readonly database: DatabaseSettings;
  /** Restores into a file, whatever the site's database is. */
  readonly usesFile: boolean;
  readonly openPages: OpenPages;
  readonly now: Date;
  readonly onProgress: OnProgress;
}

export interface Drill extends BackupFacts {
  readonly name: string;
  /** For sale. */
  readonly plans: number;
  readonly sellers: number;
  readonly reviews: number;
  readonly pages: number;
}

/** Restores the newest backup into a scratch place, counts, opens pages, and removes the place again. */
export async function drillBackup(request: DrillRequest): Promise<Result<Drill>> {
  const { place, database } = request;
  const listed = await place.list();
  if (!listed.ok) return listed;
  const [newest] = listed.value;
  if (newest === undefined) return failure(`There is no backup in ${place.shownAs}; run "roamchart backup" first.`);
  const drilled = await place.withFile(newest.name, (path) =>
    withScratchSite(request, (scratch) => tryOn(scratch, path, request)),
  );
  if (!drilled.ok) return failure(`The drill with ${newest.name} failed. ${drilled.reason}`);
  await recordDrill(database, request.now);
  return success({ ...drilled.value, name: newest.name });
}

async function withScratchSite<Value>(
  { database, usesFile }: DrillRequest,
  work: (scratch: DatabaseSettings) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const target = parseDatabaseUrl(database.url, database.dataDir);
  if (!target.ok) return target;
  return withWorkFolder(database.dataDir, 'drill', (dataDir) =>
    usesFile || target.value.engine === 'sqlite'
      ? work({ url: `sqlite:${join(dataDir, 'drill.sqlite')}`, dataDir })
      : withScratchDatabase(database, (url) => work({ url, dataDir })),
  );
}

async function tryOn(
  scratch: DatabaseSettings,
  path: string,
  { keys, openPages, onProgress }: DrillRequest,
): Promise<Result<Omit<Drill, 'name'>>> {
  const files = { imageStore: databaseImageStore, feedList: null };
  const restored = await restoreBackup({ path, keys, database: scratch, replaces: false, onProgress, ...files });
  if (!restored.ok) return restored;
  const counted = await withCopySource(scratch, ({ database }) => countSite(database.queries));
  if (!counted.ok) return counted;
  const pages = await openPages(scratch);
  return pages.ok ? success({ ...restored.value, ...counted.value, pages: pages.value }) : pages;
}

async function countSite(queries: Queries): Promise<Result<Pick<Drill, 'plans' | 'sellers' | 'reviews'>>> {
  const { countAll } = queries.fn;
  const count = countAll<number>().as('count');
  const plans = await queries.selectFrom('plan').select(count).where('active', '=', 1).executeTakeFirstOrThrow();
  const sellers = await queries.selectFrom('provider').select(count).executeTakeFirstOrThrow();
  const reviews = await queries.selectFrom('review').select(count).executeTakeFirstOrThrow();
  return success({ plans: plans.count, sellers: sellers.count, reviews: reviews.count });
}

const drillName = 'backup-drill';

/** As the time since when the next one may run, for `doctor`. A site whose database is away was drilled all the same. */
async function recordDrill(settings: DatabaseSettings, now: Date): Promise<void> {
  const next_at = now.toISOString();
  await withCopySource(settings, async ({ database }) =>
    success(
      await database.writeBeside((transaction) =>
        transaction
          .insertInto('lease')
          .values({ name: drillName, holder: '', held_until: '', next_at })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ next_at }))
          .execute(),
      ),
    ),
  );
}

/** When the last drill succeeded; null: none has, or it is not known. */
export async function readLastDrill(settings: DatabaseSettings): Promise<Date | null> {
  const row = await withCopySource(settings, async ({ database: { queries } }) =>
    success(await queries.selectFrom('lease').select('next_at').where('name', '=', drillName).executeTakeFirst()),
  );
  return row.ok && row.value !== undefined ? new Date(row.value.next_at) : null;
}
