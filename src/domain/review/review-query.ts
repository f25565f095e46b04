import { queryText } from '#domain/kernel/query-text.ts';
import { isLocale, type Locale } from '#domain/kernel/locale.ts';
import { parseProviderSlug, type ProviderSlug } from '#domain/plan/provider-slug.ts';
import { reviewOrders } from './review-usefulness.ts';

/** The filters of the reviews page; each is a parameter of its address. Null: all. */
export interface ReviewListQuery {
  readonly provider: ProviderSlug | null;
  /** Slug of a country, as in the address; its existence is checked by the server. */
  readonly destination: string | null;
  /** 1 to 5. */
  readonly rating: number | null;
  readonly language: Locale | null;
  readonly order: ReviewListOrder;
}

/** Orders of the page: reviews in the page's language first, the newest of each at the top; or one order for all. */
export const reviewListOrders = ['language', ...reviewOrders] as const;

type ReviewListOrder = (typeof reviewListOrders)[number];

export const allReviews: ReviewListQuery = {
  provider: null,
  destination: null,
  rating: null,
  language: null,
  order: 'language',
};

/** Reads a query string. Missing, empty or invalid parameters are ignored. */
export function readReviewQuery(parameters: URLSearchParams): ReviewListQuery {
  const provider = parseProviderSlug(parameters.get('provider') ?? '');
  const destination = parameters.get('destination') ?? '';
  const rating = parameters.get('rating') ?? '';
  const language = parameters.get('language') ?? '';
  return {
    provider: provider.ok ? provider.value : null,
    destination: /^[a-z0-9-]{1,60}$/.test(destination) ? destination : null,
    rating: /^[1-5]$/.test(rating) ? Number(rating) : null,
    language: isLocale(language) ? language : null,
    order: reviewListOrders.find((order) => order === parameters.get('order')) ?? allReviews.order,
  };
}

/**
 * The query string with its `?`, without defaults.
 * @param page from 1; the first one is omitted
 */
export function writeReviewQuery(query: ReviewListQuery, page = 1): string {
  const parameters = new URLSearchParams();
  const put = (name: string, value: string | number | null): void => {
    if (value !== null) parameters.set(name, String(value));
  };
  put('provider', query.provider);
  put('destination', query.destination);
  put('rating', query.rating);
  put('language', query.language);
  put('order', query.order === allReviews.order ? null : query.order);
  put('page', page === 1 ? null : page);
  return queryText(parameters);
}

/** The address of reviews, without language prefix. */
export function reviewsPath(query: Partial<ReviewListQuery>): string {
  return `/reviews${writeReviewQuery({ ...allReviews, ...query })}`;
}

export function isFiltered({ order: _order, ...filters }: ReviewListQuery): boolean {
  return Object.values(filters).some((value) => value !== null);
}
