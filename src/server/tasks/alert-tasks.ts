import type { AlertUpkeep } from '#runtime/maintenance/alert-upkeep.ts';
import type { Log } from '#runtime/services/log.ts';
import { repeatTask, type RepeatedTask } from './repeat-task.ts';

/** How often it is looked whether alerts are to be checked: one small statement. */
const pauseMs = 5 * 60_000;

interface TaskParts {
  readonly upkeep: AlertUpkeep;
  readonly log: Log;
}

/**
 * Queues mails about prices that have fallen and deletes addresses whose time is over. In every process of a site: one of
 * them does it at a time. What is logged are numbers: never an address.
 */
export function startAlertTasks({ upkeep, log }: TaskParts): RepeatedTask {
  return repeatTask({ pauseMs, log, says: 'price alerts could not be checked' }, async () => {
    const round = await upkeep.checkWhenDue();
    if (round !== null && round.told + round.asked + round.deleted > 0) log.info(round, 'price alerts were checked');
  });
}
