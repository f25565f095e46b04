import type { ListRow } from '#domain/destination-view.ts';
import { Tag } from '#ui/tag.tsx';
import { usePage } from '#web/components/page-environment.tsx';
import styles from './plan-detail.module.css';
import { sayPromo } from './trip-words.ts';

/** A lower price under conditions, and whether it counts here. */
export function PlanPromo({ row }: { readonly row: ListRow }) {
  const { shell, messages } = usePage();
  const { promo } = row.plan;
  const words = sayPromo(row, { locale: shell.locale, messages });
  if (promo === null || words.length === 0) return null;
  const texts = messages.plan.promo;
  return (
    <div className={styles['promo']}>
      <Tag kind="promo">{promo.code === null ? texts.noCode : texts.code({ code: promo.code })}</Tag>
      <p>{words.join(' ')}</p>
    </div>
  );
}
