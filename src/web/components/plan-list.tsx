import { formatDate } from '#i18n/format-time.ts';
import { planIcons } from './plan-icons.ts';
import { usePage } from './page-environment.tsx';
import { PageLinks } from './page-links.tsx';
import { PlanRow } from './plan-row.tsx';
import type { PlanListData } from './plan-row-data.ts';
import styles from './plan-list.module.css';
import { IconSymbols } from '#ui/icon-symbols.tsx';
import { classNames } from '#ui/class-names.ts';

interface PlanListProps {
  readonly list: PlanListData;
  /** The page's address without language prefix and query. */
  readonly path: string;
  /** Where the plans of a provider are listed; null: the list is of one provider and does not name it again. */
  readonly providerPath: ((slug: string) => string) | null;
}

/** One page of plans, lowest price first, with what the signs mean and the links to the other pages. */
export function PlanList({ list, path, providerPath }: PlanListProps) {
  return (
    <>
      <div className={classNames(styles['plans'], providerPath === null && styles['own'])}>
        <IconSymbols icons={planIcons} />
        <ColumnHeads withProvider={providerPath !== null} />
        <ol>
          {list.rows.map((row, index) => (
            <PlanRow key={row.id} row={row} providerPath={providerPath} isLowest={list.page === 1 && index === 0} />
          ))}
        </ol>
      </div>
      <PageLinks path={path} page={list.page} pages={list.pages} />
      <Notes rateDates={list.rateDates} />
    </>
  );
}

/** Heads for the eye; each row says by itself what it holds. */
function ColumnHeads({ withProvider }: { readonly withProvider: boolean }) {
  const { columns } = usePage().messages.plan;
  return (
    <div className={styles['heads']} aria-hidden="true">
      {withProvider && <span>{columns.provider}</span>}
      <span>{columns.data}</span>
      <span>{columns.valid}</span>
      <span>{columns.network}</span>
      <span className={styles['includesHead']}>{columns.includes}</span>
      <span>{columns.perGb}</span>
      <span className={styles['end']}>{columns.price}</span>
      <span />
    </div>
  );
}

function Notes({ rateDates }: Pick<PlanListData, 'rateDates'>) {
  const { shell, messages } = usePage();
  const { notes } = messages.plan;
  return (
    <div className={styles['notes']}>
      <p>{notes.sponsored}</p>
      {rateDates !== null && <p>{sayRateDates(rateDates)}</p>}
      <p>{notes.units}</p>
    </div>
  );

  function sayRateDates({ oldest, newest }: NonNullable<PlanListData['rateDates']>): string {
    const [from, to] = [formatDate(oldest, shell.locale), formatDate(newest, shell.locale)];
    return from === to ? notes.estimate({ date: from }) : notes.estimateBetween({ from, to });
  }
}
