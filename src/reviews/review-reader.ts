import type { CountryCode } from '#domain/country.ts';
import type { Locale } from '#domain/locale.ts';
import type { Rating } from '#domain/listed-plan.ts';
import type { ProviderSlug } from '#domain/provider-slug.ts';
import type { ModerationCounts } from './moderation-counts.ts';

/** A published review as readers see it: never an e-mail address, never an unmoderated one. */
export interface PublishedReview {
  readonly id: string;
  readonly provider: { readonly slug: ProviderSlug; readonly name: string; readonly image: string | null };
  readonly authorName: string;
  readonly countries: readonly CountryCode[];
  /** 1 to 5. */
  readonly rating: number;
  readonly text: string;
  /** Language of the text, for fonts and screen readers; null: not known. */
  readonly language: Locale | null;
  readonly publishedAt: string;
}

export interface ReviewPage {
  readonly reviews: readonly PublishedReview[];
  readonly total: number;
}

/** Which published reviews are meant; absent: all of them. */
export interface ReviewFilter {
  readonly provider?: ProviderSlug;
  /** Reviews that name this country. */
  readonly country?: CountryCode;
}

export interface ReviewSummary {
  /** 1 to 5, not rounded; null: no review. */
  readonly mean: number | null;
  readonly count: number;
  /** How many sellers they are about. */
  readonly providers: number;
  /** Reviews with one star, two stars, … five stars. */
  readonly distribution: readonly [number, number, number, number, number];
}

export interface ReviewReader {
  /** Of every seller with a published review: the same object until a review is published or taken back. */
  ratings(): Promise<ReadonlyMap<ProviderSlug, Rating>>;
  /** Newest first. `page` counts from 1. */
  published(query: ReviewFilter & { readonly page: number; readonly pageSize: number }): Promise<ReviewPage>;
  summary(filter?: ReviewFilter): Promise<ReviewSummary>;
  /** What became of every review that was ever sent, counted now. */
  moderationCounts(): Promise<ModerationCounts>;
}
