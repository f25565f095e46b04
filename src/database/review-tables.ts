import type { CountryCode } from '#domain/kernel/codes.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { ReviewReportReason, ReviewReportStatus } from '#domain/review/review-report.ts';
import type { Generated } from 'kysely';
import type { ReviewReason, ReviewStatus } from '#domain/review/review-status.ts';

export interface ReviewTable {
  /** UUID. */
  id: string;
  provider_id: number;
  author_name: string;
  /** Private: never on a page or in a response; empty: deleted. */
  email: string;
  text: string;
  /** 1 to 5. */
  rating: number;
  language: string | null;
  status: ReviewStatus;
  created_at: string;
  published_at: string | null;
  /** Idempotency key of the submission; unique. */
  idempotency_key: string | null;
  /** Fingerprint of the submission, to detect repeats. */
  payload_hash: Generated<string>;
  /** Why it is rejected or removed. */
  reason: ReviewReason | null;
  /** When a moderator last moved it. */
  decided_at: string | null;
  /** The seller's answer; both or neither. */
  reply_text: string | null;
  reply_at: string | null;
  email_forgotten_at: string | null;
  /** Informativeness; see the domain's `reviewUsefulness`. */
  usefulness: Generated<number>;
  /** JSON of the domain's `ReviewFacts`. */
  facts: Generated<string>;
  /** 1: something was given for it, and its stars do not count. */
  given: Generated<number>;
  /** An operator's own words for operators, until the decision. */
  desk_note: string | null;
  /** Put off until the others are read; null: not. */
  put_off_at: string | null;
}

export interface ReviewCountryTable {
  review_id: string;
  country: CountryCode;
}

/** Counters of published reviews of each kind: the only source of summaries. */
export interface ReviewCountersTable {
  /** A country that they name; '': all reviews. */
  country: string;
  provider_id: number;
  /** '': unknown. */
  language: string;
  rating: number;
  count: number;
}

export interface ReviewImageTable {
  review_id: string;
  /** 0 to 4, in the order they were picked. */
  position: number;
  /** Random: one image's id reveals nothing of another. */
  public_id: string;
  type: string;
  width: number;
  height: number;
  byte_count: number;
  /** Either the bytes or the name of their file. */
  bytes: Uint8Array | null;
  file_key: string | null;
}

/** Used tokens of the bot check, until they expire. */
export interface BotTokenUsedTable {
  token_hash: string;
  expires_at: string;
}

/** A visitor's report of a published review. */
export interface ReviewReportTable {
  /** The number of its receipt; see the domain's `parseReportNumber`. */
  id: string;
  review_id: string;
  reason: ReviewReportReason;
  /** The reporter's words. */
  explanation: string;
  /** Private, both; empty: not said, or deleted. */
  name: string;
  email: string;
  /** Of the mails to the reporter. */
  locale: Locale;
  created_at: string;
  status: ReviewReportStatus;
  /** Of the last decision; both or neither. */
  decided_at: string | null;
  /** Its reasons, in the operator's words, for the reporter. */
  decision: string | null;
  /** An objection has reopened it, once; both or neither. */
  objected_at: string | null;
  objection: string | null;
}
