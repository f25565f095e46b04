import { keysOf } from '#domain/kernel/records.ts';
import { defaultTrip } from '#domain/trip/trip.ts';
import { formatList } from '#i18n/format-list.ts';
import { formatDate } from '#i18n/format-time.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { sayTrip } from '#i18n/say-trip.ts';
import { Bar } from '#ui/bar.tsx';
import { GoLink } from '#ui/go-link.tsx';
import { Section } from '#ui/section.tsx';
import { Visit } from '#web/features/provider/visit.tsx';
import { PageLinks } from '#web/features/review/page-links.tsx';
import { RatingDistribution } from '#web/features/review/rating-distribution.tsx';
import { RatingFigure } from '#web/features/review/rating-figure.tsx';
import { ReviewCard } from '#web/features/review/review-card.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { ProfileData } from './load.ts';
import styles from './page.module.css';

// Hydrated after the first interaction.

/** The ways on: to its own site, and to its plans. */
export function ProfileActions({ provider, places }: ProfileData) {
  const texts = usePage().messages.providers;
  return (
    <div className={styles['actions']}>
      <Visit {...provider} look="primary" />
      {places.length > 0 && <GoLink href="#places">{texts.plansFor({ count: places.length })}</GoLink>}
    </div>
  );
}

/** A section that has nothing to say is left out. */
export function ProfileSections(data: ProfileData) {
  return (
    <>
      <div className={styles['pair']}>
        <Cheap {...data} />
        <States {...data} />
      </div>
      <div className={styles['pair']}>
        <Moves {...data} />
        <PriceList {...data} />
      </div>
      <Reviews {...data} />
    </>
  );
}

const placesShown = 5;

function Cheap({ places, cheapestIn, median }: ProfileData) {
  const { shell, messages } = usePage();
  const { cheap, ordinal } = messages.providers;
  const of = places.length;
  const rest = places.slice(placesShown);
  return (
    <Section id="places" heading={cheap.heading} side={sayTrip(defaultTrip, { locale: shell.locale, messages })}>
      {of === 0 ? (
        <p>{cheap.none}</p>
      ) : (
        <p className={styles['big']}>{cheap.summary({ count: cheapestIn, of, median: ordinal({ place: median }) })}</p>
      )}
      <Places places={places.slice(0, placesShown)} />
      {rest.length > 0 && (
        <details>
          <summary className={styles['all']}>{cheap.all({ count: of })}</summary>
          <Places places={rest} />
        </details>
      )}
    </Section>
  );
}

/** The bar is as long as its place among all: none for the cheapest. */
function Places({ places }: Pick<ProfileData, 'places'>) {
  const { shell, messages } = usePage();
  return (
    <ul className={styles['lines']}>
      {places.map(({ name, path, place, of }) => (
        <li key={path}>
          <a href={localizePath(path, shell.locale)}>{name}</a>
          <Bar share={of === 1 ? 0 : (place - 1) / (of - 1)} />
          <span>{messages.list.rank({ place, of })}</span>
        </li>
      ))}
    </ul>
  );
}

function States({ stated, planCount }: ProfileData) {
  const { messages } = usePage();
  const texts = messages.providers;
  return (
    <Section heading={texts.states.heading} side={messages.common.planCount({ count: planCount })}>
      <ul className={styles['stated']}>
        {keysOf(stated).map((fact) => {
          const count = stated[fact];
          return (
            <li key={fact}>
              <span>{messages.plan.detail[fact]}</span>
              <Bar share={count / planCount} />
              <span>{texts.states.on({ count, of: planCount })}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const directions = ['higher', 'lower'] as const;

function Moves({ moves }: ProfileData) {
  const texts = usePage().messages.providers.moves;
  const most = Math.max(...moves.weeks.flatMap(({ lower, higher }) => [lower, higher]));
  if (most === 0) return null;
  const height = (count: number): number => Math.round((100 * count) / most);
  return (
    <Section heading={texts.heading} side={texts.period}>
      <p className={styles['big']}>{texts.summary(moves)}</p>
      <svg className={styles['moves']} viewBox="0 0 260 100" preserveAspectRatio="none" aria-hidden="true">
        {directions.map((direction, side) => (
          <g key={direction} className={styles[direction]}>
            {moves.weeks.map(({ [direction]: count }, week) => (
              // oxlint-disable-next-line react/no-array-index-key -- the week is its key
              <rect key={week} x={week * 20 + side * 9} y={100 - height(count)} width="8" height={height(count)} />
            ))}
          </g>
        ))}
      </svg>
      <p className={styles['legend']} aria-hidden="true">
        {directions.map((direction) => (
          <span key={direction}>
            <svg className={styles[direction]} viewBox="0 0 1 1" width="10" height="10">
              <rect width="1" height="1" />
            </svg>
            {texts[direction]}
          </span>
        ))}
        <span>{texts.weeks}</span>
      </p>
    </Section>
  );
}

function PriceList({ runs: { days, rows, refused } }: ProfileData) {
  const { shell, messages } = usePage();
  const texts = messages.providers.list;
  const failed = days.filter(({ isRead }) => !isRead).map(({ day }) => formatDate(`${day}T12:00:00Z`, shell.locale));
  if (days.length === 0) return null;
  return (
    <Section heading={texts.heading} side={texts.period}>
      <p className={styles['big']}>{texts.summary({ read: days.length - failed.length, of: days.length })}</p>
      {failed.length > 0 && <p>{texts.unread({ dates: formatList(failed, shell.locale) })}</p>}
      <p>{texts.refused({ count: refused, of: rows })}</p>
    </Section>
  );
}

function Reviews({ provider, summary, reviews, page, pages }: ProfileData) {
  const { messages } = usePage();
  if (summary.mean === null) return null;
  return (
    <Section id="reviews" heading={messages.provider.reviews.heading}>
      <div className={styles['reviews']}>
        <div>
          <RatingFigure mean={summary.mean}>
            <span>{messages.reviews.count({ count: summary.count })}</span>
          </RatingFigure>
          <RatingDistribution counts={summary.distribution} of={{ provider: provider.slug }} />
        </div>
        <div>
          <ul>
            {reviews.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </ul>
          <PageLinks path={`/providers/${provider.slug}`} page={page} pages={pages} />
        </div>
      </div>
    </Section>
  );
}
