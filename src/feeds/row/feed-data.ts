import { maxMegabytes } from '#domain/plan/data-volume.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { parseValidityDays } from '#domain/plan/validity.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';

/**
 * Whole days of a row; null: does not expire.
 * @param field their field in the row
 */
export function readDays(days: string | number, field: string): Result<number | null, Skip> {
  const parsed = parseValidityDays(days);
  return parsed.ok ? parsed : failure(skip('bad-validity', field, days));
}

/**
 * Decimal megabytes of a row, rounded to whole ones.
 * @param stated the row's wording, for the report
 */
export function readMegabytes(megabytes: number, field: string, stated: unknown): Result<number, Skip> {
  const whole = Math.round(megabytes);
  return whole >= 1 && whole <= maxMegabytes ? success(whole) : failure(skip('bad-data-amount', field, stated));
}
