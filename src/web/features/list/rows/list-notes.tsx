import { formatDate } from '#i18n/format-time.ts';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { hasPaidLinks } from '#web/shared/plan/offer-link.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './list-body.module.css';

/** Legend of the list's symbols. */
export function ListNotes() {
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
    </div>
  );
}
