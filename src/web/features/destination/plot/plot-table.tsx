import type { PricePlot } from '#domain/listing/destination-view.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatDataAmount } from '#i18n/format-quantity.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayValidity } from '#web/shared/plan/plan-words.ts';
import styles from '#web/features/destination/parts/facts-table.module.css';

/** The plot's lowest prices as a table. */
export function PlotTable({ plot }: { readonly plot: PricePlot }) {
  const { shell, messages } = usePage();
  const texts = messages.destination.plot;
  return (
    <details className={styles['fold']}>
      <summary>{texts.table}</summary>
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <caption>{texts.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.columns.data}</th>
              <th scope="col" className={styles['end']}>
                {texts.columns.price}
              </th>
              <th scope="col">{texts.columns.provider}</th>
              <th scope="col">{texts.columns.valid}</th>
            </tr>
          </thead>
          <tbody>
            {plot.frontier.map(({ dataMb, price, provider, validityDays }) => (
              <tr key={dataMb}>
                <th scope="row">{formatDataAmount(dataMb, shell.locale)}</th>
                <td className={styles['end']}>{formatMoney(price, shell.locale)}</td>
                <td>
                  <bdi>{provider}</bdi>
                </td>
                <td>{sayValidity(validityDays, { locale: shell.locale, messages })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
