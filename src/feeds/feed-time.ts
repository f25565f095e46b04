/** Whether `2026-02-28` is a day of the calendar. `Date.parse` takes 30 February for 2 March. */
function isCalendarDay(day: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** A time of a feed as ISO 8601 in UTC, with `Z` or an offset; null for anything else: the time of the import counts. */
export function readStatedTime(stated: unknown): string | null {
  if (typeof stated !== 'string') return null;
  const isTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.test(stated);
  const time = isTime && isCalendarDay(stated.slice(0, 10)) ? Date.parse(stated) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
