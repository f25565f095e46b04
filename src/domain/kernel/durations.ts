/** Milliseconds. */
export const hourMs = 60 * 60_000;
export const dayMs = 24 * hourMs;

/** @param days negative: before it */
export function addDays(time: Date, days: number): Date {
  return new Date(time.getTime() + days * dayMs);
}
