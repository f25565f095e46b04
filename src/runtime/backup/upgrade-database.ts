import { join } from 'node:path';
import { DatabaseError } from '#database/database-error.ts';
import type { Database } from '#database/database.ts';
import { migrate, readAppliedSteps, type MigrationSpan } from '#database/migrate.ts';
import type { Migration } from '#database/migration.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { ImageStore } from '#reviews/image-store.ts';
import type { BackupSettings } from '#runtime/settings/backup-settings.ts';
import { readBackupKeys } from './backup-keys.ts';
import { openBackupPlace, type BackupPlace } from './backup-places.ts';
import type { MadeBackup } from './make-backup.ts';

export interface UpgradeSettings {
  /** `DATABASE_URL` of the open database. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Where the backup goes, and its keys. Without a place: `backups` in the data directory. */
  readonly backups: BackupSettings;
  readonly imageStore: ImageStore;
  /** For operators who have a backup of their own; default: a backup is made. */
  readonly skipsBackup?: boolean;
  /** Default: all of this version. */
  readonly migrations?: readonly Migration[];
}

/** What was done now. */
export interface Upgrade {
  /** Names of the migrations, in order; empty: up to date. */
  readonly applied: readonly string[];
  /** The backup before them; null: none was needed or wanted. */
  readonly backup: string | null;
}

/**
 * Applies pending migrations. A database with tables is backed up before them, under the writer lock: once, whichever
 * process comes first. Without the backup nothing is changed. A failed upgrade leaves no backup, so that a server that
 * is started again and again does not fill the disk.
 */
export async function upgradeDatabase(database: Database, settings: UpgradeSettings): Promise<Result<Upgrade>> {
  const place = openPlace(settings);
  const backups: TakenBackup[] = [];
  const backUp = async (span: MigrationSpan): Promise<Result<null>> => {
    const made = place.ok ? await backUpInto(place.value, span, settings) : place;
    if (!made.ok) return failure(`${made.reason} ${hint}`);
    backups.push({ span, made: made.value });
    return success(null);
  };
  let isDone = false;
  try {
    const migrated = await migrate(database, settings.migrations, settings.skipsBackup === true ? null : backUp);
    isDone = migrated.ok;
    return migrated.ok ? success({ applied: migrated.value, backup: backups[0]?.made.path ?? null }) : migrated;
  } finally {
    if (!isDone && place.ok) for (const each of backups) await removeNeedless(each, place.value, database);
  }
}

const hint =
  'Without a backup nothing was migrated: mend this and start again, or run "roamchart migrate --no-backup" if you have a backup of your own.';

interface TakenBackup {
  readonly span: MigrationSpan;
  readonly made: MadeBackup;
}

function openPlace({ backups, dataDir }: UpgradeSettings): Result<BackupPlace> {
  return openBackupPlace(backups.place ?? join(dataDir, 'backups'), { ...backups, dataDir });
}

async function backUpInto(
  place: BackupPlace,
  { from, to }: MigrationSpan,
  { backups, dataDir, databaseUrl: url, imageStore }: UpgradeSettings,
): Promise<Result<MadeBackup>> {
  const keys = await readBackupKeys(backups.keyFile);
  if (!keys.ok) return keys;
  const database = { url, dataDir };
  return place.make({
    database,
    imageStore,
    own: backups.own,
    keys: keys.value,
    kept: null,
    now: new Date(),
    reason: `${from}-to-${to}`,
  });
}

/** A connection that was lost while it committed tells nothing: the backup stays unless the tables are seen unchanged. */
async function removeNeedless({ span, made }: TakenBackup, place: BackupPlace, database: Database): Promise<void> {
  try {
    const applied = await readAppliedSteps(database);
    if (applied.ok && !applied.value.includes(span.to)) await place.remove(made);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
  }
}
