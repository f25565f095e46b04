import { formatNumber } from '#i18n/format-number.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { PlaceCard } from '#web/features/place/place-card.tsx';
import type { PlaceData } from '#web/shared/place/place-data.ts';
import { PlacePicture } from '#web/shared/place/place-picture.tsx';
import styles from './popular-places.module.css';

interface PopularPlacesProps {
  readonly places: readonly PlaceData[];
  /** All destinations with plans. */
  readonly destinationCount: number;
}

/** The most visited countries as picture cards, on phones as rows, and a last card for all the others. */
export function PopularPlaces({ places, destinationCount }: PopularPlacesProps) {
  const { shell, messages } = usePage();
  const texts = messages.home.popular;
  return (
    <ul className={styles['cards']}>
      {places.map((place) => (
        <li key={place.path}>
          <PlaceCard place={place} thumb={<PlacePicture place={place} size="small" className={styles['thumb']} />} />
        </li>
      ))}
      <li>
        <a className={styles['all']} href={localizePath('/region', shell.locale)}>
          <span className={styles['count']}>
            <b>{formatNumber(destinationCount, shell.locale)}</b>
            <small>{texts.unit({ count: destinationCount })}</small>
          </span>
          <b>{texts.browse}</b>
        </a>
      </li>
    </ul>
  );
}
