import { describeHeldRate } from '#domain/money/describe-held-rate.ts';
import type { RateMaintenance } from '#runtime/maintenance/rate-maintenance.ts';
import { repeatTask, type RepeatedTask, type TaskParts } from './repeat-task.ts';

/** Polling interval for due sources: one small statement. */
const pauseMs = 5 * 60_000;

/**
 * Updates the exchange rates. Runs in every process of a site; a lease lets one of them work. An error is logged, and
 * the last good rates stay.
 */
export function startRateTasks({ maintenance, log }: TaskParts<RateMaintenance>): RepeatedTask {
  return repeatTask({ pauseMs, log, says: 'exchange rates could not be updated' }, async () => {
    const update = await maintenance.updateWhenDue();
    if (update === null) return;
    const problems = update.sources.flatMap(({ problem }) => problem ?? []);
    const held = update.held.map(describeHeldRate);
    const { changed } = update;
    if (problems.length > 0 || held.length > 0)
      log.warn({ changed, problems, held }, 'not all exchange rates are up to date');
    else if (changed > 0) log.info({ changed }, 'exchange rates were updated');
  });
}
