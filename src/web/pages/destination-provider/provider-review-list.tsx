import { formatNumber } from '#i18n/format-number.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Bar } from '#ui/bar.tsx';
import { GoLink } from '#ui/go-link.tsx';
import { Wrap } from '#ui/section.tsx';
import { Stars } from '#ui/stars.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { usePage } from '#web/components/page-environment.tsx';
import { ReviewCard } from '#web/components/review-card.tsx';
import type { ReviewData } from '#web/components/review-data.ts';
import type { ProviderReviews } from './load-reviews.ts';
import styles from './provider-review-list.module.css';

interface ProviderReviewListProps {
  readonly provider: string;
  readonly destination: { readonly name: string };
  readonly reviews: ProviderReviews;
}

/** What travellers say of the provider: the figure, how the stars are spread, and the newest texts. */
export function ProviderReviewList({ provider, destination, reviews }: ProviderReviewListProps) {
  const texts = usePage().messages.provider.reviews;
  return (
    <section className={styles['section']} id="reviews" aria-labelledby="reviews-heading">
      <Wrap className={styles['columns']}>
        <div>
          <h2 id="reviews-heading">{texts.heading}</h2>
          <Summary destination={destination} reviews={reviews} />
        </div>
        {reviews.summary.count === 0 ? (
          <p className={styles['empty']}>{texts.emptyText({ provider })}</p>
        ) : (
          <Texts destination={destination} reviews={reviews} />
        )}
      </Wrap>
    </section>
  );
}

type ReviewParts = Omit<ProviderReviewListProps, 'provider'>;

function Summary({ destination, reviews: { summary, countHere } }: ReviewParts) {
  const { shell, messages } = usePage();
  const texts = messages.provider.reviews;
  if (summary.mean === null) return <p className={styles['none']}>{texts.empty}</p>;
  const mean = Math.round(summary.mean * 10) / 10;
  return (
    <>
      <div className={styles['figure']}>
        <b>{formatNumber(mean, shell.locale)}</b>
        <div>
          <Stars rating={Math.round(mean)} label={messages.reviews.rating({ rating: mean })} />
          <span>{messages.reviews.count({ count: summary.count })}</span>
          {countHere !== null && countHere > 0 && (
            <span>{texts.reviewsHere({ count: countHere, destination: destination.name })}</span>
          )}
        </div>
      </div>
      <Distribution counts={summary.distribution} />
    </>
  );
}

/** Bars are relative to the longest one. */
function Distribution({ counts }: { readonly counts: ProviderReviews['summary']['distribution'] }) {
  const { shell, messages } = usePage();
  const most = Math.max(...counts);
  const lines = counts.map((count, index) => ({ stars: index + 1, count })).toReversed();
  return (
    <ol className={styles['distribution']}>
      {lines.map(({ stars, count }) => (
        <li key={stars}>
          <span aria-hidden="true">{stars}</span>
          <VisuallyHidden>{messages.provider.reviews.stars({ count: stars })}</VisuallyHidden>
          <Bar share={most === 0 ? 0 : count / most} />
          <span aria-hidden="true">{formatNumber(count, shell.locale)}</span>
          <VisuallyHidden>{messages.reviews.count({ count })}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

function Texts({ destination, reviews: { here, elsewhere } }: ReviewParts) {
  const { shell, messages } = usePage();
  const texts = messages.provider.reviews;
  return (
    <div className={styles['texts']}>
      {here.length > 0 && <Group heading={texts.here({ destination: destination.name })} reviews={here} />}
      {elsewhere.length > 0 && <Group heading={here.length > 0 ? texts.elsewhere : null} reviews={elsewhere} />}
      <GoLink href={localizePath('/reviews', shell.locale)}>{texts.allReviews}</GoLink>
    </div>
  );
}

function Group({ heading, reviews }: { readonly heading: string | null; readonly reviews: readonly ReviewData[] }) {
  return (
    <div>
      {heading !== null && <h3>{heading}</h3>}
      <ul className={styles['list']}>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
    </div>
  );
}
