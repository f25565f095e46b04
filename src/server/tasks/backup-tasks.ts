import type { BackupMaintenance } from '#runtime/backup/backup-maintenance.ts';
import { startCommandTask, type CommandTaskParts } from './command-task.ts';
import type { RepeatedTask } from './repeat-task.ts';

/** How often it is looked whether a backup is due: one small statement. */
const pauseMs = 5 * 60_000;

interface TaskParts extends Pick<CommandTaskParts, 'log' | 'command'> {
  readonly maintenance: Pick<BackupMaintenance, 'isDue'>;
}

/** Makes a backup when it is time. In every process of a site: one of them does. */
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
