import type { QuotedDay } from '#domain/money/rate-day.ts';
import type { Result } from '#domain/kernel/result.ts';

/** Reads the response of a source, without validating the rates. The failure does not name the source. */
export type ReadQuotes = (text: string) => Result<readonly QuotedDay[]>;
