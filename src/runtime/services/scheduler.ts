import { yieldToEventLoop } from '#database/yield-to-event-loop.ts';
import type { CooperativeTask } from '#domain/kernel/cooperative-task.ts';

/** Scheduler for cooperative tasks: runs long work while the server stays responsive. */
export interface Scheduler {
  run<Value>(steps: CooperativeTask<Value>): Promise<Value>;
}

/** Time slice in milliseconds before yielding to the event loop. */
const timeSliceMs = 8;

/** @param now monotonic clock in milliseconds */
export function createScheduler(now: () => number): Scheduler {
  return {
    run: async (steps) => {
      let until = now() + timeSliceMs;
      let isLong = false;
      for (;;) {
        const step = steps.next();
        if (step.done === true) {
          // The result of a large list is rendered next, which takes long itself.
          if (isLong) await yieldToEventLoop();
          return step.value;
        }
        if (now() < until) continue;
        isLong = true;
        await yieldToEventLoop();
        until = now() + timeSliceMs;
      }
    },
  };
}

export const scheduler = createScheduler(() => performance.now());
