import { isFiltered, reviewsPath, writeReviewQuery } from '#domain/review/review-query.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageLinks } from '#web/features/review/page-links.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { ReviewCard } from '#web/features/review/review-card.tsx';
import type { ReviewsData } from './load.ts';
import styles from './page.module.css';
import { Heading } from '#ui/heading.tsx';

/** One page of the filtered reviews. */
export function ReviewList({ reviews, total, page, pages, query, seller }: ReviewsData) {
  const { shell, messages } = usePage();
  const texts = messages.reviews;
  const order = query.order === 'language' && query.language !== null ? 'newest' : query.order;
  const all = (
    <ButtonLink href={localizePath(reviewsPath({ order: query.order }), shell.locale)} size="small">
      {texts.filters.all}
    </ButtonLink>
  );
  if (total === 0) {
    return (
      <section className={styles['empty']}>
        <Heading as="h2">{texts.none.heading}</Heading>
        <p>{texts.none.text}</p>
        {all}
      </section>
    );
  }
  return (
    <>
      <div className={styles['count']}>
        <p>{texts.count({ count: total })}</p>
        {isFiltered(query) && all}
      </div>
      {order !== 'newest' && <p className={styles['note']}>{texts.orderNotes[order]}</p>}
      <ol className={styles['list']}>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} namesSeller={seller === null} />
        ))}
      </ol>
      <PageLinks path="/reviews" search={writeReviewQuery(query)} page={page} pages={pages} />
    </>
  );
}
