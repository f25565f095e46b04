import { memo } from '#domain/kernel/memo.ts';
import { prepareText, type SearchText } from '#domain/kernel/match-words.ts';

/** A destination with its search terms; plain, so that a browser can build it from an API response. */
export interface SearchableDestination {
  readonly kind: 'country' | 'region' | 'part';
  readonly slug: string;
  /** In the visitor's language; matches are marked in it. */
  readonly name: string;
  /** Names in other languages and further terms, e.g. `USA`, `LATAM`. */
  readonly searches: readonly string[];
  /** Katakana readings of a name that starts with kanji. */
  readonly readings: readonly string[];
  /** ISO 3166 codes, which match as a whole; absent: none. */
  readonly codes?: readonly string[];
  /** IATA codes of its airports, which match as a whole; absent: none. */
  readonly airports?: readonly string[];
  /** 1 for the most visited destination; absent or null: not known. */
  readonly rank?: number | null;
  /** Slug of the country that a part belongs to; absent: no part. */
  readonly country?: string;
}

export interface PreparedDestination {
  readonly name: SearchText;
  readonly others: readonly SearchText[];
}

/** Visitors type letter by letter over the same records; folding them is most of the work. */
export const prepareDestination = memo(
  ({ name, readings, searches }: SearchableDestination): PreparedDestination => ({
    name: prepareText(name),
    others: [...readings, ...searches].map(prepareText),
  }),
  { parts: ({ readings, searches, name }) => [readings, searches, name] },
);
