export const dayMs = 24 * 60 * 60_000;

/** A task that goes on until it is stopped. */
export interface RepeatedTask {
  /** Resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/** Runs a task now and after every pause, but never twice at once. */
export function repeatTask(pauseMs: number, task: () => Promise<void>): RepeatedTask {
  let underWay: Promise<void> | null = null;
  const run = (): void => {
    underWay ??= task().finally(() => (underWay = null));
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
