import type { CountryCode } from '#domain/kernel/codes.ts';
import type { Locale } from '#domain/kernel/locale.ts';

/** An invented seller with plans, for invented reviews. */
export interface ExampleSeller {
  readonly id: number;
  readonly slug: string;
  /** Where its plans work, the most visited first. */
  readonly countries: readonly CountryCode[];
}

/** An invented review of an invented seller. */
export interface ExampleReview {
  /** UUID. */
  readonly id: string;
  readonly providerId: number;
  readonly authorName: string;
  readonly countries: readonly CountryCode[];
  /** 1 to 5. */
  readonly rating: number;
  readonly text: string;
  readonly language: Locale;
  readonly writtenAt: Date;
  readonly publishedAt: Date;
  /** The seller's answer. */
  readonly reply: { readonly text: string; readonly at: Date } | null;
}
