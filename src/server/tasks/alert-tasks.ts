import type { AlertMaintenance } from '#runtime/maintenance/alert-maintenance.ts';
import { repeatTask, type RepeatedTask, type TaskParts } from './repeat-task.ts';

/** Polling interval for due alerts: one small statement. */
const pauseMs = 5 * 60_000;

/**
 * Queues mails about price drops and deletes expired addresses. Runs in every process of a site; a lease lets one of
 * them work. Logs numbers, never an address.
 */
export function startAlertTasks({ maintenance, log }: TaskParts<AlertMaintenance>): RepeatedTask {
  return repeatTask({ pauseMs, log, says: 'price alerts could not be checked' }, async () => {
    const round = await maintenance.checkWhenDue();
    if (round !== null && round.told + round.asked + round.deleted > 0) log.info(round, 'price alerts were checked');
  });
}
