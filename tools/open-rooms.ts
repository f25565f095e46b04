import { DatabaseError } from '#database/database-error.ts';
import { loadConfig, type Config } from '#runtime/settings/config.ts';
import { readEnvironment, SettingsFileError } from '#runtime/settings/environment.ts';
import { makeDemoCatalogue } from '#demo/make-demo-catalogue.ts';
import type { Log } from '#runtime/services/log.ts';
import { examineSite } from '#runtime/doctor/examine-site.ts';
import { openContext, type OpenContext } from '#runtime/open-context.ts';
import { closeExposed } from '#runtime/services/site/private-files.ts';
import { readSources } from '#runtime/services/feeds/open-source-desk.ts';
import { prepareDataDir } from '#runtime/settings/prepare-data-dir.ts';
import { readStoreBadges, type StoreBadges } from '#runtime/services/site/store-badges.ts';
import { showProgress } from './demo-progress.ts';

/** Prints each problem without a stack, and exits. */
export function refuse(problems: readonly string[]): never {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

/** The settings of this process; exits with a list of every problem. */
export function readConfig(): Config {
  try {
    const config = loadConfig(readEnvironment());
    return config.ok ? config.value : refuse(config.reason);
  } catch (error) {
    if (error instanceof SettingsFileError) return refuse([error.message]);
    throw error;
  }
}

/** A visitor whose write is blocked by a long import gets a retry message, and keeps the typed text. */
const longestVisitorWaitMs = 10_000;

/** Opens the database, brings it up to date and, where the settings say so, fills an empty one with examples. */
export async function openRooms(config: Config, log: Log): Promise<OpenContext> {
  const {
    databaseUrl,
    databaseLimits,
    dataDir,
    site,
    reviews,
    visitors,
    rates,
    sources,
    feeds: feedSettings,
    security,
    backups,
    notices,
    desk,
  } = config;
  const feeds = await readSources(sources);
  if (!feeds.ok) refuse(feeds.reason);
  const prepared = prepareDataDir(dataDir);
  if (!prepared.ok) refuse([prepared.reason]);
  const opened = await openContext({
    databaseUrl,
    limits: databaseLimits,
    lockWaitMs: longestVisitorWaitMs,
    dataDir,
    site,
    reviews,
    visitors,
    rates,
    sources,
    feeds: feedSettings,
    redisUrl: security.redisUrl,
    onLimitFailure: (err) =>
      log.error({ err }, 'clients are counted by this process alone until their store answers again'),
    backups,
    notices,
    desk: desk && { origin: desk.origin, examine: (now) => examineSite(config, now) },
    now: () => new Date(),
  });
  if (!opened.ok) return refuse([opened.reason]);
  const { applied, backup } = opened.value.upgrade;
  if (backup !== null) log.info({ applied, backup }, 'the tables were brought up to date after a backup');
  for (const { path, mode } of closeExposed(config))
    log.warn({ path, mode }, 'others on this machine may read a private file');
  if (config.demo) await fillEmptyCatalogue(opened.value, dataDir);
  return opened.value;
}

/** The stores' artwork that the settings name; ends the process where it cannot be shown. */
export async function readBadges({ site, dataDir }: Config): Promise<StoreBadges> {
  const badges = await readStoreBadges(site, dataDir);
  return badges.ok ? badges.value : refuse([badges.reason]);
}

async function fillEmptyCatalogue(
  { context, writer, makeDemoReviews, makeDeskExamples, desk }: OpenContext,
  dataDir: string,
): Promise<void> {
  // A catalogue whose sellers have all withdrawn their plans is not empty: examples must never return to it.
  if ((await context.catalogue.version()) > 0) return;
  const progress = showProgress('Making the example catalogue');
  try {
    const asOf = context.now();
    const counts = await makeDemoCatalogue({ writer, dataDir, now: asOf, onProgress: progress.update });
    const reviews = await makeDemoReviews();
    if (desk !== null) await makeDeskExamples({ asOf });
    progress.stop();
    console.log(`The catalogue holds ${counts.added} invented plans and ${reviews} invented reviews.`);
  } catch (error) {
    progress.stop();
    if (error instanceof DatabaseError) refuse([error.message]);
    throw error;
  }
}
