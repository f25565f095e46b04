import { existsSync } from 'node:fs';
import { DatabaseError } from '#database/database-error.ts';
import { parseDatabaseUrl } from '#database/database-target.ts';
import { openDatabase, type Database } from '#database/database.ts';
import type { Config } from '#runtime/settings/config.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import { settingsFile } from '#runtime/settings/environment.ts';
import { softwareVersion } from '#runtime/settings/software-version.ts';
import { openImageStore } from '#runtime/services/reviews/open-image-store.ts';
import { openSiteFiles } from '#runtime/site-files/site-files.ts';
import { checkBackups } from './check-backups.ts';
import { checkClock, checkDatabase, checkPlanner, checkSchema } from './check-database.ts';
import { checkExampleData, checkFeeds, checkOwnSim, checkPaidLinks, checkRates } from './check-data.ts';
import { checkDesk } from './check-desk.ts';
import { checkFeedHosts } from './check-feed-hosts.ts';
import { checkBotCheck, checkImages, checkMail, checkNotices } from './check-services.ts';
import { checkSiteFiles } from './check-site-files.ts';
import {
  checkDataFolder,
  checkDisk,
  checkForwarding,
  checkNode,
  checkOperator,
  checkPrivateFiles,
  checkProxies,
  isPublic,
} from './check-surroundings.ts';
import { fine, problem, warning, type Finding } from './finding.ts';

export type { Finding } from './finding.ts';

/** Invalid settings, one finding each; no other check can run then. */
export function describeSettings(problems: readonly string[]): readonly Finding[] {
  const advice = `Correct it in ${settingsFile() ?? '.env'} or in the environment.`;
  return [checkVersion(), ...problems.map((sentence) => problem('settings', sentence, advice))];
}

/** Runs all checks of an installation; leaves nothing changed. */
export async function examineSite(config: Config, now: Date): Promise<readonly Finding[]> {
  const { dataDir, reviews } = config;
  return [
    checkVersion(),
    checkSettings(config.site),
    checkNode(process.version),
    checkDataFolder(dataDir),
    ...checkPrivateFiles(config, [settingsFile(), config.sources.file]),
    await checkDisk(dataDir),
    ...checkProxies(config),
    checkOperator(config.site),
    ...checkSiteFiles((await openSiteFiles(config)).current),
    ...(await checkFeedHosts(config.sources)),
    ...(await examineDatabase(config, now)),
    await checkMail(reviews.mail),
    ...(isPublic(config.site) ? [checkNotices(config.notices)] : []),
    await checkImages(openImageStore(reviews.images, dataDir)),
    await checkBackups(config, now),
  ];
}

/** See `proposedFirstCurrencies`; rates for yen come with the program. */
function checkSettings({ locales, firstCurrencies }: SiteSettings): Finding {
  const found = fine('settings', 'All settings are valid.');
  if (locales?.includes('ja') === false || firstCurrencies?.ja !== undefined) return found;
  return { ...found, advice: 'With FIRST_CURRENCY=ja:JPY, readers of Japanese see yen from their first visit.' };
}

function checkVersion(): Finding {
  return fine('version', `This is Roamchart ${softwareVersion()}.`);
}

async function examineDatabase(config: Config, now: Date): Promise<readonly Finding[]> {
  const target = parseDatabaseUrl(config.databaseUrl, config.dataDir);
  if (!target.ok) return [problem('database', target.reason)];
  if (target.value.engine === 'sqlite' && !existsSync(target.value.path))
    return [
      warning(
        'database',
        `There is no database at ${target.value.path} yet.`,
        'Start the site, which creates it, or correct DATA_DIR.',
      ),
    ];
  const opened = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  if (!opened.ok) return [problem('database', opened.reason)];
  await using database = opened.value;
  try {
    const found = [await checkDatabase(database), await checkSchema(database)];
    // Damaged or missing tables cannot be queried.
    if (found.some(({ level }) => level !== 'fine')) return found;
    const planner = await checkPlanner(database);
    return [...found, ...(planner === null ? [] : [planner]), ...(await examineRows(database, config, now))];
  } catch (error) {
    if (error instanceof DatabaseError) return [problem('database', error.message)];
    throw error;
  }
}

async function examineRows(database: Database, config: Config, now: Date): Promise<readonly Finding[]> {
  const { queries } = database;
  const forwarding = await checkForwarding(queries);
  return [
    ...(forwarding === null ? [] : [forwarding]),
    await checkDesk(queries, config.desk),
    await checkClock(database, now),
    ...(isPublic(config.site)
      ? [await checkExampleData(queries), await checkPaidLinks(queries), checkOwnSim(config.site)]
      : []),
    ...(await checkFeeds(queries, config.sources, now)),
    ...(await checkRates(queries, config.rates, now)),
    await checkBotCheck(config.reviews.botCheck, { queries, origin: config.site.origin, now }),
  ];
}
