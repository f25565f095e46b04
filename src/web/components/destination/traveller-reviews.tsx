import { formatNumber } from '#i18n/format-number.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Bar } from '#ui/bar.tsx';
import { GoLink } from '#ui/go-link.tsx';
import { Stars } from '#ui/stars.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { usePage } from '#web/components/page-environment.tsx';
import { ReviewCard } from '#web/components/review-card.tsx';
import type { ReviewData } from '#web/components/review-data.ts';
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
  readonly place: string | null;
}

/** What travellers to this place say: how their ratings spread, and the newest words. */
export function TravellerReviews({ summary, latest, place }: TravellerReviewsProps) {
  const { shell, messages } = usePage();
  const texts = messages.destination.reviews;
  if (summary.mean === null)
    return <p className={styles['empty']}>{place === null ? texts.emptyWorld : texts.empty({ name: place })}</p>;
  return (
    <div className={styles['reviews']}>
      <div>
        <MeanRating mean={summary.mean} count={summary.count} providers={summary.providers} />
        <Distribution counts={summary.distribution} />
      </div>
      <div>
        <ul className={styles['latest']}>
          {latest.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </ul>
        <GoLink href={localizePath('/reviews', shell.locale)}>{texts.all}</GoLink>
      </div>
    </div>
  );
}

function MeanRating({
  mean,
  count,
  providers,
}: {
  readonly mean: number;
  readonly count: number;
  readonly providers: number;
}) {
  const { shell, messages } = usePage();
  const texts = messages.destination.reviews;
  const rating = formatNumber(Math.round(mean * 10) / 10, shell.locale);
  return (
    <div className={styles['mean']}>
      <b aria-hidden="true">{rating}</b>
      <div>
        <Stars rating={Math.round(mean)} label={texts.mean({ rating })} />
        <span>{texts.count({ reviews: count, providers })}</span>
      </div>
    </div>
  );
}

/** Five stars first; bars are relative to the longest. */
function Distribution({ counts }: { readonly counts: TravellerReviewsProps['summary']['distribution'] }) {
  const { shell, messages } = usePage();
  const texts = messages.destination.reviews;
  const most = Math.max(...counts);
  return (
    <ol className={styles['distribution']} reversed>
      {counts
        .map((count, at) => ({ stars: at + 1, count }))
        .toReversed()
        .map(({ stars, count }) => (
          <li key={stars}>
            <VisuallyHidden>{texts.stars({ stars, count })}</VisuallyHidden>
            <span aria-hidden="true">{formatNumber(stars, shell.locale)}</span>
            <Bar share={count / most} />
            <span aria-hidden="true">{formatNumber(count, shell.locale)}</span>
          </li>
        ))}
    </ol>
  );
}
