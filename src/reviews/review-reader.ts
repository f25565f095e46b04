import type { CountryCode } from '#domain/kernel/codes.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { Rating } from '#domain/plan/listed-plan.ts';
import type { PlanAmount } from '#domain/plan/plan-data.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { ReviewFacts } from '#domain/review/review-facts.ts';
import type { ReviewOrder } from '#domain/review/review-usefulness.ts';
import type { ReviewPlan } from './review-plans.ts';
import type { ReviewReportReason } from '#domain/review/review-report.ts';
import type { ReviewReason } from '#domain/review/review-status.ts';

/** A published review for readers: never an e-mail address, never an unmoderated one. */
export interface PublishedReview {
  readonly id: string;
  readonly provider: { readonly slug: ProviderSlug; readonly name: string; readonly image: string | null };
  readonly authorName: string;
  readonly countries: readonly CountryCode[];
  /** 1 to 5. */
  readonly rating: number;
  readonly text: string;
  /** Language of the text, for fonts and screen readers; null: unknown. */
  readonly language: Locale | null;
  readonly publishedAt: string;
  /** What it can be weighed by. */
  readonly facts: ReviewFacts;
  readonly plan: PlanAmount | null;
  /** In the order in which the author picked them. */
  readonly images: readonly ReviewPicture[];
  /** The seller's answer. */
  readonly reply: { readonly text: string; readonly at: string } | null;
}

/** A screenshot, served at `/assets/reviews/{publicId}.jpg`. */
export interface ReviewPicture {
  readonly publicId: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface ReviewPage {
  readonly reviews: readonly PublishedReview[];
  readonly total: number;
}

/** Filter of published reviews; default: all. */
export interface ReviewFilter {
  readonly provider?: ProviderSlug;
  /** Reviews that name this country. */
  readonly country?: CountryCode;
  /** 1 to 5: exactly this many stars. */
  readonly rating?: number;
  readonly language?: Locale;
  /** Reviews in every other language, and in none that is known. */
  readonly languageNot?: Locale;
}

/** One page of a list. */
export interface ReviewQuery extends ReviewFilter {
  /** Default: newest first. */
  readonly order?: ReviewOrder;
  /** Reviews in this language come before all others, both in the order. */
  readonly languageFirst?: Locale;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
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

interface ReasonCount<Reason> {
  readonly reason: Reason;
  readonly count: number;
}

/** Public counts of all submitted reviews by state. */
export interface ModerationCounts {
  readonly received: number;
  readonly published: number;
  /** Not moderated yet. */
  readonly pending: number;
  readonly rejected: number;
  /** Published once, and removed since. */
  readonly removed: number;
  /** Why reviews were rejected or removed, most frequent first; reasons without a review are left out. */
  readonly reasons: readonly ReasonCount<ReviewReason>[];
  /** Why published reviews were reported, the same way. */
  readonly reports: readonly ReasonCount<ReviewReportReason>[];
}

export interface ReviewReader {
  /** Every seller with a published review: the same object until a review is published or removed. */
  ratings(): Promise<ReadonlyMap<ProviderSlug, Rating>>;
  published(query: ReviewQuery): Promise<ReviewPage>;
  /** Without reviews for which something was given. Over all ratings: ignores `rating` of the filter. */
  summary(filter?: ReviewFilter): Promise<ReviewSummary>;
  /** Countries that published reviews name. */
  countries(): Promise<readonly CountryCode[]>;
  /** What can be named as used, of the seller with this public id. */
  plansOf(provider: string): Promise<readonly ReviewPlan[]>;
  /** Of now. */
  moderationCounts(): Promise<ModerationCounts>;
}
