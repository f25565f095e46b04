import type { Log } from '#runtime/services/log.ts';

export const dayMs = 24 * 60 * 60_000;

/** A task that repeats until it is stopped. */
export interface RepeatedTask {
  /** Resolves when the current run has ended. */
  stop(): Promise<void>;
}

/** What a task works with: jobs of the runtime, and where it says what they did. */
export interface TaskParts<Maintenance> {
  readonly maintenance: Maintenance;
  readonly log: Log;
}

interface RepeatedTaskParts {
  readonly pauseMs: number;
  readonly log: Log;
  /** Log message when it throws. */
  readonly says: string;
}

/** Runs a task now and after every pause, never twice at once. An error is logged and the next run retries. */
export function repeatTask({ pauseMs, log, says }: RepeatedTaskParts, task: () => Promise<void>): RepeatedTask {
  let inFlight: Promise<void> | null = null;
  const run = (): void => {
    inFlight ??= task()
      .catch((error: unknown) => log.error({ err: error }, says))
      .finally(() => (inFlight = null));
  };
  run();
  const timer = setInterval(run, pauseMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await inFlight;
    },
  };
}

/** Several tasks that stop together. */
export function together(...tasks: readonly (RepeatedTask | null)[]): RepeatedTask {
  return {
    stop: async () => {
      await Promise.all(tasks.map((task) => task?.stop()));
    },
  };
}
