import { createPriceAlerts } from '#alerts/create-price-alerts.ts';
import { closedAlerts } from '#alerts/price-alerts.ts';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import type { CatalogueWriter } from '#catalogue/statements/catalogue-writer-contract.ts';
import { createRateStore, type RateStore } from '#currency/create-rate-store.ts';
import { ensureRates } from '#currency/fallback-rates.ts';
import { checkIntegrity } from '#database/check-integrity.ts';
import { DatabaseError } from '#database/database-error.ts';
import { openDatabase, type Database, type ServerLimits } from '#database/database.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { createBotCheck } from '#reviews/bot-checks/create-bot-check.ts';
import { createReviewReader } from '#reviews/create-review-reader.ts';
import { openCountryDatabase, type CountryOfAddress } from '#visitors/country-database.ts';
import { createCorrectionReader } from '#visitors/corrections.ts';
import { createVisitorLog } from '#visitors/create-visitor-log.ts';
import { forgetVisits } from '#visitors/forget-visits.ts';
import { openAlertMaintenance, type AlertMaintenance } from './maintenance/alert-maintenance.ts';
import { freeBytes } from './backup/backup-folder.ts';
import { openBackupMaintenance, type BackupMaintenance } from './backup/backup-maintenance.ts';
import { upgradeDatabase, type Upgrade } from './backup/upgrade-database.ts';
import { defaultBackupSettings, type BackupSettings } from './settings/backup-settings.ts';
import type { Context } from './services/context.ts';
import { makeDemoReviews } from '#demo/example-reviews.ts';
import { makeWaitingReviews } from '#demo/waiting-reviews.ts';
import { openFeedStore } from './services/feeds/import-feed.ts';
import { makeDeskExamples, type ExampleCatalogue } from './services/desk/desk-examples.ts';
import { makeNightlyFiles, type NightlyFiles } from './services/feeds/nightly-files.ts';
import { defaultReviewSettings, type ReviewSettings } from './settings/review-settings.ts';
import { defaultRateSettings, type RateSettings } from './settings/rate-settings.ts';
import { openDecisionMaintenance, type DecisionMaintenance } from './maintenance/decision-maintenance.ts';
import { openFeedMaintenance, type FeedMaintenance } from './maintenance/feed-maintenance.ts';
import { openRateMaintenance, type RateMaintenance } from './maintenance/rate-maintenance.ts';
import { openNoticeMaintenance, type NoticeMaintenance } from './maintenance/notice-maintenance.ts';
import { openOverrideMaintenance, type OverrideMaintenance } from './maintenance/override-maintenance.ts';
import type { DecisionSettings } from './services/desk/decision-kind.ts';
import { openImageStore } from './services/reviews/open-image-store.ts';
import { defaultNoticeSettings, type NoticeSettings } from './settings/notice-settings.ts';
import { defaultSourceSettings, type SourceSettings } from './settings/source-settings.ts';
import { openSubmissions } from './services/reviews/open-submissions.ts';
import { openReviewMaintenance, type ReviewMaintenance } from './maintenance/review-maintenance.ts';
import { addFilesVersion } from './services/data-versions.ts';
import { openSiteFiles, type SiteFiles } from './site-files/site-files.ts';
import { openSiteMonitor, type SiteMonitor } from './services/site/site-monitor.ts';
import type { SiteSettings } from './settings/site-settings.ts';
import { defaultVisitorSettings, type VisitorSettings } from './settings/visitor-settings.ts';
import { readProviderRuns } from '#feeds/run/provider-runs.ts';
import { LimitedPages } from '#limits/limited-pages.ts';
import { openClientLimits, type OpenLimits } from './services/site/open-client-limits.ts';
import { openDeskService, type DeskService } from './services/desk/desk-service.ts';
import { openReadings } from './services/desk/open-readings.ts';
import type { ReadingParts } from './services/desk/reading-parts.ts';
import { defaultFeedSettings, type FeedSettings } from './settings/feed-settings.ts';
import { scheduler } from './services/scheduler.ts';

interface DeskContextSettings {
  readonly origin: string;
  /** The site's doctor; default: nothing is examined. */
  readonly examine?: ReadingParts['examine'];
}

export interface ContextSettings {
  /** `DATABASE_URL`; see `parseDatabaseUrl`. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Default: limits for commands; see `openDatabase`. */
  readonly limits?: ServerLimits;
  /** How long a write waits for another process, in milliseconds; default: as long as commands do. */
  readonly lockWaitMs?: number;
  readonly site: SiteSettings;
  /** Default: `defaultReviewSettings`. */
  readonly reviews?: ReviewSettings;
  /** Default: `defaultVisitorSettings`. */
  readonly visitors?: VisitorSettings;
  /** Default: `defaultRateSettings`. */
  readonly rates?: RateSettings;
  /** Default: `defaultSourceSettings`. */
  readonly sources?: SourceSettings;
  /** Default: `defaultFeedSettings`. */
  readonly feeds?: FeedSettings;
  /** `REDIS_URL`; default: no Redis. */
  readonly redisUrl?: string;
  /** Called when clients can no longer be counted across processes; default: not reported. */
  readonly onLimitFailure?: (error: unknown) => void;
  /** Default: `defaultBackupSettings`. */
  readonly backups?: BackupSettings;
  /** Default: `defaultNoticeSettings`. */
  readonly notices?: NoticeSettings;
  /** The operators' desk; default or null: it is off. */
  readonly desk?: DeskContextSettings | null;
  readonly now: () => Date;
}

/** The wired services: the context for readers, and what only commands may use. */
export interface OpenContext extends AsyncDisposable {
  readonly context: Context;
  readonly writer: CatalogueWriter;
  readonly rates: RateStore;
  /** Adds invented reviews of the demo catalogue's sellers, and returns their number. */
  readonly makeDemoReviews: () => Promise<number>;
  /** Lets something invented wait at the desk. */
  readonly makeDeskExamples: (catalogue: ExampleCatalogue) => Promise<void>;
  readonly reviewMaintenance: ReviewMaintenance;
  /** Deletes expired counts of visits and returns their number. Throws when the database fails. */
  readonly forgetOldVisits: () => Promise<number>;
  readonly alertMaintenance: AlertMaintenance;
  readonly rateMaintenance: RateMaintenance;
  /** Makes the downloads of the catalogue; see `makeNightlyFiles`. */
  readonly makeNightlyFiles: () => Promise<Result<NightlyFiles>>;
  readonly feedMaintenance: FeedMaintenance;
  /** Maintenance jobs for what the operator says over the feeds. */
  readonly overrideMaintenance: OverrideMaintenance;
  readonly backupMaintenance: BackupMaintenance;
  /** Maintenance jobs that tell the operator what waits. */
  readonly noticeMaintenance: NoticeMaintenance;
  /** The operators' desk; null: it is off. */
  readonly desk: DeskService | null;
  /** Maintenance jobs for decisions of operators. */
  readonly decisionMaintenance: DecisionMaintenance;
  readonly monitor: SiteMonitor;
  /** What this start has done to the tables. */
  readonly upgrade: Upgrade;
  close(): Promise<void>;
}

/**
 * Opens the database, checks its integrity, migrates it and loads rates. A failure is one sentence for the operator,
 * and leaves nothing open.
 */
export async function openContext(settings: ContextSettings): Promise<Result<OpenContext>> {
  const countries = findCountries(settings.visitors ?? defaultVisitorSettings);
  if (!countries.ok) return countries;
  const { databaseUrl: url, dataDir, limits, lockWaitMs } = settings;
  const opened = await openDatabase({
    url,
    dataDir,
    ...(limits !== undefined && { limits }),
    ...(lockWaitMs !== undefined && { lockWaitMs }),
  });
  if (!opened.ok) return opened;
  const database = opened.value;
  const prepared = await prepareAll(database, settings);
  if (!prepared.ok) {
    await database.close();
    return prepared;
  }
  const siteFiles = await openSiteFiles(settings);
  return success(wire({ database, siteFiles, countryOfAddress: countries.value, ...prepared.value }, settings));
}

async function prepareAll(
  database: Database,
  settings: ContextSettings,
): Promise<Result<Pick<Prepared, 'upgrade' | 'clientLimits'>>> {
  const { redisUrl = '', onLimitFailure: onFailure = () => undefined } = settings;
  const upgraded = await prepare(database, settings);
  if (!upgraded.ok) return upgraded;
  const clientLimits = await openClientLimits({ database, redisUrl, onFailure });
  if (!clientLimits.ok) return clientLimits;
  return success({ upgrade: upgraded.value, clientLimits: clientLimits.value });
}

function findCountries({ countryDatabase }: VisitorSettings): Result<CountryOfAddress> {
  return countryDatabase === null ? success(() => null) : openCountryDatabase(countryDatabase);
}

async function prepare(
  database: Database,
  { databaseUrl, dataDir, backups = defaultBackupSettings, reviews = defaultReviewSettings }: ContextSettings,
): Promise<Result<Upgrade>> {
  const sound = await checkIntegrity(database);
  if (!sound.ok) return sound;
  const imageStore = openImageStore(reviews.images, dataDir);
  const upgraded = await upgradeDatabase(database, { databaseUrl, dataDir, backups, imageStore });
  if (!upgraded.ok) return upgraded;
  try {
    await ensureRates(createRateStore(database));
    return upgraded;
  } catch (error) {
    if (error instanceof DatabaseError) return failure(error.message);
    throw error;
  }
}

interface Prepared {
  readonly database: Database;
  readonly siteFiles: SiteFiles;
  readonly countryOfAddress: CountryOfAddress;
  readonly clientLimits: OpenLimits;
  readonly upgrade: Upgrade;
}

function wire(
  { database, siteFiles, countryOfAddress, clientLimits, upgrade }: Prepared,
  settings: ContextSettings,
): OpenContext {
  const { site, now, dataDir, reviews = defaultReviewSettings, visitors = defaultVisitorSettings } = settings;
  const imageStore = openImageStore(reviews.images, dataDir);
  const rates = createRateStore(database);
  const botCheck = createBotCheck({
    queries: database.queries,
    settings: reviews.botCheck,
    origin: site.origin,
  });
  const context: Context = {
    catalogue: createCatalogueReader(database),
    currency: rates,
    reviews: createReviewReader(database),
    botCheck,
    ...openSubmissions({ database, botCheck, imageStore, settings: reviews, limits: clientLimits.limits, now }),
    providerRuns: (slug) => readProviderRuns(database.queries, slug, now()),
    visitors: createVisitorLog(database),
    corrections: createCorrectionReader(database),
    alerts: reviews.mail === null ? closedAlerts : createPriceAlerts(database),
    countryOfAddress,
    limits: clientLimits.limits,
    limitedPages: new LimitedPages(),
    get site() {
      return siteFiles.current.site;
    },
    siteFiles,
    versions: addFilesVersion(database.versions, siteFiles),
    scheduler,
    now,
  };
  const reviewMaintenance = openReviewMaintenance({ database, imageStore, settings: reviews, site, now });
  const close = async (): Promise<void> => {
    reviewMaintenance.close();
    // Views of the last seconds; a database that fails now has lost more than these.
    await context.visitors.storeViews().catch(() => undefined);
    await clientLimits.close();
    await database.close();
  };
  const writer = createCatalogueWriter(database);
  const sources = settings.sources ?? defaultSourceSettings;
  const rateSettings = settings.rates ?? defaultRateSettings;
  const backups = settings.backups ?? defaultBackupSettings;
  const backupMaintenance = openBackupMaintenance({ database, settings: backups, dataDir, now });
  return {
    context,
    writer,
    rates,
    makeDemoReviews: () => makeDemoReviews(database, now()),
    makeDeskExamples: (catalogue) =>
      fillDesk(database, catalogue, { feeds: settings.feeds ?? defaultFeedSettings, now: now() }),
    makeNightlyFiles: () => makeNightlyFiles({ queries: database.queries, dataDir, site, now: now() }),
    reviewMaintenance,
    forgetOldVisits: () => forgetVisits(database.queries, visitors, now()),
    alertMaintenance: openAlertMaintenance({ database, ...context, sendsMail: reviews.mail !== null }),
    rateMaintenance: openRateMaintenance({ database, store: rates, settings: rateSettings, now }),
    feedMaintenance: openFeedMaintenance({ database, settings: sources, now }),
    overrideMaintenance: openOverrideMaintenance(database, now),
    backupMaintenance,
    noticeMaintenance: openNoticeMaintenance({
      database,
      settings: settings.notices ?? defaultNoticeSettings,
      site,
      sources,
      rates: rateSettings,
      backups,
      backupAge: backupMaintenance.ageSeconds,
      freeBytes: async () => freeBytes(dataDir).catch(() => null),
      limitedPages: context.limitedPages,
      now,
    }),
    desk: settings.desk ? wireDesk(database, context, { ...settings, desk: settings.desk }) : null,
    decisionMaintenance: openDecisionMaintenance({ database, config: decisionSettings(settings), now }),
    monitor: openSiteMonitor({ database, sources, now }),
    upgrade,
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function fillDesk(
  database: Database,
  catalogue: ExampleCatalogue,
  { feeds, now }: { readonly feeds: FeedSettings; readonly now: Date },
): Promise<void> {
  await makeDeskExamples(await openFeedStore(database, { feeds }), { ...catalogue, now });
  await makeWaitingReviews(database, now);
}

function wireDesk(
  database: Database,
  context: Context,
  settings: ContextSettings & { readonly desk: DeskContextSettings },
): DeskService {
  const { desk, site, dataDir, now } = settings;
  const { origin, examine = async () => [] } = desk;
  const config = decisionSettings(settings);
  const { catalogue, currency, reviews } = context;
  const { sources, feeds } = config;
  const imageStore = openImageStore(config.reviews.images, dataDir);
  const stores = { database, catalogue, currency, reviews, imageStore };
  const readings = openReadings({ ...stores, siteOrigin: site.origin, dataDir, sources, feeds, examine, now });
  return openDeskService({ database, origin, siteName: () => context.site.name, readings, config, now });
}

function decisionSettings({ databaseUrl, dataDir, ...given }: ContextSettings): DecisionSettings {
  return {
    databaseUrl,
    dataDir,
    reviews: given.reviews ?? defaultReviewSettings,
    feeds: given.feeds ?? defaultFeedSettings,
    sources: given.sources ?? defaultSourceSettings,
    rates: given.rates ?? defaultRateSettings,
    backups: given.backups ?? defaultBackupSettings,
  };
}
