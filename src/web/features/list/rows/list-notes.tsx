import { formatDate, formatRelativeTime } from '#i18n/format-time.ts';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { hasPaidLinks } from '#web/shared/plan/offer-link.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './list-body.module.css';

interface ListNotesProps {
  /** ISO 8601 in UTC: when a price here was last seen; null: not known. */
  readonly checkedAt: string | null;
}

/** Legend of the list's symbols, and how old its prices are. */
export function ListNotes({ checkedAt }: ListNotesProps) {
  const { shell, messages } = usePage();
  const { rateDates } = useListState().data;
  const { notes } = messages.plan;
  const sayRates = ({ oldest, newest }: NonNullable<typeof rateDates>): string => {
    const [from, to] = [formatDate(oldest, shell.locale), formatDate(newest, shell.locale)];
    return from === to ? notes.estimate({ date: from }) : notes.estimateBetween({ from, to });
  };
  return (
    <div className={styles['notes']}>
      {hasPaidLinks(shell) && <p>{notes.sponsored}</p>}
      {rateDates !== null && <p>{sayRates(rateDates)}</p>}
      <p>{notes.units}</p>
      {checkedAt !== null && (
        <p>
          <time dateTime={checkedAt}>
            {messages.common.pricesChecked({ when: formatRelativeTime(checkedAt, new Date(shell.now), shell.locale) })}
          </time>
        </p>
      )}
    </div>
  );
}
