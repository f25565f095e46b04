import { formatFare } from '#i18n/format-money.ts';
import { classNames } from '#ui/class-names.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { fareShade } from './fare-shade.ts';
import styles from './fare-tag.module.css';
import type { PlaceData } from '#web/shared/place/place-data.ts';

/** What the basket costs at a place on its shade, or the lowest price with what it buys; nothing if unknown. */
export function FareTag({ place }: { readonly place: Pick<PlaceData, 'price' | 'amount' | 'fareClass'> }) {
  const { shell } = usePage();
  const { price, amount, fareClass } = place;
  if (price === null) return null;
  return (
    <span className={styles['price']}>
      <b className={classNames(styles['fare'], fareShade(fareClass))}>{formatFare(price, shell.locale)}</b>
      {amount !== null && <small>{amount}</small>}
    </span>
  );
}
