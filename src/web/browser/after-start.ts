import { logFailure } from './log-failure.ts';
import type { Visit } from './visit-tasks.ts';
import { whenIdle } from './when-idle.ts';

/** What a page does for the site and nobody waits for. Its code is loaded when the browser is idle. */
export function afterStart(visit: Visit): void {
  whenIdle(() => {
    import('./visit-tasks.ts').then(
      ({ runVisitTasks }) => runVisitTasks(visit),
      (error: unknown) => logFailure('The visit was not begun', error),
    );
  });
}
