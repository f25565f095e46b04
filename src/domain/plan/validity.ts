import { failure, success, type Result } from '#domain/kernel/result.ts';

/** Ten years; longer is a slip or a way to say that it does not expire. */
export const maxValidityDays = 3650;

const daysPerUnit: Readonly<Record<string, number>> = { h: 1 / 24, d: 1, w: 7, m: 30, y: 365 };
const validityPattern = /^(\d{1,5})\s*[- ]?\s*(h|hrs?|hours?|d|days?|w|weeks?|months?|y|years?)?$/;
const unendingPattern = /^(no expiry|no expiration|never( expires)?|does not expire|unlimited|lifetime|∞)$/;

/**
 * Reads `7 Days`, `30`, `24 hours`, `1 month` (30 days), `1 year` (365) as whole days from 1 to 3650; null: does not
 * expire. An empty text is refused: only its source knows whether it means no expiry or not stated.
 */
export function parseValidityDays(validity: string | number): Result<number | null> {
  const text = String(validity).trim().toLowerCase();
  if (text.length > 100) return failure('the validity is too long a text');
  if (unendingPattern.test(text)) return success(null);
  const [, number, unit = 'd'] = validityPattern.exec(text) ?? [];
  if (number === undefined) return failure(`"${text.slice(0, 40)}" is not a validity in days`);
  const days = Number(number) * (daysPerUnit[unit.charAt(0)] ?? 1);
  if (!Number.isInteger(days)) return failure(`"${text.slice(0, 40)}" is not a whole number of days`);
  if (days < 1 || days > maxValidityDays) return failure(`${days} days is out of range (1 to ${maxValidityDays})`);
  return success(days);
}
