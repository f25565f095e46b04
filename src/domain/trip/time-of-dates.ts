import type { TripTime } from './trip-time.ts';

/** A local date, with its hour where that is known. */
export interface LocalMoment {
  readonly time: Temporal.PlainDateTime;
  /** False: `time` is the first midnight of the date. */
  readonly hasHour: boolean;
}

export interface TripDates {
  readonly landing: LocalMoment;
  /** Without an hour: the end of the date. */
  readonly leaving: LocalMoment;
  /** IANA name of the time zone where the traveller lands. */
  readonly zone: string;
  /** How many days before landing the plan is bought and installed. */
  readonly daysBefore: number;
}

/** The longest trip that has dates, in days. */
export const mostDatedDays = 366;

const dayLength = 24 * 60 * 60 * 1000;

/** The time of a trip with dates, read as the clocks there show it; null: it ends before it begins, or is too long. */
export function timeOfDates({ landing, leaving, zone, daysBefore }: TripDates): TripTime | null {
  const start = landing.time.toZonedDateTime(zone);
  const end = leaving.time.add({ days: leaving.hasHour ? 0 : 1 }).toZonedDateTime(zone);
  const daysAfter = (at: Temporal.ZonedDateTime): number =>
    (at.epochMilliseconds - start.epochMilliseconds) / dayLength;
  const length = daysAfter(end);
  if (length <= 0 || length > mostDatedDays) return null;
  const midnights = Array.from({ length: Math.ceil(length) + 3 }, (_none, index) =>
    daysAfter(
      start
        .startOfDay()
        .add({ days: index + 1 })
        .startOfDay(),
    ),
  );
  return {
    length,
    midnights,
    boughtAt: daysBefore === 0 ? 0 : daysAfter(start.subtract({ days: daysBefore })),
    landing: { at: start.epochMilliseconds, zone, hasHour: landing.hasHour },
  };
}

/** Parses a form's date, `2026-12-05`, or date and hour, `2026-12-05T14:30`; null: invalid. */
export function parseMoment(text: string): LocalMoment | null {
  const hasHour = text.includes('T');
  const time = parseWallTime(hasHour ? text : `${text}T00:00`);
  return time === null ? null : { time, hasHour };
}

const wallTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

/** Years for which time zone rules are known or announced. */
const years = { from: 2000, to: 2100 };

/** Null: invalid. */
function parseWallTime(text: string): Temporal.PlainDateTime | null {
  if (!wallTime.test(text)) return null;
  try {
    const time = Temporal.PlainDateTime.from(text);
    return time.year < years.from || time.year > years.to ? null : time;
  } catch {
    return null;
  }
}
