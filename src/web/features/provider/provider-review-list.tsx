import { isolateText } from '#domain/kernel/bidi-text.ts';
import { reviewsPath, type ReviewListQuery } from '#domain/review/review-query.ts';
import { localizePath } from '#i18n/localized-path.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import { GoLink } from '#ui/go-link.tsx';
import { Wrap } from '#ui/section.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { ReviewCard } from '#web/features/review/review-card.tsx';
import type { ReviewData } from '#web/features/review/review-data.ts';
import { CheckedNote } from '#web/features/review/checked-note.tsx';
import { RatingDistribution } from '#web/features/review/rating-distribution.tsx';
import { RatingFigure } from '#web/features/review/rating-figure.tsx';
import { WriteReview } from '#web/features/review/write-review.tsx';
import type { ProviderReviews } from './destination-provider/load-reviews.ts';
import styles from './provider-review-list.module.css';
import { Heading } from '#ui/heading.tsx';

interface ProviderReviewListProps {
  readonly provider: { readonly name: string };
  readonly destination: PlaceForms;
  readonly reviews: ProviderReviews;
}

/** Reviews of the provider: mean, distribution and the newest texts. */
export function ProviderReviewList({ provider, destination, reviews }: ProviderReviewListProps) {
  const texts = usePage().messages.provider.reviews;
  return (
    <section className={styles['section']} id="reviews" aria-labelledby="reviews-heading">
      <Wrap className={styles['columns']}>
        <div>
          <Heading as="h2" id="reviews-heading">
            {texts.heading}
          </Heading>
          <Summary destination={destination} reviews={reviews} />
          <div className={styles['write']}>
            <WriteReview look="outline" />
            <CheckedNote />
          </div>
        </div>
        {reviews.summary.count === 0 ? (
          <p className={styles['empty']}>{texts.emptyText({ provider: isolateText(provider.name) })}</p>
        ) : (
          <Texts destination={destination} reviews={reviews} />
        )}
      </Wrap>
    </section>
  );
}

type ReviewParts = Omit<ProviderReviewListProps, 'provider'>;

/** The address of the provider's reviews in the page's language. */
function useAddress(reviews: ProviderReviews): (part: Partial<ReviewListQuery>) => string {
  const { shell } = usePage();
  return (part) => localizePath(reviewsPath({ provider: reviews.provider, ...part }), shell.locale);
}

function Summary({ destination, reviews }: ReviewParts) {
  const { messages } = usePage();
  const address = useAddress(reviews);
  const texts = messages.provider.reviews;
  const { summary, countHere, country } = reviews;
  if (summary.mean === null) return <p className={styles['none']}>{texts.empty}</p>;
  return (
    <>
      <RatingFigure mean={summary.mean}>
        <span>{messages.reviews.count({ count: summary.count })}</span>
        {countHere !== null && countHere > 0 && (
          <span>
            <a href={address({ destination: country })}>{texts.reviewsHere({ count: countHere, destination })}</a>
          </span>
        )}
      </RatingFigure>
      <RatingDistribution counts={summary.distribution} of={{ provider: reviews.provider }} />
    </>
  );
}

function Texts({ destination, reviews }: ReviewParts) {
  const texts = usePage().messages.provider.reviews;
  const address = useAddress(reviews);
  const { here, elsewhere } = reviews;
  return (
    <div className={styles['texts']}>
      {here.length > 0 && <Group heading={texts.here({ destination })} reviews={here} />}
      {elsewhere.length > 0 && <Group heading={here.length > 0 ? texts.elsewhere : null} reviews={elsewhere} />}
      <GoLink href={address({})}>{texts.allReviews}</GoLink>
    </div>
  );
}

function Group({ heading, reviews }: { readonly heading: string | null; readonly reviews: readonly ReviewData[] }) {
  return (
    <div>
      {heading !== null && <h3>{heading}</h3>}
      <ul className={styles['list']}>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} namesSeller={false} />
        ))}
      </ul>
    </div>
  );
}
