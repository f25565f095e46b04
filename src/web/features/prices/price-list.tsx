import { ArrowUp, ChevronDown } from 'lucide';
import { formatRecentDate } from '#i18n/format-time.ts';
import { noValue } from '#i18n/punctuation.ts';
import { formatMoney, formatPerGb } from '#i18n/format-money.ts';
import { formatPercent } from '#i18n/format-number.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Flag } from '#ui/flag.tsx';
import { Icon } from '#ui/icon.tsx';
import { flagAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { tripAddress } from './basket-address.ts';
import type { PriceOrder, PriceRow, PricesData } from './load.ts';
import { sayChange } from './movers.tsx';
import styles from './price-list.module.css';

/** Rows that the styles show before the list is opened. */
const firstShown = 20;

/** The map's data as a table. Orders are links, because each has an address. */
export function PriceList({ rows, order }: Pick<PricesData, 'rows' | 'order'>) {
  const { shell, messages } = usePage();
  const texts = messages.prices.table;
  return (
    <div className={styles['list']}>
      <table className={styles['table']}>
        <caption>{texts.caption({ count: rows.length })}</caption>
        <thead>
          <tr>
            <SortHead of="name" order={order} label={texts.country} />
            <SortHead of="price" order={order} label={texts.perGb} />
            <th scope="col" className={styles['basket']}>
              {texts.basket}
            </th>
            <SortHead of="change" order={order} label={texts.change} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.code}>
              <th scope="row">
                <a href={localizePath(tripAddress(row.path), shell.locale)}>
                  <Flag src={flagAddress(row.code)} />
                  <span>{row.name}</span>
                </a>
              </th>
              <td>{formatPerGb(row.perGb, shell.locale)}</td>
              <td className={styles['basket']}>{formatMoney(row.price, shell.locale)}</td>
              <Change row={row} />
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > firstShown && (
        <details>
          <summary>
            {texts.all({ count: rows.length })}
            <Icon of={ChevronDown} size={18} />
          </summary>
        </details>
      )}
    </div>
  );
}

function Change({ row: { change, since } }: { readonly row: PriceRow }) {
  const { shell, messages } = usePage();
  if (change === null || since === null) {
    return (
      <td>
        <span aria-hidden="true">{noValue}</span>
        <span className={styles['hidden']}>{messages.prices.table.unknown}</span>
      </td>
    );
  }
  return (
    <td>
      {sayChange(change, (share) => formatPercent(share, shell.locale))}{' '}
      <small className={styles['since']}>
        {messages.prices.table.since({ date: formatRecentDate(since, new Date(shell.now), shell.locale) })}
      </small>
    </td>
  );
}

interface SortHeadProps {
  readonly of: PriceOrder;
  readonly order: PriceOrder;
  readonly label: string;
}

function SortHead({ of, order, label }: SortHeadProps) {
  const { shell, messages } = usePage();
  const path = localizePath('/prices', shell.locale);
  const isCurrent = of === order;
  return (
    <th scope="col" aria-sort={isCurrent ? 'ascending' : undefined}>
      <a
        href={`${of === 'price' ? path : `${path}?sort=${of}`}#all`}
        aria-label={messages.prices.table.sortBy({ column: label })}
      >
        {label}
        {isCurrent && <Icon of={ArrowUp} size={16} />}
      </a>
    </th>
  );
}
