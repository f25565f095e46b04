import { nothingRemembered, type Remembered } from '#domain/list-query.ts';
import { readTripText, writeTripText } from '#domain/trip.ts';
import type { RememberedChoices, SiteRequest } from './site-contract.ts';

/** The trip and the promo switch of the cookies; what is not there or makes no sense is the default. */
export function readRemembered({ trip, promo }: SiteRequest['cookies']): Remembered {
  return {
    trip: (trip === undefined ? null : readTripText(trip)) ?? nothingRemembered.trip,
    usesPromo: promo === undefined ? nothingRemembered.usesPromo : promo === '1',
  };
}

/** The same choices as cookies. */
export function writeRemembered({ trip, usesPromo }: Remembered): RememberedChoices {
  return { trip: writeTripText(trip), promo: usesPromo ? '1' : '0' };
}
