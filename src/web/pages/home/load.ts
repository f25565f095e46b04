import type { Context } from '#runtime/context.ts';
import type { PlaceData } from '#web/components/place-data.ts';
import type { ReviewData } from '#web/components/review-data.ts';
import type { Loaded, PageRequest } from '#web/load-page.ts';
import { listRegions, loadActivePlaces, pricePlaces } from '#web/pages/places.ts';
import { shapeReview } from '#web/pages/shape-review.ts';

const popularShown = 14;
const regionsShown = 12;
const reviewsShown = 3;

export interface HomeData {
  readonly providerCount: number;
  readonly destinationCount: number;
  /** When the newest price was seen; null: the catalogue is empty. */
  readonly checkedAt: string | null;
  readonly popular: readonly PlaceData[];
  readonly regions: readonly PlaceData[];
  readonly reviews: readonly ReviewData[];
}

export async function loadHome(
  { locale, currency, messages }: PageRequest,
  context: Context,
): Promise<Loaded<HomeData>> {
  const { catalogue } = context;
  const [rates, places, providers, checkedAt, reviews] = await Promise.all([
    context.currency.rates(),
    loadActivePlaces(locale, context),
    catalogue.providers(),
    catalogue.lastCheckedAt(),
    context.reviews.published({ page: 1, pageSize: reviewsShown }),
  ]);
  const popular = places.filter(({ destination }) => destination.kind === 'country').slice(0, popularShown);
  const options = { currency, rates };
  const data: HomeData = {
    providerCount: providers.length,
    destinationCount: places.length,
    checkedAt,
    popular: await pricePlaces(popular, options, context),
    regions: await pricePlaces(listRegions(places).slice(0, regionsShown), options, context),
    reviews: reviews.reviews.map((review) => shapeReview(review, locale)),
  };
  const description = messages.home.description({ providers: data.providerCount, destinations: data.destinationCount });
  return { kind: 'page', head: { title: messages.home.title, description }, search: '', data };
}
