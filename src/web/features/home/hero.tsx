import { Fragment } from 'react';
import { formatFare } from '#i18n/format-money.ts';
import { formatRelativeTime } from '#i18n/format-time.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Boundary } from '#ui/boundary.tsx';
import { classNames } from '#ui/class-names.ts';
import { Neatline } from '#ui/neatline.tsx';
import { Wrap } from '#ui/section.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { lazyComponent } from '#web/shared/page/lazy-component.tsx';
import { FareLegend } from '#web/features/place/fare-legend.tsx';
import { fareShade } from '#web/features/place/fare-shade.ts';
import type { PlaceData } from '#web/shared/place/place-data.ts';
import { HomeMap } from './home-map.tsx';
import styles from './hero.module.css';
import type { HomeData } from './load.ts';
import { Heading } from '#ui/heading.tsx';

const TripFinder = lazyComponent(async () => (await import('./later.tsx')).TripFinder);

/** Title and trip finder over the sea map, with prices at a few countries. */
export function Hero({
  trip,
  usesPromo,
  planCount,
  notice,
  providerCount,
  destinationCount,
  checkedAt,
  pins,
  fares,
}: HomeData) {
  const { shell, messages } = usePage();
  const texts = messages.home;
  const checked =
    checkedAt === null
      ? ''
      : messages.common.pricesChecked({ when: formatRelativeTime(checkedAt, new Date(shell.now), shell.locale) });
  return (
    <>
      <div className={styles['hero']}>
        <Wrap className={styles['words']}>
          <Boundary>
            <Heading as="h1">{texts.heading}</Heading>
            <p className={styles['summary']}>
              <StrongNumbers
                text={
                  notice ??
                  texts.summary({ plans: planCount, providers: providerCount, destinations: destinationCount })
                }
              />
              {checked !== '' && <span>{checked}</span>}
            </p>
          </Boundary>
          {notice === null && (
            <>
              <TripFinder trip={trip} usesPromo={usesPromo} />
              <SeveralCountries />
            </>
          )}
        </Wrap>
        {/* Painted behind the text, but after it in the tab order. */}
        <div className={styles['map']}>
          <Boundary>
            <div className={styles['sheet']}>
              <HomeMap />
              <PricePins places={pins} />
            </div>
            {pins.length > 0 && <FareLegend fares={fares} className={styles['legend']} />}
          </Boundary>
        </div>
      </div>
      <Neatline />
    </>
  );
}

function SeveralCountries() {
  const { shell, messages } = usePage();
  const texts = messages.home.severalCountries;
  return (
    <p className={styles['several']}>
      <span>{texts.question}</span>
      <a className={styles['severalLink']} href={localizePath('/trip', shell.locale)}>
        {texts.link}
      </a>
    </p>
  );
}

/** Matches numbers with thousands separators. */
const figure = /(\d+(?:[.,\u00a0]\d{3})*)/;

/** A sentence with emphasized numbers. */
function StrongNumbers({ text }: { readonly text: string }) {
  return text.split(figure).map((part, index) => {
    const key = `${index}${part}`;
    return index % 2 === 1 ? <b key={key}>{part}</b> : <Fragment key={key}>{part}</Fragment>;
  });
}

/** Links at countries of the map, positioned by class. */
function PricePins({ places }: { readonly places: readonly PlaceData[] }) {
  const { shell, messages } = usePage();
  if (places.length === 0) return null;
  return (
    <ul className={styles['pins']} aria-label={messages.home.pins}>
      {places.map(({ path, name, flag, price, fareClass }) => (
        <li key={path} className={classNames(styles['pin'], styles[flag ?? ''], fareShade(fareClass))}>
          <a href={localizePath(path, shell.locale)}>
            {name} <b>{price === null ? null : formatFare(price, shell.locale)}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}
