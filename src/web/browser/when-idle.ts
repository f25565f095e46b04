/** Longest wait for a busy page. */
const longestWaitMs = 10_000;

/** Runs what nobody waits for when the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: longestWaitMs });
  else setTimeout(work, 1000);
}
