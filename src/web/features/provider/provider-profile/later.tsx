import { keysOf } from '#domain/kernel/records.ts';
import { defaultTrip } from '#domain/trip/trip.ts';
import { formatList } from '#i18n/format-list.ts';
import { formatDate } from '#i18n/format-time.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { sayTrip } from '#i18n/say-trip.ts';
import { Bar } from '#ui/bar.tsx';
import { Section } from '#ui/section.tsx';
import { PageLinks } from '#web/features/review/page-links.tsx';
import { RatingDistribution } from '#web/features/review/rating-distribution.tsx';
import { RatingFigure } from '#web/features/review/rating-figure.tsx';
import { ReviewCard } from '#web/features/review/review-card.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { ProfileData } from './load.ts';
import styles from './page.module.css';

// Hydrated after the first interaction.

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
    <Section heading={cheap.heading} side={sayTrip(defaultTrip, { locale: shell.locale, messages })}>
      {of === 0 ? (
        <p>{cheap.none}</p>
      ) : (
        <p className={styles['big']}>{cheap.summary({ count: cheapestIn, of, median: ordinal({ place: median }) })}</p>
      )}
      <Places places={places.slice(0, placesShown)} />
      {rest.length > 0 && (
        <details>
          <summary>{cheap.all({ count: of })}</summary>
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
      <ul className={styles['lines']}>
        {keysOf(stated).map((fact) => {
          const count = stated[fact];
          const words = count === 0 ? texts.states.never : texts.ofPlaces({ count, of: planCount });
          return (
            <li key={fact}>
              <span>{messages.plan.detail[fact]}</span>
              <Bar share={count / planCount} />
              <span>{count === planCount ? texts.states.always : words}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Moves({ moves }: ProfileData) {
  const texts = usePage().messages.providers.moves;
  const most = Math.max(1, ...moves.weeks.flatMap(({ lower, higher }) => [lower, higher]));
  const height = (count: number): number => Math.round((100 * count) / most);
  return (
    <Section heading={texts.heading} side={texts.period}>
      <p className={styles['big']}>{texts.summary(moves)}</p>
      <svg className={styles['moves']} viewBox="0 0 260 100" preserveAspectRatio="none" aria-hidden="true">
        {moves.weeks.map(({ lower, higher }, week) => (
          // oxlint-disable-next-line react/no-array-index-key -- the week is its key
          <g key={week}>
            <rect
              className={styles['higher']}
              x={week * 20}
              y={100 - height(higher)}
              width="8"
              height={height(higher)}
            />
            <rect
              className={styles['lower']}
              x={week * 20 + 9}
              y={100 - height(lower)}
              width="8"
              height={height(lower)}
            />
          </g>
        ))}
      </svg>
    </Section>
  );
}

function PriceList({ runs: { days, rows, refused } }: ProfileData) {
  const { shell, messages } = usePage();
  const texts = messages.providers.list;
  const failed = days.filter(({ isRead }) => !isRead).map(({ day }) => formatDate(`${day}T12:00:00Z`, shell.locale));
  if (days.length === 0)
    return (
      <Section heading={texts.heading} side={texts.period}>
        <p>{texts.none}</p>
      </Section>
    );
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
  const texts = messages.provider.reviews;
  return (
    <Section id="reviews" heading={texts.heading}>
      {summary.mean === null ? (
        <p>{texts.empty}</p>
      ) : (
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
      )}
    </Section>
  );
}
