import type { CountryCode } from '#domain/country.ts';
import type { Locale } from '#domain/locale.ts';
import type { ProviderSlug } from '#domain/provider-slug.ts';

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

export interface ReviewReader {
  /** Newest first. `page` counts from 1. */
  published(query: { readonly page: number; readonly pageSize: number }): Promise<ReviewPage>;
}
