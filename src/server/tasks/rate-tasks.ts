import type { Log } from '#runtime/services/log.ts';
import type { RateMaintenance } from '#runtime/maintenance/rate-maintenance.ts';
import { repeatTask, type RepeatedTask } from './repeat-task.ts';

/** How often it is looked whether the sources are to be asked: one small statement. */
const pauseMs = 5 * 60_000;

interface TaskParts {
  readonly maintenance: RateMaintenance;
  readonly log: Log;
}

/**
 * Keeps the exchange rates up to date. In every process of a site: one of them asks the sources. What goes wrong is logged,
 * and the last good rates stay.
 */
export function startRateTasks({ maintenance, log }: TaskParts): RepeatedTask {
  return repeatTask({ pauseMs, log, says: 'exchange rates could not be updated' }, async () => {
    const update = await maintenance.updateWhenDue();
    if (update === null) return;
    const problems = update.sources.flatMap(({ problem }) => problem ?? []);
    const held = update.held.map(({ currency }) => currency);
    const { changed } = update;
    if (problems.length > 0 || held.length > 0)
      log.warn({ changed, problems, held }, 'not all exchange rates are up to date');
    else if (changed > 0) log.info({ changed }, 'exchange rates were updated');
  });
}
