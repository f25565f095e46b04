import type { NetworkHere } from '#domain/listing/destination-view.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { noValue } from '#i18n/punctuation.ts';
import { sayFromAmount } from '#i18n/say-amount.ts';
import fold from '#web/features/list/ruler/fold.module.css';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { FromFigure } from './from-figure.tsx';
import styles from './facts-table.module.css';

/** The rest is collapsed: sellers spell small networks in many ways. */
const shownAtFirst = 8;

/** The networks that sellers name, most frequent first. */
export function NetworksHere({ unnamed }: { readonly unnamed: number }) {
  const { networks } = useListState().view;
  const { shell, messages } = usePage();
  const texts = messages.destination.networks;
  const basket = sayFromAmount(null, { locale: shell.locale, messages });
  const rest = networks.slice(shownAtFirst);
  return (
    <>
      <NetworkTable networks={networks.slice(0, shownAtFirst)} />
      {rest.length > 0 && (
        <details className={fold['fold']}>
          <summary>{texts.all({ count: networks.length })}</summary>
          <NetworkTable networks={rest} />
        </details>
      )}
      <p className={styles['note']}>{messages.destination.priceNote({ basket })}</p>
      {unnamed > 0 && <p className={styles['note']}>{texts.unnamed({ count: unnamed })}</p>}
    </>
  );
}

function NetworkTable({ networks }: { readonly networks: readonly NetworkHere[] }) {
  const { shell, messages } = usePage();
  const texts = messages.destination.networks;
  const { columns } = texts;
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{columns.network}</th>
            <th scope="col">{columns.generation}</th>
            <th scope="col" className={styles['end']}>
              {columns.plans}
            </th>
            <th scope="col" className={styles['end']}>
              {columns.providers}
            </th>
            <th scope="col" className={styles['end']}>
              {columns.from}
            </th>
          </tr>
        </thead>
        <tbody>
          {networks.map(({ operator, planCount, providerCount, from }) => (
            <tr key={operator.name}>
              <th scope="row" dir="auto">
                {operator.name}
              </th>
              <td>{operator.generation ?? texts.notStated}</td>
              <td className={styles['end']}>{formatNumber(planCount, shell.locale)}</td>
              <td className={styles['end']}>{formatNumber(providerCount, shell.locale)}</td>
              <td className={styles['end']}>{from === null ? noValue : <FromFigure from={from} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
