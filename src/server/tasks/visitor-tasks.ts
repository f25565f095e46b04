import type { Log } from '#runtime/services/log.ts';
import type { VisitorUpkeep } from '#runtime/maintenance/visitor-upkeep.ts';
import { dayMs, repeatTask, type RepeatedTask } from './repeat-task.ts';

interface TaskParts {
  readonly upkeep: VisitorUpkeep;
  readonly log: Log;
}

/** At the start and once a day, forgets counts of visits that were kept for long enough. A failure is logged. */
export function startVisitorTasks({ upkeep, log }: TaskParts): RepeatedTask {
  return repeatTask({ pauseMs: dayMs, log, says: 'old counts of visits could not be forgotten' }, async () => {
    const count = await upkeep.forgetOldVisits();
    if (count > 0) log.info({ count }, 'old counts of visits were forgotten');
  });
}
