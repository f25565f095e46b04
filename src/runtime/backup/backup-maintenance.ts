import { openDatabase, type Database } from '#database/database.ts';
import { isLeaseDue, whileRenewing, withLease } from '#database/lease.ts';
import { migrate } from '#database/migrate.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { listBackups } from './backup-folder.ts';
import type { BackupSettings } from '#runtime/settings/backup-settings.ts';
import { makeBackup, type BackupRequest, type MadeBackup } from './make-backup.ts';

/** What a server does about backups while nobody asks. */
export interface BackupMaintenance {
  /** Whether it is time for one and no process is at it. Throws when the database fails. */
  isDue(): Promise<boolean>;
  /** Seconds since the newest one; null: there is none, or no folder for them. Throws what the disk throws. */
  ageSeconds(): Promise<number | null>;
}

export interface BackupMaintenanceParts {
  readonly database: Database;
  readonly settings: BackupSettings;
  readonly now: () => Date;
}

const leaseName = 'backup';

export function openBackupMaintenance({ database, settings, now }: BackupMaintenanceParts): BackupMaintenance {
  const { folder } = settings;
  return {
    isDue: async () => folder !== null && isLeaseDue(database, leaseTimes(settings), now()),
    ageSeconds: async () => {
      const [newest] = folder === null ? [] : await listBackups(folder);
      return newest === undefined ? null : (now().getTime() - newest.madeAt.getTime()) / 1000;
    },
  };
}

/** A process that says nothing for so long is thought dead. */
const leaseMs = 5 * 60_000;
const renewMs = 60_000;
const hourMs = 60 * 60_000;

function leaseTimes({ everyHours }: BackupSettings) {
  return { name: leaseName, lastsMs: leaseMs, dueWithinMs: everyHours * hourMs };
}

/** A full disk is not filled again every few minutes. */
const retryHours = 1;

/** What a backup that is made because it is due does not need to be told. */
export type DueRequest = Pick<BackupRequest, 'database' | 'imageStore' | 'now' | 'onProgress'>;

/** Makes the backup that is due, one process at a time over all instances; null: it is not due. */
export async function makeDueBackup(request: DueRequest, settings: BackupSettings): Promise<Result<MadeBackup | null>> {
  const { folder, everyHours, kept } = settings;
  if (folder === null) return failure('No folder for backups is configured; name one in BACKUP_FOLDER.');
  const opened = await openDatabase(request.database);
  if (!opened.ok) return opened;
  await using database = opened.value;
  const migrated = await migrate(database);
  if (!migrated.ok) return migrated;
  const begun = performance.now();
  const clock = (): Date => new Date(request.now.getTime() + performance.now() - begun);
  const outcome = await withLease(database, { ...leaseTimes(settings), waitsUntilDue: true, now: clock }, (lease) =>
    whileRenewing(lease, renewMs, async (lost) => {
      const onProgress: NonNullable<DueRequest['onProgress']> = (progress) => {
        lost.throwIfAborted();
        request.onProgress?.(progress);
      };
      const value = await makeBackup({ ...request, onProgress, place: folder, kept });
      const hours = value.ok ? everyHours : Math.min(retryHours, everyHours);
      return { value, nextAt: new Date(request.now.getTime() + hours * hourMs) };
    }),
  );
  return outcome.kind === 'done' ? outcome.value : success(null);
}
