import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayChecked } from './row-words.ts';
import styles from './stale-note.module.css';

/** Since when a price is not confirmed; nothing of one that is. */
export function StaleNote({ plan }: { readonly plan: ListedPlan }) {
  const { shell, messages } = usePage();
  const { isStale, words } = sayChecked(plan, shell.now, { locale: shell.locale, messages });
  if (!isStale) return null;
  return (
    <p className={styles['stale']}>
      <time dateTime={plan.checkedAt}>{words}</time>
    </p>
  );
}
