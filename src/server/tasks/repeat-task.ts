import type { Log } from '#runtime/services/log.ts';

export const dayMs = 24 * 60 * 60_000;

/** A task that goes on until it is stopped. */
export interface RepeatedTask {
  /** Resolves when what is under way has ended. */
  stop(): Promise<void>;
}

interface RepeatedTaskParts {
  readonly pauseMs: number;
  readonly log: Log;
  /** What the log says when it throws. */
  readonly says: string;
}

/** Runs a task now and after every pause, but never twice at once. One that throws is logged, and tried again at its next time. */
export function repeatTask({ pauseMs, log, says }: RepeatedTaskParts, task: () => Promise<void>): RepeatedTask {
  let underWay: Promise<void> | null = null;
  const run = (): void => {
    underWay ??= task()
      .catch((error: unknown) => log.error({ err: error }, says))
      .finally(() => (underWay = null));
  };
  run();
  const timer = setInterval(run, pauseMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}
