/** Logs to the console; visitors do not see it. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification wants these failures logged, and nothing else
  console.warn(`${what}: ${String(error)}`);
}
