import type { Generated } from 'kysely';
import type { ReviewMove, ReviewReason, ReviewStatus } from '#domain/review/review-status.ts';

export interface ReviewTable {
  /** UUID. */
  id: string;
  provider_id: number;
  author_name: string;
  /** Never leaves the database for a page or an endpoint; empty: forgotten. */
  email: string;
  text: string;
  /** 1 to 5. */
  rating: number;
  language: string | null;
  status: ReviewStatus;
  created_at: string;
  published_at: string | null;
  /** Names the attempt that it came by; unique. */
  idempotency_key: string | null;
  /** Fingerprint of everything that was sent, to know a repeat. */
  payload_hash: Generated<string>;
  /** Why it is rejected or removed. */
  reason: ReviewReason | null;
  /** When a moderator last moved it. */
  decided_at: string | null;
  /** The seller's answer; both or neither. */
  reply_text: string | null;
  reply_at: string | null;
  email_forgotten_at: string | null;
  /** How much it has to tell; see the domain's `reviewUsefulness`. */
  usefulness: Generated<number>;
}

export interface ReviewCountryTable {
  review_id: string;
  country: string;
}

/** How many published reviews there are of each kind: the only thing that summaries are made from. */
export interface ReviewCountersTable {
  /** A country that they name; '': all reviews, whatever they name. */
  country: string;
  provider_id: number;
  /** '': not known. */
  language: string;
  rating: number;
  count: number;
}

export interface ReviewImageTable {
  review_id: string;
  /** 0 to 4, in the order they were picked. */
  position: number;
  /** Random: knowing one image tells nothing of another. */
  public_id: string;
  type: string;
  width: number;
  height: number;
  byte_count: number;
  /** Either the bytes or the name of their file. */
  bytes: Uint8Array | null;
  file_key: string | null;
}

/** What happened to a review, in the order of the ids: only ever added to. */
export interface ReviewEventTable {
  id: Generated<number>;
  review_id: string;
  at: string;
  action: 'submit' | ReviewMove | 'reply' | 'forget';
  from_status: ReviewStatus | null;
  to_status: ReviewStatus;
  reason: ReviewReason | null;
  /** A moderator's own words, for operators. */
  note: string | null;
}

/** Tokens of the bot check that were believed once, until they expire by themselves. */
export interface BotTokenUsedTable {
  token_hash: string;
  expires_at: string;
}
