import { resolveDestinationName } from '#domain/place/destination-name.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { readCoverage, type FeedCoverage } from '#feeds/feed-coverage.ts';
import { skip, type Skip } from '#feeds/skip-reason.ts';
import type { EsimOffer } from './wire-schema.ts';

/** `ESIM-IC-30D-UNLIMITED-NOROAM`, `ESIMHAJJ-SA-7D-1GB`: the code of the place. */
const placePattern = /^ESIM[A-Z]*-([A-Z]{2,3})-/;

/** An offer whose id ends so works in its own country only, whatever it lists as roaming. */
const noRoaming = /[-_]NOROAM$/;

/** Where an offer works: its place, and the countries that it roams in. */
export function readOfferPlace(offer: EsimOffer): Result<FeedCoverage, Skip> {
  const home = readHome(offer);
  if (!home.ok) return home;
  const roaming = (offer.details.roamingDetails ?? []).flatMap(({ country }) => country?.code || (country?.name ?? []));
  if (roaming.length === 0) return home;
  if (noRoaming.test(offer.offerId)) {
    return success({ ...home.value, leftOut: [...home.value.leftOut, ...roaming.map((code) => code.slice(0, 80))] });
  }
  const roamed = readCoverage([...home.value.countries, ...roaming], 'details.roamingDetails');
  return roamed.ok
    ? success({ countries: roamed.value.countries, leftOut: [...home.value.leftOut, ...roamed.value.leftOut] })
    : roamed;
}

/**
 * The id's code is more specific than the country's name: an offer for the Canary Islands names Spain. Contradictory
 * countries are refused.
 */
function readHome({ offerId, country }: EsimOffer): Result<FeedCoverage, Skip> {
  const name = country?.name ?? '';
  const named = readCoverage(name === '' ? [] : [name], 'country.name');
  const code = placePattern.exec(offerId)?.[1];
  if (code === undefined) return named;
  const isListed = resolveDestinationName(code);
  if (!isListed.ok && isListed.reason === 'unknown destination') return named;
  const coded = readCoverage([code], 'offerId');
  if (!coded.ok || !named.ok) return coded;
  const isSame = coded.value.countries.join() === named.value.countries.join();
  return isSame ? coded : failure(skip('ambiguous-destination', 'country.name', `${code} ${name}`));
}
