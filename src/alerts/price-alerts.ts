import type { Locale } from '#domain/kernel/locale.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';

/** A list whose cheapest plan is followed, as it stands in an address. */
export interface FollowedList {
  /** Of the destination's page, without language prefix. */
  readonly path: string;
  /** See the domain's `writeFollowedTrip`. */
  readonly search: string;
  readonly currency: CurrencyCode;
}

/** What somebody asks for who gives an address. */
export interface AlertWish extends FollowedList {
  readonly address: string;
  readonly locale: Locale;
}

/** Mails about prices that fall. Nothing that it answers tells whether an address is known. */
export interface PriceAlerts {
  /** False: the operator sends no mail, so no address is asked for. */
  readonly isOpen: boolean;
  /** Sends a link by which the owner of the address confirms it; nothing for what is confirmed already, or for too many trips. */
  request(wish: AlertWish, now: Date): Promise<void>;
  /** What a link of a mail is about; null: it is not genuine, used, or too old. */
  findKept(token: string, now: Date): Promise<FollowedList | null>;
  /** Confirms an address for a year; null: as above. */
  keep(token: string, now: Date): Promise<FollowedList | null>;
  /** Deletes an address for this trip; also where that is done already. False: the link is not genuine. */
  stop(token: string): Promise<boolean>;
}

/** For sites without a mail server. */
export const closedAlerts: PriceAlerts = {
  isOpen: false,
  request: async () => undefined,
  findKept: async () => null,
  keep: async () => null,
  stop: async () => false,
};
