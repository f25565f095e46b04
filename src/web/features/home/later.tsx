import { localizePath } from '#i18n/localized-path.ts';
import { GoLink } from '#ui/go-link.tsx';
import { Section } from '#ui/section.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { PlaceLinks } from '#web/shared/place/place-links.tsx';
import { ReviewCard } from '#web/features/review/review-card.tsx';
import { HomeTools } from './home-tools.tsx';
import { HowItWorks } from './how-it-works.tsx';
import type { HomeData } from './load.ts';
import styles from './page.module.css';
import { PopularPlaces } from './popular-places.tsx';

// Content below the fold, hydrated after the first interaction.

export { TripFinder } from './trip-finder/trip-finder.tsx';

/** Popular places, how it works, and latest reviews. */
export function HomeSections(data: HomeData) {
  const { shell, messages } = usePage();
  const texts = messages.home;
  const allPath = localizePath('/region', shell.locale);
  return (
    <>
      {data.notice === null && (
        <Section
          heading={texts.popular.heading}
          lead={texts.popular.lead}
          side={<GoLink href={allPath}>{texts.popular.all({ count: data.destinationCount })}</GoLink>}
        >
          <PopularPlaces places={data.popular} destinationCount={data.destinationCount} />
        </Section>
      )}
      {data.regions.length > 0 && (
        <Section
          className={styles['regions']}
          heading={texts.regions.heading}
          lead={texts.regions.lead}
          side={<GoLink href={allPath}>{texts.regions.all}</GoLink>}
        >
          <PlaceLinks places={data.regions} />
        </Section>
      )}
      <HomeTools />
      <Section className={styles['how']} heading={texts.how.heading} isBand>
        <HowItWorks />
      </Section>
      <LatestReviews {...data} />
    </>
  );
}

function LatestReviews({ reviews, reviewCount }: HomeData) {
  const { shell, messages } = usePage();
  const texts = messages.home.reviews;
  const all = <GoLink href={localizePath('/reviews', shell.locale)}>{texts.all({ count: reviewCount })}</GoLink>;
  return (
    <Section heading={texts.heading} side={reviews.length > 0 ? all : undefined}>
      {reviews.length === 0 ? (
        <p className={styles['empty']}>{texts.empty}</p>
      ) : (
        <ul className={styles['reviews']}>
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </ul>
      )}
    </Section>
  );
}
