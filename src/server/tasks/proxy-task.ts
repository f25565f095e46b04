import type { ProxyFault } from '#domain/site/proxy-faults.ts';
import type { Log } from '#runtime/services/log.ts';
import type { SiteMonitor } from '#runtime/services/site/site-monitor.ts';
import { repeatTask, type RepeatedTask } from './repeat-task.ts';

interface TaskParts {
  readonly monitor: Pick<SiteMonitor, 'noteProxy'>;
  readonly watch: { readonly faults: readonly ProxyFault[] };
  readonly log: Log;
}

const pauseMs = 5_000;

/** Stores what is wrong with the proxy whenever that changes, and at the start, since settings may have. */
export function startProxyTask({ monitor, watch, log }: TaskParts): RepeatedTask {
  let stored: string | null = null;
  return repeatTask({ pauseMs, log, says: 'what is wrong with the proxy could not be stored' }, async () => {
    const { faults } = watch;
    if (stored === faults.join()) return;
    await monitor.noteProxy(faults);
    stored = faults.join();
  });
}
