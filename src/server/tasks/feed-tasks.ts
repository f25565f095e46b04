import type { FeedMaintenance } from '#runtime/maintenance/feed-maintenance.ts';
import { startCommandTask, type CommandTaskParts } from './command-task.ts';
import type { RepeatedTask } from './repeat-task.ts';

/** Polling interval for due feeds: two small statements. */
const pauseMs = 60_000;

interface TaskParts extends Pick<CommandTaskParts, 'log' | 'command'> {
  readonly maintenance: FeedMaintenance;
}

/** Runs feeds that are due. Runs in every process of a site; a lease lets one of them work. */
export function startFeedTasks({ maintenance, log, command }: TaskParts): RepeatedTask {
  return startCommandTask({
    pauseMs,
    isDue: () => maintenance.isDue(),
    log,
    command,
    says: { done: 'feeds were run', incomplete: 'not all feeds are up to date', failed: 'feeds could not be run' },
  });
}
