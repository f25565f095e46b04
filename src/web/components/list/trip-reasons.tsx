import type { ListRow } from '#domain/destination-view.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { GoLink } from '#ui/go-link.tsx';
import { useListState } from '#web/components/list-state.tsx';
import { usePage } from '#web/components/page-environment.tsx';
import styles from './plan-detail.module.css';
import { sayReasons, sayWorkedOut } from './trip-words.ts';

/** How the trip's cost comes about and why the plan stands where it does. */
export function TripReasons({ row }: { readonly row: ListRow }) {
  const { shell, messages } = usePage();
  const { view } = useListState();
  const language = { locale: shell.locale, messages };
  const { query, matchCount } = view;
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
              total: matchCount,
              order: messages.list.sort.names[query.sort],
            })}
          </li>
        )}
      </ul>
      <GoLink href={localizePath('/methodology#order', shell.locale)}>{messages.plan.detail.method}</GoLink>
    </div>
  );
}
