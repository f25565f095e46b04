const waiting: (() => void)[] = [];

/**
 * Resolves in a later turn of the event loop. Only one waiter resumes per turn, so I/O is served in between however many
 * tasks are running.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(resumeOne);
  });
}

function resumeOne(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(resumeOne);
}
