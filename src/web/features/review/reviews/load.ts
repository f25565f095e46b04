import { queryText } from '#domain/kernel/query-text.ts';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { compareNames } from '#i18n/compare-names.ts';
import { bestRated } from '#domain/listing/best-rated.ts';
import { findCountry, findCountryBySlug, popularityRank } from '#domain/place/countries.ts';
import { isCountryKey } from '#domain/place/destination-key.ts';
import { findDestination } from '#domain/place/destinations.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { formsOfPlace } from '#i18n/place-forms/forms-of-place.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import { pathOf } from '#web/shared/place/places.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import {
  allReviews,
  isFiltered,
  readReviewQuery,
  writeReviewQuery,
  type ReviewListQuery,
} from '#domain/review/review-query.ts';
import type { ReviewFilter, ReviewQuery, ReviewSummary } from '#reviews/review-reader.ts';
import type { Context } from '#runtime/services/context.ts';
import { countPages, firstPageAddress, readPageNumber } from '#web/shared/page/paging.ts';
import type { ReviewData } from '#web/features/review/review-data.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';
import { redirectMergedFilters } from '#web/shared/plan/merged-filters.ts';
import { shapeReview } from '#web/features/review/shape-review.ts';

const reviewsPerPage = 20;
const bestShown = 6;

/** A choice of a filter. */
interface FilterChoice {
  /** As in the address. */
  readonly value: string;
  readonly label: string;
}

export interface BestProvider {
  readonly slug: ProviderSlug;
  readonly name: string;
  readonly image: string | null;
  /** 1 to 5, not rounded. */
  readonly mean: number;
  readonly count: number;
}

/** The one seller whose reviews are asked for. */
export interface ReviewedSeller extends BestProvider {
  /** Its plans where the reviews are asked for, else where most travellers go; null: none. */
  readonly plans: { readonly place: PlaceForms; readonly path: string } | null;
}

export interface ReviewsData {
  readonly reviews: readonly ReviewData[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly query: ReviewListQuery;
  /** For the chosen provider, country and language, ignoring stars. */
  readonly summary: ReviewSummary;
  /** Only those with published reviews. */
  readonly providers: readonly FilterChoice[];
  readonly countries: readonly FilterChoice[];
  readonly best: readonly BestProvider[];
  /** Null: of any, or of one without reviews. */
  readonly seller: ReviewedSeller | null;
}

export async function loadReviews(request: PageRequest, context: Context): Promise<Loaded<ReviewsData>> {
  const { query: parameters, locale, messages } = request;
  const filled = withoutEmptyFilters(parameters);
  if (filled.size < parameters.size) return { kind: 'redirect', location: addressOf(filled), status: 301 };
  const page = readPageNumber(parameters);
  if (page === null) return { kind: 'redirect', location: firstPageAddress('/reviews', parameters), status: 301 };
  const merged = await redirectMergedFilters('/reviews', parameters, context);
  if (merged !== null) return merged;
  const query = readKnownQuery(parameters);
  const list = await loadList({ query, page, locale }, context);
  if (page > list.pages) return { kind: 'not-found' };
  const choices = await loadChoices(locale, context);
  const seller = await loadSeller(query, locale, context);
  const title =
    seller === null ? messages.reviews.title : messages.reviews.seller.heading({ provider: isolateText(seller.name) });
  const address = (number: number): string => `/reviews${writeReviewQuery(query, number)}`;
  return {
    kind: 'page',
    head: {
      title,
      description: messages.reviews.description,
      feed: { path: '/reviews/feed.xml', title: messages.reviews.title },
      // Filtered lists are not indexed.
      ...((list.total === 0 || isFiltered(query) || query.order !== allReviews.order) && { noIndex: true }),
      ...(page > 1 && { previous: address(page - 1) }),
      ...(page < list.pages && { next: address(page + 1) }),
    },
    search: writeReviewQuery(query, page),
    data: { ...list, page, query, ...choices, seller },
  };
}

/** The form sends every filter, also the ones that are not used. */
function withoutEmptyFilters(parameters: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...parameters].filter(([name, value]) => value !== '' || !(name in allReviews)));
}

function addressOf(parameters: URLSearchParams): string {
  return `/reviews${queryText(parameters)}`;
}

/** Ignores unknown countries, like all other invalid values. */
function readKnownQuery(parameters: URLSearchParams): ReviewListQuery {
  const query = readReviewQuery(parameters);
  const isKnown = query.destination !== null && findCountryBySlug(query.destination) !== null;
  return isKnown ? query : { ...query, destination: null };
}

async function loadSeller(
  { provider: slug, destination }: ReviewListQuery,
  locale: Locale,
  { reviews, catalogue }: Context,
): Promise<ReviewedSeller | null> {
  if (slug === null) return null;
  const [provider, ratings, pages] = await Promise.all([
    catalogue.provider(slug),
    reviews.ratings(),
    catalogue.providerPages(),
  ]);
  const rating = ratings.get(slug);
  if (provider === null || rating === undefined) return null;
  const sold = pages.flatMap((page) =>
    page.provider === slug && isCountryKey(page.destination) ? page.destination : [],
  );
  const asked = destination === null ? undefined : findCountryBySlug(destination)?.code;
  const code = sold.find((key) => key === asked) ?? sold.toSorted((a, b) => rankOf(a) - rankOf(b))[0];
  const place = code === undefined ? null : findDestination(code);
  return {
    slug,
    name: provider.name,
    image: provider.image,
    ...rating,
    plans: place && {
      place: formsOfPlace(place.key, locale),
      path: `${pathOf(place)}/${slug}`,
    },
  };
}

function rankOf(code: CountryCode): number {
  return popularityRank(code) ?? Number.MAX_SAFE_INTEGER;
}

interface ListQuery {
  readonly query: ReviewListQuery;
  readonly page: number;
  readonly locale: Locale;
}

async function loadList({ query, page, locale }: ListQuery, { reviews }: Context) {
  const filter = filterOf(query);
  const [found, summary] = await Promise.all([
    reviews.published({ ...filter, ...orderOf(query, locale), page, pageSize: reviewsPerPage }),
    reviews.summary(filter),
  ]);
  return {
    reviews: found.reviews.map((review) => shapeReview(review, locale)),
    total: found.total,
    pages: countPages(found.total, reviewsPerPage),
    summary,
  };
}

function orderOf({ order }: ReviewListQuery, locale: Locale): Pick<ReviewQuery, 'order' | 'languageFirst'> {
  return order === 'language' ? { languageFirst: locale } : { order };
}

function filterOf({ provider, destination, rating, language }: ReviewListQuery): ReviewFilter {
  const country = destination === null ? null : findCountryBySlug(destination);
  return {
    ...(provider !== null && { provider }),
    ...(country !== null && { country: country.code }),
    ...(rating !== null && { rating }),
    ...(language !== null && { language }),
  };
}

async function loadChoices(
  locale: Locale,
  { reviews, catalogue }: Context,
): Promise<Pick<ReviewsData, 'providers' | 'countries' | 'best'>> {
  const [ratings, named, providers] = await Promise.all([
    reviews.ratings(),
    reviews.countries(),
    catalogue.providers({ hasReview: true }),
  ]);
  const bySlug = new Map(providers.map((provider) => [provider.slug, provider]));
  const best = bestRated(ratings).flatMap(([slug, { mean, count }]) => {
    const provider = bySlug.get(slug);
    return provider === undefined ? [] : [{ slug, name: provider.name, image: provider.image, mean, count }];
  });
  const compare = compareNames(locale);
  const countries = named
    .flatMap((code) => findCountry(code) ?? [])
    .map(({ slug, name }) => ({ value: slug, label: name[locale] }))
    .toSorted((a, b) => compare(a.label, b.label));
  return {
    providers: providers.map(({ slug, name }) => ({ value: slug, label: isolateText(name) })),
    countries,
    best: best.slice(0, bestShown),
  };
}
