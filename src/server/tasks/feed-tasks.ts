import type { FeedUpkeep } from '#runtime/maintenance/feed-upkeep.ts';
import { startCommandTask, type CommandTaskParts } from './command-task.ts';
import type { RepeatedTask } from './repeat-task.ts';

/** How often it is looked whether a feed is due: two small statements. */
const pauseMs = 60_000;

interface TaskParts extends Pick<CommandTaskParts, 'log' | 'command'> {
  readonly upkeep: FeedUpkeep;
}

/** Runs feeds that are due. In every process of a site: one of them does. */
export function startFeedTasks({ upkeep, log, command }: TaskParts): RepeatedTask {
  return startCommandTask({
    pauseMs,
    isDue: () => upkeep.isDue(),
    log,
    command,
    says: { done: 'feeds were run', incomplete: 'not all feeds are up to date', failed: 'feeds could not be run' },
  });
}
