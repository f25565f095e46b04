import { hourMs } from '#domain/kernel/durations.ts';
import { readBackupKeys } from '#runtime/backup/backup-keys.ts';
import { openBackupPlace } from '#runtime/backup/backup-places.ts';
import { readLastDrill } from '#runtime/backup/drill-backup.ts';
import type { Config } from '#runtime/settings/config.ts';
import { checkBackup } from '#runtime/backup/restore-backup.ts';
import { fine, problem, warning, type Finding } from './finding.ts';

/** Age of the newest backup, and whether it can be restored: it is decrypted and read completely. */
export async function checkBackups(
  { backups: settings, dataDir, databaseUrl }: Pick<Config, 'backups' | 'dataDir' | 'databaseUrl'>,
  now: Date,
): Promise<Finding> {
  const { place, everyHours } = settings;
  if (place === null)
    return warning(
      'backups',
      'The site makes no backups by itself.',
      'Name a folder on another disk in BACKUP_FOLDER, or run "roamchart backup" every night.',
    );
  const opened = openBackupPlace(place, { ...settings, dataDir });
  if (!opened.ok) return problem('backups', opened.reason);
  const { shownAs, list, withFile } = opened.value;
  const listed = await list();
  if (!listed.ok) return problem('backups', listed.reason);
  const [newest] = listed.value;
  if (newest === undefined)
    return problem('backups', `There is no backup in ${shownAs}.`, 'Run "roamchart backup", and check the site’s log.');
  const keys = await readBackupKeys(settings.keyFile);
  if (!keys.ok) return problem('backups', keys.reason);
  const checked = await withFile(newest.name, (path) => checkBackup({ path, keys: keys.value }));
  if (!checked.ok) return problem('backups', checked.reason, 'Run "roamchart backup" now.');
  const hours = Math.floor((now.getTime() - newest.madeAt.getTime()) / hourMs);
  const drilledAt = await readLastDrill({ url: databaseUrl, dataDir });
  const drill = drilledAt === null ? '' : `, and the last drill was on ${drilledAt.toISOString().slice(0, 10)}`;
  const hint = drilledAt === null ? ' Run "roamchart backup drill" to see that it opens.' : '';
  const says = `The newest backup, ${newest.name}, is intact and ${hours} hours old${drill}.${hint}`;
  if (hours <= 2 * everyHours) return fine('backups', says);
  return warning('backups', says, 'Check that the site is running and what its log says about backups.');
}
