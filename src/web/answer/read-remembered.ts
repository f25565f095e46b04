import { readComparedText, writeComparedText } from '#domain/listing/compared-plans.ts';
import { nothingRemembered, type Remembered } from '#domain/listing/list-query.ts';
import { isSimHome } from '#domain/place/home-country.ts';
import { readTripText, writeTripText } from '#domain/trip/trip.ts';
import type { RememberedChoices, SiteRequest } from '#web/site-contract.ts';

/** Choices from the cookies; defaults for missing or invalid ones. */
export function readRemembered({ trip, promo, compare, home }: SiteRequest['cookies']): Remembered {
  return {
    trip: (trip === undefined ? null : readTripText(trip)) ?? nothingRemembered.trip,
    usesPromo: promo === undefined ? nothingRemembered.usesPromo : promo === '1',
    ...(compare !== undefined && { compared: readComparedText(compare) }),
    ...(isSimHome(home) && { home }),
  };
}

/** The inverse of `readRemembered`. */
export function writeRemembered({ trip, usesPromo, compared }: Partial<Remembered>): RememberedChoices {
  return {
    ...(trip !== undefined && { trip: writeTripText(trip) }),
    ...(usesPromo !== undefined && { promo: usesPromo ? '1' : '0' }),
    ...(compared !== undefined && { compare: writeComparedText(compared) }),
  };
}
