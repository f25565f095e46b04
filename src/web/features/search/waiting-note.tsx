import { useLongWait } from '#ui/use-long-wait.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './waiting-note.module.css';

/** Loading note under a field when suggestions take long. Must be a child of the field's container. */
export function WaitingNote({ isWaiting }: { readonly isWaiting: boolean }) {
  const { common } = usePage().messages;
  const isLong = useLongWait(isWaiting);
  return (
    <p role="status" className={isLong ? styles['note'] : undefined}>
      {isLong && common.loadingSuggestions}
    </p>
  );
}
