import type { ReactNode } from 'react';
import { localizePath } from '#i18n/localized-path.ts';
import { Flag } from '#ui/flag.tsx';
import { flagAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { FareTag } from './fare-tag.tsx';
import styles from './place-card.module.css';
import type { PlaceData } from '#web/shared/place/place-data.ts';
import { PlacePicture } from '#web/shared/place/place-picture.tsx';

interface PlaceCardProps {
  readonly place: PlaceData;
  /** A small picture, for screens where the card is shown as a row. */
  readonly thumb?: ReactNode;
}

/** A place as a picture with its name, its lowest price and its plans; the whole card is one link. */
export function PlaceCard({ place, thumb }: PlaceCardProps) {
  const { shell, messages } = usePage();
  const { path, name, flag, planCount } = place;
  return (
    <a className={styles['card']} href={localizePath(path, shell.locale)}>
      <PlacePicture place={place} size="medium" className={styles['picture']} />
      {thumb}
      <b className={styles['name']}>
        {flag !== null && <Flag src={flagAddress(flag)} />}
        <span>{name}</span>
      </b>
      <span className={styles['price']}>
        <FareTag place={place} />
      </span>
      <small className={styles['plans']}>{messages.common.planCount({ count: planCount })}</small>
    </a>
  );
}
