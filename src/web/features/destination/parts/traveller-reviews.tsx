import { reviewsPath } from '#domain/review/review-query.ts';
import { localizePath } from '#i18n/localized-path.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import { GoLink } from '#ui/go-link.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { ReviewCard } from '#web/features/review/review-card.tsx';
import type { ReviewData } from '#web/features/review/review-data.ts';
import { CheckedNote } from '#web/features/review/checked-note.tsx';
import { RatingDistribution } from '#web/features/review/rating-distribution.tsx';
import { RatingFigure } from '#web/features/review/rating-figure.tsx';
import { WriteReview } from '#web/features/review/write-review.tsx';
import styles from './traveller-reviews.module.css';

export interface TravellerReviewsProps {
  /** Of all published reviews; `distribution` counts those with one star, two stars, … five stars. */
  readonly summary: {
    readonly mean: number | null;
    readonly count: number;
    readonly providers: number;
    readonly distribution: readonly [number, number, number, number, number];
  };
  readonly latest: readonly ReviewData[];
  /** Null: from everywhere. */
  readonly place: PlaceForms | null;
  /** Slug of the country; null: from everywhere. */
  readonly country: string | null;
}

/** Reviews of travellers to this place: rating distribution and the newest texts. */
export function TravellerReviews({ summary, latest, place, country }: TravellerReviewsProps) {
  const { shell, messages } = usePage();
  const texts = messages.destination.reviews;
  if (summary.mean === null)
    return <p className={styles['empty']}>{place === null ? texts.emptyWorld : texts.empty({ place })}</p>;
  return (
    <div className={styles['reviews']}>
      <div>
        <RatingFigure mean={summary.mean}>
          <span>{messages.reviews.countOfProviders({ reviews: summary.count, providers: summary.providers })}</span>
        </RatingFigure>
        <RatingDistribution counts={summary.distribution} of={{ destination: country }} />
        <div className={styles['write']}>
          <WriteReview look="outline" />
        </div>
        <CheckedNote />
      </div>
      <div>
        <ul className={styles['latest']}>
          {latest.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </ul>
        <GoLink href={localizePath(reviewsPath({ destination: country }), shell.locale)}>{texts.all}</GoLink>
      </div>
    </div>
  );
}
