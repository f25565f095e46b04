import type { Locale } from '#domain/kernel/locale.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';

/** A list whose cheapest plan is followed, as in its URL. */
export interface FollowedList {
  /** Path of the destination's page, without language prefix. */
  readonly path: string;
  /** See the domain's `writeFollowedTrip`. */
  readonly search: string;
  readonly currency: CurrencyCode;
}

/** A subscription request. */
export interface AlertRequest extends FollowedList {
  readonly address: string;
  readonly locale: Locale;
}

/** Price alerts by mail. Results never reveal whether an address is known. */
export interface PriceAlerts {
  /** False: mail is not configured, so the form is hidden. */
  readonly isOpen: boolean;
  /** Sends a confirmation link; nothing when the alert is already confirmed or the address has too many trips. */
  request(request: AlertRequest, now: Date): Promise<void>;
  /** The alert of a link; null: invalid, used or expired. */
  findKept(token: string, now: Date): Promise<FollowedList | null>;
  /** Confirms an address for a year; null: as above. */
  keep(token: string, now: Date): Promise<FollowedList | null>;
  /** Deletes an address for this trip; idempotent. False: the link is invalid. */
  stop(token: string, now: Date): Promise<boolean>;
}

/** For sites without a mail server. */
export const closedAlerts: PriceAlerts = {
  isOpen: false,
  request: async () => undefined,
  findKept: async () => null,
  keep: async () => null,
  stop: async () => false,
};
