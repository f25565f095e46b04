import { daysBetween, rateDay, type RateDay } from '#domain/money/rate-day.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { plainNames, type PlainNames } from './formats/plain-rates.ts';
import { rateFormats, type RateFormat } from './formats/rate-format.ts';

/** How the text of a source is read. */
export interface Reading {
  readonly format: RateFormat;
  /** Of the format `plain`; default: as the rates that ship with the site. */
  readonly names?: PlainNames | undefined;
}

/** A day begins in the east while this clock still shows the day before. */
const mostDaysAhead = 1;

/**
 * Reads the days of a file, the oldest first; at least one. One invalid rate of a known currency rejects the whole
 * file. The failure does not name the source.
 * @param today `YYYY-MM-DD`
 */
export function readRates(
  text: string,
  { format, names = plainNames }: Reading,
  today: string,
): Result<readonly RateDay[]> {
  const read = rateFormats[format](text, names);
  if (!read.ok) return read;
  const days: RateDay[] = [];
  for (const quoted of read.value) {
    // A holiday of the source.
    if (quoted.quotes.length === 0 && read.value.length > 1) continue;
    const day = rateDay(quoted);
    if (!day.ok) return day;
    if (daysBetween(today, day.value.date) > mostDaysAhead)
      return failure(`its date ${day.value.date} is in the future`);
    days.push(day.value);
  }
  if (days.length === 0) return failure('it has no rate of any currency');
  days.sort((a, b) => (a.date < b.date ? -1 : 1));
  const twice = days.find(({ date }, index) => days[index + 1]?.date === date);
  return twice === undefined ? success(days) : failure(`it has the day ${twice.date} twice`);
}
