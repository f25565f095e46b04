import { localizePath } from '#i18n/localized-path.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { Wrap } from '#ui/section.tsx';
import { PageLinks } from '#web/components/page-links.tsx';
import { usePage } from '#web/components/page-environment.tsx';
import { ReviewCard } from '#web/components/review-card.tsx';
import type { ReviewsData } from './load.ts';
import styles from './page.module.css';

export function ReviewsPage({ reviews, total, page, pages }: ReviewsData) {
  const { shell, messages } = usePage();
  const { nav } = messages.common;
  const texts = messages.reviews;
  return (
    <Wrap className={styles['page']}>
      <Crumbs
        label={nav.breadcrumb}
        trail={[{ label: nav.home, href: localizePath('/', shell.locale) }, { label: texts.heading }]}
      />
      <h1>{texts.heading}</h1>
      <p className={styles['lead']}>{texts.lead}</p>
      {total === 0 ? (
        <NoReviews />
      ) : (
        <>
          <p className={styles['count']}>{texts.count({ count: total })}</p>
          <ol className={styles['list']}>
            {reviews.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </ol>
          <PageLinks path="/reviews" page={page} pages={pages} />
        </>
      )}
    </Wrap>
  );
}

function NoReviews() {
  const { shell, messages } = usePage();
  const texts = messages.reviews.empty;
  return (
    <section className={styles['empty']}>
      <h2>{texts.heading}</h2>
      <p>{texts.text}</p>
      <ButtonLink href={localizePath('/region', shell.locale)}>{texts.destinations}</ButtonLink>
    </section>
  );
}
