import { failure, success, type Result } from '#domain/kernel/result.ts';

/** Ten years; longer is a slip or a way to say that it does not expire. */
export const maxValidityDays = 3650;

/** Words for a time, in the languages of the site and of sellers: `30 Tage`, `7日間`, `2 semaines`. */
const daysPerUnit: readonly (readonly [words: RegExp, days: number])[] = [
  [/^(?:h|hrs?|hours?|std\.?|stunden?|heures?|horas?|or[ae]|uur|時間|小时|小時|시간)$/, 1 / 24],
  [/^(?:d|days?|tag(?:e|en)?|j|jours?|d[ií]as?|giorn[oi]|gg|dag(?:en)?|dni|日間?|天|일)$/, 1],
  [/^(?:w|weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|週間?|周|주)$/, 7],
  [/^(?:months?|monat(?:e|en)?|mois|mes(?:es)?|mes[ei]|m[eê]s|maand(?:en)?|[かカヶケヵ箇个個]月間?|개월)$/, 30],
  [/^(?:y|years?|jahre?|ans?|ann[éo]es?|años?|ann[oi]|anos?|jaar|年間?|년)$/, 365],
];
const validityPattern = /^(\d{1,5})\s*[- ]?\s*(\D{1,12})?$/u;
const unendingPattern =
  /^(no expiry|no expiration|never( expires)?|does not expire|unlimited|lifetime|unbegrenzt|illimité|ilimitado|illimitato|無期限|∞)$/;

/**
 * Reads `7 Days`, `30`, `24 hours`, `1 month` (30 days), `1 year` (365) as whole days from 1 to 3650; null: does not
 * expire. An empty text is refused: only its source knows whether it means no expiry or not stated.
 */
export function parseValidityDays(validity: string | number): Result<number | null> {
  const text = String(validity).normalize('NFKC').trim().toLowerCase();
  if (text.length > 100) return failure('the validity is too long a text');
  if (unendingPattern.test(text)) return success(null);
  const [, number, unit = 'd'] = validityPattern.exec(text) ?? [];
  const perUnit = daysPerUnit.find(([words]) => words.test(unit.trim()))?.[1];
  if (number === undefined || perUnit === undefined) return failure(`"${text.slice(0, 40)}" is not a validity in days`);
  const days = Number(number) * perUnit;
  if (!Number.isInteger(days)) return failure(`"${text.slice(0, 40)}" is not a whole number of days`);
  if (days < 1 || days > maxValidityDays) return failure(`${days} days is out of range (1 to ${maxValidityDays})`);
  return success(days);
}
