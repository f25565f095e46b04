import { addDays } from '#domain/kernel/durations.ts';
import { InvalidArgumentError } from 'commander';

export function parseDays(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('It must be a number of days from 1 to 9999.');
  return Number(text);
}

/** The beginning in UTC of the last so many days. @param days today included */
export function sinceDay(now: Date, days: number): Date {
  const first = addDays(now, 1 - days);
  first.setUTCHours(0, 0, 0, 0);
  return first;
}
