import { yieldToEventLoop } from '#database/yield-to-event-loop.ts';
import type { CooperativeTask } from '#domain/kernel/cooperative-task.ts';

/** Scheduler for cooperative tasks: runs long work while the server stays responsive. */
export interface Turns {
  run<Value>(steps: CooperativeTask<Value>): Promise<Value>;
}

/** Time slice in milliseconds before yielding to the event loop. */
const turnMs = 8;

/** @param now monotonic clock in milliseconds */
export function createTurns(now: () => number): Turns {
  return {
    run: async (steps) => {
      let until = now() + turnMs;
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
        until = now() + turnMs;
      }
    },
  };
}

export const turns = createTurns(() => performance.now());
