import type { ReviewListQuery } from '#domain/review/review-query.ts';
import { reviewsPath } from '#domain/review/review-query.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Bar } from '#ui/bar.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './rating-distribution.module.css';

interface RatingDistributionProps {
  /** Reviews with one star, two stars, … five stars. */
  readonly counts: readonly [number, number, number, number, number];
  /** Query of the reviews; each bar links to those with its stars. */
  readonly of: Partial<ReviewListQuery>;
}

/** Rating distribution: five stars first, bars relative to all reviews. */
export function RatingDistribution({ counts, of }: RatingDistributionProps) {
  const { shell, messages } = usePage();
  const total = counts.reduce((sum, count) => sum + count, 0);
  const lines = counts.map((count, at) => ({ stars: at + 1, count })).toReversed();
  return (
    <ol className={styles['distribution']} reversed>
      {lines.map(({ stars, count }) => (
        <li key={stars}>
          <a
            href={count === 0 ? undefined : localizePath(reviewsPath({ ...of, rating: stars }), shell.locale)}
            aria-current={of.rating === stars ? 'true' : undefined}
          >
            <VisuallyHidden>{messages.reviews.countWithStars({ stars, count })}</VisuallyHidden>
            <span aria-hidden="true">{formatNumber(stars, shell.locale)}</span>
            <Bar share={total === 0 ? 0 : count / total} />
            <span aria-hidden="true">{formatNumber(count, shell.locale)}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
