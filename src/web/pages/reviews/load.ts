import type { Context } from '#runtime/context.ts';
import { countPages, firstPageAddress, pageAddress, readPageNumber } from '#web/components/paging.ts';
import type { ReviewData } from '#web/components/review-data.ts';
import type { Loaded, PageRequest } from '#web/load-page.ts';
import { shapeReview } from '#web/pages/shape-review.ts';

const reviewsPerPage = 20;

export interface ReviewsData {
  readonly reviews: readonly ReviewData[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

export async function loadReviews(
  { query, locale, messages }: PageRequest,
  context: Context,
): Promise<Loaded<ReviewsData>> {
  const page = readPageNumber(query);
  if (page === null) return { kind: 'redirect', location: firstPageAddress('/reviews', query), status: 301 };
  const { reviews, total } = await context.reviews.published({ page, pageSize: reviewsPerPage });
  const pages = countPages(total, reviewsPerPage);
  if (page > pages) return { kind: 'not-found' };
  const address = (number: number): string => pageAddress('/reviews', number);
  return {
    kind: 'page',
    head: {
      title: messages.reviews.title,
      description: messages.reviews.description,
      ...(total === 0 && { noIndex: true }),
      ...(page > 1 && { previous: address(page - 1) }),
      ...(page < pages && { next: address(page + 1) }),
    },
    search: page === 1 ? '' : `?page=${page}`,
    data: { reviews: reviews.map((review) => shapeReview(review, locale)), total, page, pages },
  };
}
