import { success, type Result } from '#domain/kernel/result.ts';
import type { FeedOptions } from '#feeds/row/feed-adapter.ts';
import { readCoverage, type FeedCoverage } from '#feeds/row/feed-coverage.ts';
import type { Skip } from '#feeds/read/skip-reason.ts';
import type { EsimOffer } from './wire-schema.ts';

/** `ESIM-IC-30D-UNLIMITED-NOROAM`, `ESIMHAJJ-SA-7D-1GB`: the code of the place. */
const placePattern = /^ESIM[A-Z]*-([A-Z]{2,3})-/;

/** An offer whose id ends so works in its own country only, whatever it lists as roaming. */
const noRoaming = /[-_]NOROAM$/;

/** Where an offer works: its place, and the countries that it roams in. */
export function readOfferPlace(offer: EsimOffer, options: FeedOptions): Result<FeedCoverage, Skip> {
  const home = readHome(offer, options);
  if (!home.ok) return home;
  const roaming = (offer.details.roamingDetails ?? []).flatMap(({ country }) => country?.code || (country?.name ?? []));
  if (roaming.length === 0) return home;
  if (noRoaming.test(offer.offerId)) {
    return success({ ...home.value, leftOut: [...home.value.leftOut, ...roaming.map((code) => code.slice(0, 80))] });
  }
  const roamed = readCoverage([...home.value.countries, ...roaming], 'details.roamingDetails', options);
  return roamed.ok
    ? success({ countries: roamed.value.countries, leftOut: [...home.value.leftOut, ...roamed.value.leftOut] })
    : roamed;
}

/**
 * The id's code is more specific than the country's name: an offer for the Canary Islands names Spain. Contradictory
 * countries are refused.
 */
function readHome({ offerId, country }: EsimOffer, options: FeedOptions): Result<FeedCoverage, Skip> {
  const [name, code] = [country?.name, placePattern.exec(offerId)?.[1]];
  return readCoverage((name ?? code ?? '') === '' ? [] : [{ name, code }], 'country.name', options);
}
