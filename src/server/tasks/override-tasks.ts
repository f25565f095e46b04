import type { OverrideMaintenance } from '#runtime/maintenance/override-maintenance.ts';
import { startCommandTask, type CommandTaskParts } from './command-task.ts';
import type { RepeatedTask } from './repeat-task.ts';

/** Polling interval for ended pins: one small statement. */
const pauseMs = 60_000;

interface TaskParts extends Pick<CommandTaskParts, 'log' | 'command'> {
  readonly maintenance: OverrideMaintenance;
}

/** Lifts pinned prices when they end. Runs in every process of a site; each pin is lifted by one of them. */
export function startOverrideTasks({ maintenance, log, command }: TaskParts): RepeatedTask {
  return startCommandTask({
    pauseMs,
    isDue: () => maintenance.isDue(),
    log,
    command,
    says: {
      done: 'pinned prices have ended',
      incomplete: 'pinned prices that have ended are still shown',
      failed: 'pinned prices could not be lifted',
    },
  });
}
