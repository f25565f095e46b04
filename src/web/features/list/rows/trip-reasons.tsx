import type { DestinationView, ListRow } from '#domain/listing/destination-view.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { sayRank } from '#i18n/say-rank.ts';
import { GoLink } from '#ui/go-link.tsx';
import type { Language } from '#web/shared/plan/plan-words.ts';
import styles from '#web/features/list/detail/plan-detail.module.css';

/** How the trip's cost adds up, and why the plan is ranked here. */
export function renderReasons(row: ListRow, view: Pick<DestinationView, 'query' | 'list'>, language: Language) {
  const { locale, messages } = language;
  const { workedOut, reasons } = sayRank(row, view, language);
  return (
    <div className={styles['reasons']}>
      {workedOut !== null && <p className={styles['sum']}>{workedOut}</p>}
      <ul>
        {reasons.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <GoLink href={localizePath('/methodology#order', locale)}>{messages.plan.detail.method}</GoLink>
    </div>
  );
}
