/** For those who look into the browser's console; a visitor is never bothered with it. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification wants these failures logged, and nothing else
  console.warn(`${what}: ${String(error)}`);
}
