import { openDatabase, type Database } from '#database/database.ts';
import { isLeaseDue, whileRenewing, withLease } from '#database/lease.ts';
import { recordFailure } from '#database/record-failure.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { BackupSettings } from '#runtime/settings/backup-settings.ts';
import { readBackupKeys } from './backup-keys.ts';
import { openBackupPlace } from './backup-places.ts';
import type { BackupRequest, MadeBackup } from './make-backup.ts';
import { upgradeDatabase } from './upgrade-database.ts';

export interface BackupMaintenance {
  /** Whether a backup is due and no process holds the lease. Throws when the database fails. */
  isDue(): Promise<boolean>;
  /** Age of the newest one in seconds; null: there is none, it cannot be known, or no place is configured. */
  ageSeconds(): Promise<number | null>;
}

export interface BackupMaintenanceParts {
  readonly database: Database;
  readonly settings: BackupSettings;
  readonly dataDir: string;
  readonly now: () => Date;
}

const leaseName = 'backup';

export function openBackupMaintenance({ database, settings, dataDir, now }: BackupMaintenanceParts): BackupMaintenance {
  const { place } = settings;
  return {
    isDue: async () => place !== null && isLeaseDue(database, leaseTimes(settings), now()),
    ageSeconds: async () => {
      const opened = place === null ? null : openBackupPlace(place, { ...settings, dataDir });
      const listed = opened?.ok === true ? await opened.value.list() : null;
      const [newest] = listed?.ok === true ? listed.value : [];
      return newest === undefined ? null : (now().getTime() - newest.madeAt.getTime()) / 1000;
    },
  };
}

/** A lease that is not renewed expires after this. */
const leaseMs = 5 * 60_000;
const renewMs = 60_000;
const hourMs = 60 * 60_000;

function leaseTimes({ everyHours }: BackupSettings) {
  return { name: leaseName, lastsMs: leaseMs, dueWithinMs: everyHours * hourMs };
}

/** Longer after a failure: a full disk is not filled again every few minutes. */
const retryHours = 1;

export type DueRequest = Pick<BackupRequest, 'database' | 'imageStore' | 'now' | 'onProgress'>;

/** Makes a backup when due, under a lease across all instances; null: not due. */
export async function makeDueBackup(request: DueRequest, settings: BackupSettings): Promise<Result<MadeBackup | null>> {
  const { place, everyHours, kept } = settings;
  if (place === null) return failure('No folder for backups is configured; name one in BACKUP_FOLDER.');
  const to = openBackupPlace(place, { ...settings, dataDir: request.database.dataDir });
  if (!to.ok) return to;
  const opened = await openDatabase(request.database);
  if (!opened.ok) return opened;
  await using database = opened.value;
  const { dataDir, url: databaseUrl } = request.database;
  const { imageStore } = request;
  const upgraded = await upgradeDatabase(database, { databaseUrl, dataDir, backups: settings, imageStore });
  if (!upgraded.ok) return upgraded;
  const begun = performance.now();
  const clock = (): Date => new Date(request.now.getTime() + performance.now() - begun);
  const outcome = await withLease(database, { ...leaseTimes(settings), waitsUntilDue: true, now: clock }, (lease) =>
    whileRenewing(lease, renewMs, async (lost) => {
      const onProgress: NonNullable<DueRequest['onProgress']> = (progress) => {
        lost.throwIfAborted();
        request.onProgress?.(progress);
      };
      const keys = await readBackupKeys(settings.keyFile);
      const value = keys.ok
        ? await to.value.make({ ...request, own: settings.own, onProgress, keys: keys.value, kept })
        : keys;
      const problem = value.ok ? null : value.reason;
      await recordFailure(database.queries, { job: 'backup', problem, now: clock() });
      const hours = value.ok ? everyHours : Math.min(retryHours, everyHours);
      return { value, nextAt: new Date(request.now.getTime() + hours * hourMs) };
    }),
  );
  return outcome.kind === 'done' ? outcome.value : success(null);
}
