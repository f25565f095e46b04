import { join } from 'node:path';
import { listBackups } from '#runtime/backup/backup-folder.ts';
import type { BackupSettings } from '#runtime/settings/backup-settings.ts';
import { checkBackup } from '#runtime/backup/restore-backup.ts';
import { fine, problem, warning, type Finding } from './finding.ts';

const hourMs = 60 * 60_000;

/** Age of the newest backup, and whether it can be restored: it is read completely. */
export async function checkBackups({ folder, everyHours }: BackupSettings, now: Date): Promise<Finding> {
  if (folder === null)
    return warning(
      'backups',
      'The site makes no backups by itself.',
      'Name a folder on another disk in BACKUP_FOLDER, or run "roamchart backup" every night.',
    );
  const [newest] = await listBackups(folder).catch(() => []);
  if (newest === undefined)
    return problem('backups', `There is no backup in ${folder}.`, 'Run "roamchart backup", and check the site’s log.');
  const checked = await checkBackup(join(folder, newest.name));
  if (!checked.ok) return problem('backups', checked.reason, 'Run "roamchart backup" now.');
  const hours = Math.floor((now.getTime() - newest.madeAt.getTime()) / hourMs);
  const says = `The newest backup, ${newest.name}, is intact and ${hours} hours old.`;
  if (hours <= 2 * everyHours) return fine('backups', says);
  return warning('backups', says, 'Check that the site is running and what its log says about backups.');
}
