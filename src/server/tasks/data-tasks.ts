import type { Result } from '#domain/kernel/result.ts';
import type { Log } from '#runtime/services/log.ts';
import type { NightlyFiles } from '#runtime/services/feeds/nightly-files.ts';
import { dayMs, repeatTask, type RepeatedTask } from './repeat-task.ts';

interface TaskParts {
  readonly makeNightlyFiles: () => Promise<Result<NightlyFiles>>;
  readonly log: Log;
}

/**
 * At start and once a day, makes the downloads of the catalogue if the version has changed. Idempotent across
 * processes. An error is logged.
 */
export function startDataTasks({ makeNightlyFiles, log }: TaskParts): RepeatedTask {
  const says = 'downloads of the catalogue could not be made';
  return repeatTask({ pauseMs: dayMs, log, says }, async () => {
    const made = await makeNightlyFiles();
    if (made.ok) log.info({ version: made.value.version }, 'downloads of the catalogue are there');
    else log.warn({ reason: made.reason }, says);
  });
}
