import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { Generated } from 'kysely';
import type { Locale } from '#domain/kernel/locale.ts';

/** Subject of a mail: news of a review, of a followed price, or for the operator. */
export type MailKind = ReviewMailKind | ReportMailKind | AlertMailKind | 'operator';

export type ReviewMailKind = 'received' | 'published' | 'rejected' | 'removed' | 'changed' | 'reply';

/** To who has reported a review. */
export type ReportMailKind = 'report-received' | 'report-decided';

export type AlertMailKind = 'alert-confirm' | 'alert-fall' | 'alert-renew';

/** Mails and webhooks, waiting or sent. */
export interface MailTable {
  id: Generated<number>;
  /** Empty: deleted. `webhook`: the address in the settings. */
  to_address: string;
  locale: Locale;
  kind: MailKind | 'webhook';
  /** Null: not about a review. */
  review_id: string | null;
  /** JSON of the mail's data beyond its kind. */
  payload: string;
  created_at: string;
  attempts: Generated<number>;
  /** Earliest time of the next attempt. */
  next_at: string;
  sent_at: string | null;
  last_error: string | null;
  /** Null: not about an alert. */
  alert_id: string | null;
}

export interface PriceAlertTable {
  /** Random: part of links in mails. */
  id: string;
  /** Private: used for mails only. */
  address: string;
  /** Of the destination's page, without language prefix. */
  path: string;
  /** Of the followed list; see the domain's `writeFollowedTrip`. */
  search: string;
  locale: Locale;
  currency: CurrencyCode;
  created_at: string;
  /** Null: the owner of the address has not confirmed yet. */
  confirmed_at: string | null;
  /** When it is deleted. */
  ends_at: string;
  /** When a renewal was offered; null: not yet. */
  asked_at: string | null;
  /** Price of the trip in the last mail, in the seller's currency; both null: no plan has served it yet. */
  told_currency: CurrencyCode | null;
  told_units: number | null;
  /** Time of the last mail about a price; null: none yet. */
  told_at: string | null;
}
