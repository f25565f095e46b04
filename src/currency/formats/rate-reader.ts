import type { QuotedDay } from '#domain/money/rate-day.ts';
import type { Result } from '#domain/kernel/result.ts';

/**
 * Reads what a source sends, without judging the rates. A failure is what is wrong with the text, to be said behind the
 * name of the source.
 */
export type ReadQuotes = (text: string) => Result<readonly QuotedDay[]>;
