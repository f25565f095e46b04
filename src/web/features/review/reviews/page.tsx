import { isFiltered } from '#domain/review/review-query.ts';
import { Wrap } from '#ui/section.tsx';
import { lazyComponent } from '#web/shared/page/lazy-component.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Trail } from '#web/shared/page/trail.tsx';
import { WriteReview } from '#web/features/review/write-review.tsx';
import type { ReviewsData } from './load.ts';
import styles from './page.module.css';

const ReviewFilters = lazyComponent(async () => (await import('./later.tsx')).ReviewFilters);
const BestRated = lazyComponent(async () => (await import('./later.tsx')).BestRated);
const ReviewsHead = lazyComponent(async () => (await import('./later.tsx')).ReviewsHead);
const NoReviews = lazyComponent(async () => (await import('./later.tsx')).NoReviews);
const ReviewList = lazyComponent(async () => (await import('./later.tsx')).ReviewList);
const ReviewSide = lazyComponent(async () => (await import('./later.tsx')).ReviewSide);

/** All published reviews, and a way to write one. */
export function Page(data: ReviewsData) {
  const { messages } = usePage();
  const texts = messages.reviews;
  const hasAny = data.total > 0 || isFiltered(data.query);
  return (
    <Wrap className={styles['page']}>
      <Trail to={[{ label: texts.heading }]} />
      <div className={styles['top']}>
        <div>
          <ReviewsHead seller={data.seller} />
        </div>
        <div className={styles['write']}>
          <WriteReview look="primary" opensByAddress />
        </div>
      </div>
      <noscript>
        <p id="write-review" className={styles['note']}>
          {texts.withoutScript}
        </p>
      </noscript>
      {hasAny ? (
        <div className={styles['columns']}>
          {data.seller === null && <BestRated best={data.best} />}
          <div>
            <ReviewFilters {...data} />
            <ReviewList {...data} />
          </div>
          <ReviewSide {...data} />
        </div>
      ) : (
        <NoReviews />
      )}
    </Wrap>
  );
}
