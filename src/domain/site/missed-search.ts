import { foldText } from '#domain/kernel/fold-text.ts';
import { plainLine } from '#domain/kernel/plain-line.ts';

/** Characters that are sent, and that a kept query may have. */
export const missedSearchLimits = { sent: 100, kept: 40 } as const;

/** So often must a query have been sent before it is kept in words: what one person types may be about that person. */
export const missesUntilKept = 3;

/** Bucket for queries beyond the daily limit of distinct ones. */
export const otherSearches = '(other)';

const mostWords = 4;

/** Words as names of places have them: letters with marks, apostrophes inside, spaces between. */
const likeAName = /^[\p{L}\p{M}']+(?: [\p{L}\p{M}']+)*$/u;

/**
 * A query that found nothing, as it is counted: normalised, one line. Null: too long for a name of a place, or with
 * digits, signs or an address in it, as telephone numbers, bookings and mails have them.
 */
export function readMissedSearch(sent: string): string | null {
  const query = plainLine(foldText(plainLine(sent, missedSearchLimits.sent)), missedSearchLimits.sent);
  if (query.length > missedSearchLimits.kept || query.split(' ').length > mostWords) return null;
  // Two letters of a Latin word are the beginning of one.
  if (query.length < 3 && /^[\p{Script=Latin}']*$/u.test(query)) return null;
  return likeAName.test(query) ? query : null;
}
