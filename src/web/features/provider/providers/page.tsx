import { formatNumber, formatRating } from '#i18n/format-number.ts';
import { formatRelativeTime } from '#i18n/format-time.ts';
import { joinPhrases } from '#i18n/punctuation.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Boundary } from '#ui/boundary.tsx';
import { Heading } from '#ui/heading.tsx';
import { Logo } from '#ui/logo.tsx';
import { Rating } from '#ui/rating.tsx';
import { Wrap } from '#ui/section.tsx';
import { PageLinks } from '#web/features/review/page-links.tsx';
import { logoAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Trail } from '#web/shared/page/trail.tsx';
import type { ListedProvider, ProvidersData } from './load.ts';
import styles from './page.module.css';
import { providerOrders, providersPath } from './provider-order.ts';

/** Every provider, cheapest most often first unless asked otherwise. */
export function Page({ count, page, pages, order, hasSeats, providers }: ProvidersData) {
  const { shell, messages } = usePage();
  const texts = messages.providers;
  const { provider, seat, cheapestIn, median, stated, read } = texts.columns;
  return (
    <Wrap className={styles['page']}>
      <Boundary>
        <Trail to={[{ label: texts.name }]} />
        <Heading as="h1">{texts.count({ count })}</Heading>
        <p>{texts.lead}</p>
      </Boundary>
      <nav className={styles['orders']} aria-labelledby="order">
        <span id="order">{messages.reviews.filters.order}</span>
        {providerOrders.map((each) => (
          <a
            key={each}
            href={localizePath(providersPath(each), shell.locale)}
            aria-current={each === order ? 'true' : undefined}
          >
            {texts.orders[each]}
          </a>
        ))}
      </nav>
      <table className={styles['table']}>
        <thead>
          <tr>
            {[provider, ...(hasSeats ? [seat] : []), cheapestIn, median, stated, read].map((label) => (
              <th
                key={label}
                scope="col"
                className={label === provider || label === cheapestIn ? undefined : styles['further']}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {providers.map((each) => (
            <Row key={each.slug} hasSeats={hasSeats} {...each} />
          ))}
        </tbody>
      </table>
      <PageLinks path={providersPath(order)} page={page} pages={pages} />
    </Wrap>
  );
}

type RowProps = ListedProvider & Pick<ProvidersData, 'hasSeats'>;

function Row({ hasSeats, slug, name, image, rating, seat, rank, stated, checkedAt }: RowProps) {
  const { shell, messages } = usePage();
  const texts = messages.providers;
  const shown = rating && Math.round(rating.mean * 10) / 10;
  return (
    <tr>
      <th scope="row">
        <Logo src={logoAddress(image)} name={name} />
        <a href={localizePath(`/providers/${slug}`, shell.locale)}>
          <bdi>{name}</bdi>
        </a>
        {rating !== null && shown !== null && (
          <Rating
            mean={formatRating(shown, shell.locale)}
            count={formatNumber(rating.count, shell.locale)}
            label={joinPhrases(
              [messages.reviews.rating({ rating: shown }), messages.reviews.count({ count: rating.count })],
              shell.locale,
            )}
          />
        )}
      </th>
      {hasSeats && (
        <td className={styles['further']}>
          {seat === null ? <span className={styles['unknown']}>{texts.notStated}</span> : <bdi>{seat}</bdi>}
        </td>
      )}
      <td>{rank === null ? texts.notRanked : texts.ofPlaces({ count: rank.cheapestIn, of: rank.of })}</td>
      <td className={styles['further']}>{rank === null ? texts.notRanked : texts.ordinal({ place: rank.median })}</td>
      <td className={styles['further']}>{texts.ofPlaces(stated)}</td>
      <td className={styles['further']}>{formatRelativeTime(checkedAt, new Date(shell.now), shell.locale)}</td>
    </tr>
  );
}
