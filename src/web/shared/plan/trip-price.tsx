import type { ListRow } from '#domain/listing/destination-view.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { sayRenewed } from '#i18n/say-purchase.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { classNames } from '#ui/class-names.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './trip-price.module.css';

/** What the whole trip costs, and each renewal. The longer the figure, the smaller. */
export function TripPrice({ row }: { readonly row: ListRow }) {
  const { shell, messages } = usePage();
  const { plan, prices } = row;
  const { costWithoutPromo } = prices;
  const renewed = sayRenewed(row, { locale: shell.locale, messages });
  const words = formatMoney(prices.cost ?? prices.price ?? plan.sellerPrice, shell.locale);
  return (
    <p className={classNames(styles['price'], sizeOf(words.length))}>
      <b>{words}</b>
      {costWithoutPromo !== null && (
        <s>
          <VisuallyHidden>{messages.trip.picks.listPrice} </VisuallyHidden>
          {formatMoney(costWithoutPromo, shell.locale)}
        </s>
      )}
      {renewed !== null && <small>{renewed}</small>}
    </p>
  );
}

function sizeOf(signs: number): string | undefined {
  if (signs >= 11) return styles['longest'];
  return signs >= 8 ? styles['long'] : undefined;
}
