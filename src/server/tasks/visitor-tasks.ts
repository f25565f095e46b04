import type { Log } from '#runtime/services/log.ts';
import type { VisitorMaintenance } from '#runtime/maintenance/visitor-maintenance.ts';
import { dayMs, repeatTask, type RepeatedTask } from './repeat-task.ts';

interface TaskParts {
  readonly maintenance: VisitorMaintenance;
  readonly log: Log;
}

/** At start and once a day, deletes expired visit counts. An error is logged. */
export function startVisitorTasks({ maintenance, log }: TaskParts): RepeatedTask {
  return repeatTask({ pauseMs: dayMs, log, says: 'old counts of visits could not be forgotten' }, async () => {
    const count = await maintenance.forgetOldVisits();
    if (count > 0) log.info({ count }, 'old counts of visits were forgotten');
  });
}
