import { fewestReviews } from '#domain/listing/best-rated.ts';
import { isFiltered, reviewsPath } from '#domain/review/review-query.ts';
import { formatNumber, formatRating } from '#i18n/format-number.ts';
import { joinPhrases } from '#i18n/punctuation.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Logo } from '#ui/logo.tsx';
import { Rating } from '#ui/rating.tsx';
import { logoAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { CheckedNote } from '#web/features/review/checked-note.tsx';
import { RatingDistribution } from '#web/features/review/rating-distribution.tsx';
import { RatingFigure } from '#web/features/review/rating-figure.tsx';
import type { BestProvider, ReviewsData } from './load.ts';
import styles from './page.module.css';
import { Heading } from '#ui/heading.tsx';

/** Rating distribution, and how reviews are checked: beside the list, on phones above it. */
export function ReviewSide({ summary, query }: ReviewsData) {
  const { messages } = usePage();
  const texts = messages.reviews;
  const { rating: _rating, ...chosen } = query;
  const isChosen = isFiltered({ ...query, rating: null });
  if (summary.mean === null) return null;
  return (
    <aside className={styles['side']}>
      <Heading as="h2">{isChosen ? texts.summary.chosen : texts.summary.all}</Heading>
      <RatingFigure mean={summary.mean}>
        <span>{messages.reviews.countOfProviders({ reviews: summary.count, providers: summary.providers })}</span>
      </RatingFigure>
      <RatingDistribution counts={summary.distribution} of={query.rating === null ? chosen : query} />
      <CheckedNote />
    </aside>
  );
}

/** On phones only the first three. */
export function BestRated({ best }: Pick<ReviewsData, 'best'>) {
  const { shell, messages } = usePage();
  const texts = messages.reviews.best;
  if (best.length === 0) return null;
  return (
    <section className={styles['ranking']}>
      <Heading as="h2">{texts.heading}</Heading>
      <p className={styles['note']}>{texts.note({ fewest: formatNumber(fewestReviews, shell.locale) })}</p>
      <ol className={styles['best']}>
        {best.map((provider, index) => (
          <li key={provider.slug}>
            <span aria-hidden="true">{formatNumber(index + 1, shell.locale)}</span>
            <Logo src={logoAddress(provider.image)} name={provider.name} size={36} />
            <a href={localizePath(reviewsPath({ provider: provider.slug }), shell.locale)}>
              <bdi>{provider.name}</bdi>
            </a>
            <BestRating {...provider} />
          </li>
        ))}
      </ol>
    </section>
  );
}

export function BestRating({ mean, count }: Pick<BestProvider, 'mean' | 'count'>) {
  const { shell, messages } = usePage();
  const rounded = Math.round(mean * 10) / 10;
  const words = [messages.reviews.rating({ rating: rounded }), messages.reviews.count({ count })];
  return (
    <Rating
      mean={formatRating(rounded, shell.locale)}
      count={formatNumber(count, shell.locale)}
      label={joinPhrases(words, shell.locale)}
    />
  );
}
