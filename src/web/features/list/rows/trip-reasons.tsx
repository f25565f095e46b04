import type { DestinationView, ListRow } from '#domain/listing/destination-view.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { sayRank } from '#i18n/say-rank.ts';
import { GoLink } from '#ui/go-link.tsx';
import type { Language } from '#web/shared/plan/plan-words.ts';
import styles from '#web/features/list/detail/plan-detail.module.css';

type View = Pick<DestinationView, 'query' | 'list'>;

/** How the trip's cost adds up, and what it depends on. */
export function renderReasons(row: ListRow, view: View, language: Language) {
  const { workedOut, reasons } = sayRank(row, view, language);
  if (workedOut === null && reasons.length === 0) return null;
  return (
    <div className={styles['reasons']}>
      {workedOut !== null && <p className={styles['sum']}>{workedOut}</p>}
      <ul>
        {reasons.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}

/** The place in the list, and how places are decided. */
export function renderRank(row: ListRow, view: View, language: Language) {
  const { rank } = sayRank(row, view, language);
  return (
    <>
      {rank !== null && <p>{rank}</p>}
      <GoLink href={localizePath('/methodology#order', language.locale)}>{language.messages.plan.detail.method}</GoLink>
    </>
  );
}
