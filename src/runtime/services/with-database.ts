import { openDatabase, type Database } from '#database/database.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { ImageStoreSettings } from '#reviews/image-store-settings.ts';
import { upgradeDatabase, type Upgrade } from '#runtime/backup/upgrade-database.ts';
import type { BackupSettings } from '#runtime/settings/backup-settings.ts';
import { openImageStore } from './reviews/open-image-store.ts';

export interface DatabaseSetting {
  /** `DATABASE_URL`; see `parseDatabaseUrl`. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Of the backup before an upgrade. */
  readonly backups: BackupSettings;
  readonly reviews: { readonly images: ImageStoreSettings };
}

interface OpeningOptions {
  readonly skipsBackup?: boolean;
}

/** Opens the database, upgrades it (see `upgradeDatabase`), runs `work` with it and with what was done, and closes it. */
export async function withDatabase<Value>(
  { databaseUrl, dataDir, backups, reviews }: DatabaseSetting,
  work: (database: Database, upgrade: Upgrade) => Promise<Result<Value>>,
  options: OpeningOptions = {},
): Promise<Result<Value>> {
  const opened = await openDatabase({ url: databaseUrl, dataDir });
  if (!opened.ok) return opened;
  await using database = opened.value;
  const imageStore = openImageStore(reviews.images, dataDir);
  const upgraded = await upgradeDatabase(database, { databaseUrl, dataDir, backups, imageStore, ...options });
  return upgraded.ok ? await work(database, upgraded.value) : upgraded;
}
