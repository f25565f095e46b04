import { InvalidArgumentError } from 'commander';

const dayMs = 24 * 60 * 60_000;

export function parseDays(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('It must be a number of days from 1 to 9999.');
  return Number(text);
}

/** The beginning in UTC of the last so many days. @param days today included */
export function sinceDay(now: Date, days: number): Date {
  const first = new Date(now.getTime() - (days - 1) * dayMs);
  first.setUTCHours(0, 0, 0, 0);
  return first;
}
