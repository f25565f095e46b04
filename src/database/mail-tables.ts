import type { Generated } from 'kysely';
import type { Locale } from '#domain/kernel/locale.ts';

/** What a mail is about: news of a review, or of a price that somebody follows. */
type MailKind = ReviewMailKind | AlertMailKind;

export type ReviewMailKind = 'received' | 'published' | 'rejected' | 'removed' | 'reply';

export type AlertMailKind = 'alert-confirm' | 'alert-fall' | 'alert-renew';

/** Mails, waiting or sent. */
export interface MailTable {
  id: Generated<number>;
  /** Empty: forgotten. */
  to_address: string;
  locale: Locale;
  kind: MailKind;
  /** Null: it is about no review. */
  review_id: string | null;
  /** JSON of what the text says beyond its kind. */
  payload: string;
  created_at: string;
  attempts: Generated<number>;
  /** Not to be tried before this time. */
  next_at: string;
  sent_at: string | null;
  last_error: string | null;
  /** Null: it is about no alert. */
  alert_id: string | null;
}

/** Who wants to hear when the cheapest plan for a trip has become cheaper. */
export interface PriceAlertTable {
  /** Random: it is in the links of mails. */
  id: string;
  /** Never leaves the database but for a mail. */
  address: string;
  /** Of the destination's page, without language prefix. */
  path: string;
  /** Of the followed list; see the domain's `writeFollowedTrip`. */
  search: string;
  locale: Locale;
  currency: string;
  created_at: string;
  /** Null: nobody knows yet whether the address is its owner's wish. */
  confirmed_at: string | null;
  /** When it is deleted. */
  ends_at: string;
  /** When it was asked whether to go on; null: not yet. */
  asked_at: string | null;
  /** What the trip cost when its reader was last told, in the seller's currency; both null: no plan has served it yet. */
  told_currency: string | null;
  told_units: number | null;
  /** Of the last mail about a price; null: none yet. */
  told_at: string | null;
}
