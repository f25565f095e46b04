import type { DestinationView, ListRow } from '#domain/listing/destination-view.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { GoLink } from '#ui/go-link.tsx';
import type { Language } from '#web/components/plan/plan-words.ts';
import styles from './plan-detail.module.css';
import { sayReasons } from './trip-words.ts';
import { sayWorkedOut } from './purchase-words.ts';

/** How the trip's cost adds up, and why the plan is ranked here. */
export function renderReasons(
  row: ListRow,
  { query, list }: Pick<DestinationView, 'query' | 'list'>,
  language: Language,
) {
  const { locale, messages } = language;
  const workedOut = sayWorkedOut(row, language);
  return (
    <div className={styles['reasons']}>
      {workedOut !== null && <p className={styles['sum']}>{workedOut}</p>}
      <ul>
        {sayReasons(row, language).map((words) => (
          <li key={words}>{words}</li>
        ))}
        {row.place > 0 && (
          <li>
            {messages.plan.detail.place({
              place: row.place,
              total: list.total,
              order: messages.list.sort.names[query.sort],
            })}
          </li>
        )}
      </ul>
      <GoLink href={localizePath('/methodology#order', locale)}>{messages.plan.detail.method}</GoLink>
    </div>
  );
}
