import { formatPerGb } from '#i18n/format-money.ts';
import { formatRelativeTime } from '#i18n/format-time.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Bar } from '#ui/bar.tsx';
import { classNames } from '#ui/class-names.ts';
import { Flag } from '#ui/flag.tsx';
import { GoLink } from '#ui/go-link.tsx';
import { Neatline } from '#ui/neatline.tsx';
import { Sea } from '#ui/sea.tsx';
import { Section, Wrap } from '#ui/section.tsx';
import { DestinationFinder } from '#web/components/destination-finder.tsx';
import { flagAddress } from '#web/components/flag-address.ts';
import { usePage } from '#web/components/page-environment.tsx';
import { PlaceLinks } from '#web/components/place-links.tsx';
import { ReviewCard } from '#web/components/review-card.tsx';
import { HowItWorks } from './how-it-works.tsx';
import type { HomeData } from './load.ts';
import styles from './page.module.css';
import { PopularPlaces } from './popular-places.tsx';

/** The way in: find a destination, or see where travellers go and what a gigabyte costs there. */
export function HomePage(data: HomeData) {
  const { shell, messages } = usePage();
  const texts = messages.home;
  const allPath = localizePath('/region', shell.locale);
  return (
    <>
      <Hero {...data} />
      <Section
        heading={texts.popular.heading}
        side={<GoLink href={allPath}>{texts.popular.all({ count: data.destinationCount })}</GoLink>}
      >
        <PopularPlaces places={data.popular} destinationCount={data.destinationCount} />
      </Section>
      {data.regions.length > 0 && (
        <Section
          heading={texts.regions.heading}
          lead={texts.regions.lead}
          side={<GoLink href={allPath}>{texts.regions.all}</GoLink>}
        >
          <PlaceLinks places={data.regions} />
        </Section>
      )}
      <Section heading={texts.how.heading} isBand>
        <HowItWorks />
      </Section>
      <League {...data} />
      <LatestReviews {...data} />
    </>
  );
}

function Hero({ providerCount, destinationCount, checkedAt }: HomeData) {
  const { shell, messages } = usePage();
  const texts = messages.home;
  const checked =
    checkedAt === null
      ? ''
      : messages.destination.checked({ when: formatRelativeTime(checkedAt, new Date(shell.now), shell.locale) });
  return (
    <>
      <Sea className={styles['hero']}>
        <Wrap>
          <h1>{texts.heading}</h1>
          <p className={styles['summary']}>
            {texts.summary({ providers: providerCount, destinations: destinationCount })}
            {checked !== '' && <span>{checked}</span>}
          </p>
          <DestinationFinder {...texts.finder} isWide />
        </Wrap>
      </Sea>
      <Neatline />
    </>
  );
}

/** The most visited places by what a gigabyte costs there, lowest first. */
function League({ popular }: HomeData) {
  const { shell, messages } = usePage();
  const texts = messages.home.league;
  const entries = popular
    .flatMap(({ perGb, ...place }) => (perGb === null ? [] : [{ ...place, perGb }]))
    .toSorted((a, b) => a.perGb.units - b.perGb.units);
  const highest = entries.at(-1)?.perGb.units ?? 0;
  if (entries.length === 0) return null;
  return (
    <Section heading={texts.heading} lead={texts.lead}>
      <ol className={styles['league']}>
        {entries.map(({ path, name, flag, perGb }, index) => (
          <li key={path}>
            <a href={localizePath(path, shell.locale)} className={classNames(index === 0 && styles['low'])}>
              <b>
                {flag !== null && <Flag src={flagAddress(flag)} />}
                {name}
              </b>
              <Bar share={perGb.units / highest} isFix={index === 0} />
              <span>{formatPerGb(perGb, shell.locale)}</span>
            </a>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function LatestReviews({ reviews }: HomeData) {
  const { shell, messages } = usePage();
  const texts = messages.home.reviews;
  const side = reviews.length > 0 && <GoLink href={localizePath('/reviews', shell.locale)}>{texts.all}</GoLink>;
  return (
    <Section heading={texts.heading} {...(side !== false && { side })}>
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
