import type { Log } from '#runtime/services/log.ts';
import type { Context } from '#runtime/services/context.ts';
import { dayMs, repeatTask, together, type RepeatedTask } from './repeat-task.ts';

interface TaskParts {
  readonly visitors: Pick<Context['visitors'], 'storeViews'>;
  readonly forgetOldVisits: () => Promise<number>;
  readonly log: Log;
}

/** How long views stay in memory. */
const viewPauseMs = 10_000;

/** Stores counted page views every ten seconds, and deletes expired counts once a day. An error is logged. */
export function startVisitorTasks({ visitors, forgetOldVisits, log }: TaskParts): RepeatedTask {
  const forget = repeatTask({ pauseMs: dayMs, log, says: 'old counts of visits could not be forgotten' }, async () => {
    const count = await forgetOldVisits();
    if (count > 0) log.info({ count }, 'old counts of visits were forgotten');
  });
  const views = repeatTask({ pauseMs: viewPauseMs, log, says: 'page views could not be stored' }, () =>
    visitors.storeViews(),
  );
  return together(forget, views);
}
