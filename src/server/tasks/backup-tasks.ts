import type { BackupMaintenance } from '#runtime/backup/backup-maintenance.ts';
import { startCommandTask, type CommandTaskParts } from './command-task.ts';
import type { RepeatedTask } from './repeat-task.ts';

/** Polling interval for a due backup: one small statement. */
const pauseMs = 5 * 60_000;

interface TaskParts extends Pick<CommandTaskParts, 'log' | 'command'> {
  readonly maintenance: Pick<BackupMaintenance, 'isDue'>;
}

/** Makes a backup when it is due. Runs in every process of a site; a lease lets one of them work. */
export function startBackupTasks({ maintenance, log, command }: TaskParts): RepeatedTask {
  return startCommandTask({
    pauseMs,
    isDue: () => maintenance.isDue(),
    log,
    command,
    says: {
      done: 'a backup was made',
      incomplete: 'a backup could not be made',
      failed: 'a backup could not be started',
    },
  });
}
