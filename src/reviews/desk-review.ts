import type { Selectable } from 'kysely';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { ReviewReason, ReviewStatus } from '#domain/review/review-status.ts';
import type { AuditRow } from '#operators/audit-trail.ts';
import type { ReviewFlag } from './review-flags.ts';
import type { ReviewTable } from '#database/review-tables.ts';

/** A review for its moderator: everything but the e-mail address. */
export interface DeskReview {
  readonly id: string;
  readonly status: ReviewStatus;
  /** Why it is rejected or removed. */
  readonly reason: ReviewReason | null;
  readonly provider: { readonly slug: ProviderSlug; readonly name: string };
  readonly authorName: string;
  readonly countries: readonly CountryCode[];
  /** 1 to 5; hidden from moderation by default. */
  readonly rating: number;
  /** Something was given for it. */
  readonly isGiven: boolean;
  readonly text: string;
  readonly language: string | null;
  readonly imageCount: number;
  /** What to look at. */
  readonly flags: readonly ReviewFlag[];
  readonly reply: { readonly text: string; readonly at: string } | null;
  readonly createdAt: string;
  readonly publishedAt: string | null;
  /** An operator's own words for operators, until the decision; null: none. */
  readonly note: string | null;
  /** The decision on it that has not taken effect yet; null: none. */
  readonly waiting: { readonly action: string; readonly operator: string; readonly dueAt: string } | null;
  /** An earlier review of this seller with the same text; null: none. */
  readonly repeats: string | null;
}

/** One line of the audit trail. */
export interface ReviewEvent {
  readonly at: string;
  readonly action: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly reason: string | null;
  readonly note: string | null;
  /** Who of the operators did it; '': a visitor, the site, or not recorded. */
  readonly operator: string;
  /** Null: it took effect at once. */
  readonly decision: AuditRow['decision'];
}

/** A review with its history and screenshots. */
export interface DeskReviewDetail extends DeskReview {
  readonly events: readonly ReviewEvent[];
  readonly images: readonly DeskImage[];
}

export interface DeskImage {
  /** 0 to 4. */
  readonly position: number;
  readonly publicId: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly byteCount: number;
}

export type DeskRow = Pick<
  Selectable<ReviewTable>,
  | 'id'
  | 'status'
  | 'reason'
  | 'author_name'
  | 'rating'
  | 'given'
  | 'text'
  | 'language'
  | 'created_at'
  | 'published_at'
  | 'reply_text'
  | 'reply_at'
  | 'desk_note'
> & { readonly slug: ProviderSlug; readonly provider_name: string; readonly repeats: string | null };

/** What a review has in other tables. */
export interface ReviewParts {
  readonly countries: readonly CountryCode[];
  readonly imageCount: number;
  readonly flags: readonly ReviewFlag[];
  readonly waiting: DeskReview['waiting'];
}

export function deskReview(row: DeskRow, { countries, imageCount, flags, waiting }: ReviewParts): DeskReview {
  const { reply_text: replyText, reply_at: replyAt } = row;
  return {
    id: row.id,
    status: row.status,
    reason: row.reason,
    provider: { slug: row.slug, name: row.provider_name },
    authorName: row.author_name,
    countries,
    rating: row.rating,
    isGiven: row.given === 1,
    text: row.text,
    language: row.language,
    imageCount,
    flags,
    reply: replyText === null ? null : { text: replyText, at: replyAt ?? '' },
    createdAt: row.created_at,
    publishedAt: row.published_at,
    note: row.desk_note,
    waiting,
    repeats: row.repeats,
  };
}
