import { yieldToEventLoop } from '#database/yield-to-event-loop.ts';
import type { CooperativeTask } from '#domain/kernel/cooperative-task.ts';

/** Runs long work so that the server goes on answering meanwhile. */
export interface Turns {
  run<Value>(steps: CooperativeTask<Value>): Promise<Value>;
}

/** How long work may hold the process at a time, in milliseconds: nobody notices it. */
const turnMs = 8;

/** @param now milliseconds since any instant */
export function createTurns(now: () => number): Turns {
  return {
    run: async (steps) => {
      let until = now() + turnMs;
      let isLong = false;
      for (;;) {
        const step = steps.next();
        if (step.done === true) {
          // What is made of a large list is drawn next, which takes a while itself.
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
