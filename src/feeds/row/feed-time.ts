/** Whether `2026-02-28` is a day of the calendar. `Date.parse` takes 30 February for 2 March. */
function isCalendarDay(day: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

const clock = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** A time of a feed as ISO 8601 in UTC, with `Z` or an offset; null for anything else. */
export function readStatedTime(stated: unknown): string | null {
  if (typeof stated !== 'string') return null;
  const time = clock.test(stated) && isCalendarDay(stated.slice(0, 10)) ? Date.parse(stated) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** The same, or the beginning of a day. */
export function readStatedDay(stated: string): string | null {
  return readStatedTime(isCalendarDay(stated) ? `${stated}T00:00Z` : stated);
}

/** True for what is written as a day or a time and is none: 30 February, 25 o'clock. */
export function isImpossibleTime(stated: unknown): boolean {
  return typeof stated === 'string' && /^\d{4}-\d{2}-\d{2}(?!\d)/.test(stated) && readStatedDay(stated) === null;
}
