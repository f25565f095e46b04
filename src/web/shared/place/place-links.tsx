import { formatMoney } from '#i18n/format-money.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Flag } from '#ui/flag.tsx';
import { flagAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { LinkedPlace, PlaceData } from './place-data.ts';
import { PlacePicture } from './place-picture.tsx';
import styles from './place-links.module.css';

/** Destinations as rows with their lowest price, in one to three columns. */
export function PlaceLinks({ places }: { readonly places: readonly LinkedPlace[] }) {
  const { shell, messages } = usePage();
  return (
    <ul className={styles['places']}>
      {places.map((place) => (
        <li key={place.path}>
          <a href={localizePath(place.path, shell.locale)}>
            <PlacePicture place={place} size="small" className={styles['picture']} />
            <span className={styles['words']}>
              <b>
                {place.flag !== null && <Flag src={flagAddress(place.flag)} />}
                {place.name}
              </b>
              <small>{messages.common.planCount({ count: place.planCount })}</small>
            </span>
            <FromPrice place={place} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What the basket costs at a place, or, smaller, the least that is sold there and its price; nothing if unknown. */
export function FromPrice({ place: { price, amount } }: { readonly place: Pick<PlaceData, 'price' | 'amount'> }) {
  const { shell } = usePage();
  if (price === null) return null;
  const words = formatMoney(price, shell.locale);
  if (amount === null) return <b className={styles['price']}>{words}</b>;
  return (
    <span className={styles['price']}>
      <small>{amount}</small>
      <b>{words}</b>
    </span>
  );
}
