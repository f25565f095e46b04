import type { QuotedDay } from '#domain/rate-day.ts';
import type { Result } from '#domain/result.ts';

/**
 * Reads what a source sends, without judging the rates. A failure is what is wrong with the text, to be said behind the
 * name of the source.
 */
export type ReadQuotes = (text: string) => Result<readonly QuotedDay[]>;
