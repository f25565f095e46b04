import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { ListRow } from '#domain/listing/destination-view.ts';
import { Tag } from '#ui/tag.tsx';
import type { Language } from '#web/components/plan/plan-words.ts';
import styles from './plan-detail.module.css';
import { sayPromo } from './trip-words.ts';

/** A lower price under conditions, and whether it counts here. */
export function drawPromo(row: ListRow, language: Language) {
  const { promo } = row.plan;
  const words = sayPromo(row, language);
  if (promo === null || words.length === 0) return null;
  const texts = language.messages.plan.promo;
  return (
    <div className={styles['promo']}>
      <Tag kind="promo">{promo.code === null ? texts.noCode : texts.code({ code: isolateText(promo.code) })}</Tag>
      <p>{words.join(' ')}</p>
    </div>
  );
}
