import type { DestinationStat } from '#catalogue/read/catalogue-reader.ts';
import { countries, popularityRank } from '#domain/place/countries.ts';
import { isCountryKey, type DestinationKey } from '#domain/place/destination-key.ts';
import { destinationPath } from '#domain/place/destination-path.ts';
import { findDestination, type Destination } from '#domain/place/destinations.ts';
import type { DisplayPrice } from '#domain/money/exchange.ts';
import { rateDays, type RateDays, type RateTable } from '#domain/money/exchange-rates.ts';
import { defaultLocale, locales, type Locale } from '#domain/kernel/locale.ts';
import { memo } from '#domain/kernel/memo.ts';
import { memoLoad } from '#domain/kernel/memo-load.ts';
import { currencies } from '#domain/money/currencies.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { globalRegion, regions } from '#domain/place/regions.ts';
import { chooseFromPrice, type FromPrice } from '#domain/trip/from-price.ts';
import { messagesFor } from '#i18n/messages.ts';
import { compareNames } from '#i18n/compare-names.ts';
import { sayPlanAmount, type Language } from '#i18n/say-amount.ts';
import type { Context } from '#runtime/services/context.ts';
import type { PlaceData } from './place-data.ts';
import { showFloor, showPerGb } from './shown-price.ts';

/** A destination by its name in one language. */
export interface NamedPlace {
  readonly destination: Destination;
  readonly name: string;
}

/** A destination with at least one active plan. */
export interface ActivePlace extends NamedPlace {
  readonly stat: DestinationStat;
}

type Places = readonly ActivePlace[];

/** The destinations that have plans, most visited first, then by number of providers, then by name. */
export async function loadActivePlaces(locale: Locale, context: Context): Promise<Places> {
  return sortPlaces(await context.catalogue.destinationStats(), locale);
}

const sortPlaces = memo(sortByVisits, { most: locales.length });

function sortByVisits(stats: readonly DestinationStat[], locale: Locale): Places {
  const places = stats.flatMap((stat): ActivePlace[] => {
    const destination = findDestination(stat.destination);
    return destination === null ? [] : [{ destination, name: nameOf(destination, locale), stat }];
  });
  const compare = compareNames(locale);
  return places.sort(
    (a, b) => rankOf(a) - rankOf(b) || b.stat.providerCount - a.stat.providerCount || compare(a.name, b.name),
  );
}

function rankOf({ stat }: ActivePlace): number {
  const rank = isCountryKey(stat.destination) ? popularityRank(stat.destination) : null;
  return rank ?? Number.MAX_SAFE_INTEGER;
}

/** Every inhabited country, with plans or without, in the order of the reference data. */
export const listCountries = memo(nameCountries, { most: locales.length });

function nameCountries(locale: Locale): readonly NamedPlace[] {
  return countries
    .filter(({ inhabited }) => inhabited)
    .flatMap(({ code }): NamedPlace[] => {
      const destination = findDestination(code);
      return destination === null ? [] : [{ destination, name: nameOf(destination, locale) }];
    });
}

function nameOf(destination: Destination, locale: Locale): string {
  return destination.kind === 'country' ? destination.country.name[locale] : destination.region.name[locale];
}

/** The regions for browsing, in the order of the reference data; others are found by search or address. */
export function listRegions(places: readonly ActivePlace[]): readonly ActivePlace[] {
  const active = new Map(places.map((place) => [place.destination.key, place]));
  const offered = regions.filter(({ slug, notAsCategory }) => slug !== globalRegion && notAsCategory !== true);
  return offered.flatMap(({ slug }) => active.get(slug) ?? []);
}

/** The address of a destination without language prefix. */
export function pathOf({ key, slug }: Destination): string {
  return destinationPath(key, slug, defaultLocale);
}

interface PriceOptions {
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
}

interface PlaceOptions extends PriceOptions {
  readonly locale: Locale;
}

/** The lowest prices of a destination, converted. */
interface PlacePrices {
  /** Null: nothing can be converted. */
  readonly from: FromPrice<DisplayPrice> | null;
  readonly perGb: DisplayPrice | null;
}

type Prices = ReadonlyMap<DestinationKey, PlacePrices>;

async function loadPrices({ currency, rates }: PriceOptions, { catalogue }: Context): Promise<Prices> {
  return readPricesOnce(await catalogue.destinationStats(), { currency, rates }, catalogue);
}

const readPricesOnce = memoLoad(readPrices, {
  parts: (stats, { currency, rates }) => [stats, rates, currency],
  most: currencies.length,
});

async function readPrices(
  stats: readonly DestinationStat[],
  options: PriceOptions,
  catalogue: Context['catalogue'],
): Promise<Prices> {
  const destinations = stats.map(({ destination }) => destination);
  const [floors, baskets] = await Promise.all([
    catalogue.destinationFloors({ destinations, ...options }),
    catalogue.destinationBaskets(options),
  ]);
  const costs = new Map(baskets.map(({ destination, cost }) => [destination, cost]));
  return new Map(
    floors.map(({ destination, smallest, perGb }) => {
      return [destination, { from: chooseFromPrice(costs.get(destination) ?? null, smallest), perGb }];
    }),
  );
}

/** Adds the lowest prices to places and shapes them as links. */
export async function pricePlaces(
  places: readonly ActivePlace[],
  { locale, ...options }: PlaceOptions,
  context: Context,
): Promise<PlaceData[]> {
  if (places.length === 0) return [];
  const byKey = await loadPrices(options, context);
  const language = { locale, messages: messagesFor(locale) };
  return places.map((place) => shapePlace(place, byKey.get(place.destination.key), language));
}

/** Days of the exchange rates behind the estimates among the places' prices; null: none is an estimate. */
export async function rateDaysOf(
  places: readonly ActivePlace[],
  options: PriceOptions,
  context: Context,
): Promise<RateDays | null> {
  const byKey = await loadPrices(options, context);
  const shown = places.map(({ destination }) => byKey.get(destination.key));
  return rateDays(shown.flatMap((prices) => [prices?.from?.price.rateDate ?? null, prices?.perGb?.rateDate ?? null]));
}

function shapePlace(
  { destination, name, stat }: ActivePlace,
  prices: PlacePrices | undefined,
  language: Language,
): PlaceData {
  const from = prices?.from ?? null;
  return {
    name,
    path: pathOf(destination),
    flag: destination.kind === 'country' ? destination.country.code : null,
    planCount: stat.planCount,
    price: showFloor(from?.price ?? null),
    amount: from?.amount ? sayPlanAmount(from.amount, language) : null,
    fareClass: 0,
    perGb: showPerGb(prices?.perGb ?? null),
  };
}
