import { useLongWait } from '#ui/use-long-wait.ts';
import { usePage } from '#web/components/page/page-environment.tsx';
import styles from './waiting-note.module.css';

/** Under a field whose suggestions are awaited; it says so when that takes long. Stands right inside of what holds the field. */
export function WaitingNote({ isWaiting }: { readonly isWaiting: boolean }) {
  const { common } = usePage().messages;
  const isLong = useLongWait(isWaiting);
  return (
    <p role="status" className={isLong ? styles['note'] : undefined}>
      {isLong && common.loadingSuggestions}
    </p>
  );
}
