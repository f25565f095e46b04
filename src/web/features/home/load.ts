import type { Locale } from '#domain/kernel/locale.ts';
import { textsOf } from '#i18n/languages/texts-of.ts';
import { isHomeCountry, putHomeLast } from '#domain/place/home-country.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Context } from '#runtime/services/context.ts';
import type { PriceBorders } from '#web/shared/place/price-borders.ts';
import type { PlaceData } from '#web/shared/place/place-data.ts';
import type { ReviewData } from '#web/features/review/review-data.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';
import { listRegions, loadActivePlaces, pricePlaces, rateDaysOf } from '#web/shared/place/places.ts';
import { shadeFares } from '#web/features/place/shade-fares.ts';
import { shapeReview } from '#web/features/review/shape-review.ts';

const popularShown = 14;
const regionsShown = 12;
const reviewsShown = 3;

export interface HomeData {
  /** The trip of an earlier visit, or the usual one. */
  readonly trip: Trip;
  readonly usesPromo: boolean;
  readonly planCount: number;
  /** What stands in place of the counts where there is no plan; null: there are some. */
  readonly notice: string | null;
  readonly providerCount: number;
  readonly destinationCount: number;
  /** Time of the newest price check; null: the catalogue is empty. */
  readonly checkedAt: string | null;
  /** The readers' own country last. */
  readonly popular: readonly PlaceData[];
  /** Popular places with a price at their country on the map. */
  readonly pins: readonly PlaceData[];
  /** Of the shades of prices, lowest first. */
  readonly fares: readonly PriceBorders[];
  readonly regions: readonly PlaceData[];
  readonly reviews: readonly ReviewData[];
  /** All published ones. */
  readonly reviewCount: number;
}

export async function loadHome(
  { locale, currency, messages, remembered }: PageRequest,
  context: Context,
): Promise<Loaded<HomeData>> {
  const { catalogue } = context;
  const [rates, places, providers, checkedAt, reviews] = await Promise.all([
    context.currency.rates(),
    loadActivePlaces(locale, context),
    catalogue.providers(),
    catalogue.lastCheckedAt(),
    context.reviews.published({ languageFirst: locale, page: 1, pageSize: reviewsShown }),
  ]);
  const popular = places.filter(({ destination }) => destination.kind === 'country').slice(0, popularShown);
  const options = { currency, rates, locale };
  const regions = listRegions(places).slice(0, regionsShown);
  const { places: priced, fares } = shadeFares(await pricePlaces(popular, options, context), currency);
  const planCount = providers.reduce((sum, provider) => sum + provider.planCount, 0);
  const data: HomeData = {
    trip: remembered.trip,
    usesPromo: remembered.usesPromo,
    planCount,
    notice: planCount === 0 ? textsOf(locale).emptySite : null,
    providerCount: providers.length,
    destinationCount: places.length,
    checkedAt,
    popular: putHomeLast(priced, locale),
    pins: listPins(priced, locale),
    fares,
    regions: await pricePlaces(regions, options, context),
    reviews: reviews.reviews.map((review) => shapeReview(review, locale)),
    reviewCount: reviews.total,
  };
  const counts = { providers: data.providerCount, destinations: data.destinationCount };
  const description = data.notice ?? messages.home.description(counts);
  const rateDays = await rateDaysOf([...popular, ...regions], options, context);
  return { kind: 'page', head: { title: messages.home.title, description }, search: '', rateDays, data };
}

/**
 * In the order of `pinnedCountries`, which is from west to east. There is room for prices of the basket alone, and
 * readers do not travel to their own country.
 */
function listPins(popular: readonly PlaceData[], locale: Locale): readonly PlaceData[] {
  return pinnedCountries
    .filter((code) => !isHomeCountry(code, locale))
    .flatMap((code) => popular.filter(({ flag, price, amount }) => flag === code && price !== null && amount === null));
}

/**
 * The countries that carry a price on the map, far enough apart for the longest names and prices. `hero.module.css`
 * holds the place of each, and shows on phones only those on the smaller map.
 */
const pinnedCountries = ['US', 'MX', 'IT', 'TR', 'CN', 'TH', 'JP'] as const;
