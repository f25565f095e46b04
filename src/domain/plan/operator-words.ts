import { plainLine } from '#domain/kernel/plain-line.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/** In characters. */
const longestReason = 300;

const dayMs = 24 * 60 * 60_000;

/** An operator's reason as one line. */
export function readReason(text: string): Result<string> {
  const reason = plainLine(text, longestReason + 1);
  if (reason === '') return failure('Say why with --reason.');
  if (reason.length > longestReason) return failure(`A reason may have ${longestReason} characters at most.`);
  return success(reason);
}

/**
 * The end of the last day on which something applies, ISO 8601 in UTC.
 * @param day `YYYY-MM-DD` in UTC
 */
export function readLastDay(day: string, now: Date): Result<string> {
  const start = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(start) || !new Date(start).toISOString().startsWith(day))
    return failure(`"${plainLine(day, 20)}" is not a day; write it as 2026-11-20.`);
  const end = start + dayMs;
  if (end <= now.getTime()) return failure(`${day} is over; name the last day it applies.`);
  return success(new Date(end).toISOString());
}
