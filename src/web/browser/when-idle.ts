/** Timeout on a busy page. */
const longestWaitMs = 10_000;

/** Runs low-priority work when the browser is idle. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: longestWaitMs });
  else setTimeout(work, 1000);
}
