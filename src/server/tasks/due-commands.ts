import { startCommandTask, type CommandTaskParts } from './command-task.ts';
import type { RepeatedTask } from './repeat-task.ts';

interface TaskParts extends Pick<CommandTaskParts, 'log' | 'command'> {
  readonly maintenance: Pick<CommandTaskParts, 'isDue'>;
}

/** Every process of a site polls with a few small statements; a lease lets one of them work. */
function dueCommand(fixed: Pick<CommandTaskParts, 'pauseMs' | 'says'>): (parts: TaskParts) => RepeatedTask {
  return ({ maintenance, ...parts }) => startCommandTask({ ...fixed, ...parts, isDue: () => maintenance.isDue() });
}

export const startFeedTasks = dueCommand({
  pauseMs: 60_000,
  says: { done: 'feeds were run', incomplete: 'not all feeds are up to date', failed: 'feeds could not be run' },
});

/** Lifts pinned prices when they end. */
export const startOverrideTasks = dueCommand({
  pauseMs: 60_000,
  says: {
    done: 'pinned prices have ended',
    incomplete: 'pinned prices that have ended are still shown',
    failed: 'pinned prices could not be lifted',
  },
});

export const startBackupTasks = dueCommand({
  pauseMs: 5 * 60_000,
  says: {
    done: 'a backup was made',
    incomplete: 'a backup could not be made',
    failed: 'a backup could not be started',
  },
});
