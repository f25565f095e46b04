import { Search } from 'lucide';
import { lazy } from 'react';
import type { AddressOf } from '#web/features/search/destination-options.tsx';
import { useFieldHandover } from '#web/features/search/use-field-handover.ts';
import { WaitingNote } from '#web/features/search/waiting-note.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './trip-finder.module.css';

const WhereCombobox = lazy(async () => ({ default: (await import('./where-combobox.tsx')).WhereCombobox }));

interface WhereCellProps {
  /** The typed text. */
  readonly where: string;
  /** @param isPicked true: its page opens */
  readonly onChange: (where: string, isPicked?: boolean) => void;
  readonly addressOf: AddressOf;
}

/** The place field: plain until focused, then a combobox. */
export function WhereCell({ where, onChange, addressOf }: WhereCellProps) {
  const texts = usePage().messages.search.finder;
  const { isWanted, isAwaited, field, takeFocus } = useFieldHandover(where, onChange);
  if (isWanted) return <WhereCombobox {...{ where, onChange, addressOf, takeFocus }} />;
  return (
    <div className={styles['cell']}>
      <label className={styles['where']}>
        <Icon of={Search} size={18} />
        <VisuallyHidden>{texts.where}</VisuallyHidden>
        <input
          {...field}
          type="search"
          name="q"
          value={where}
          placeholder={texts.placeholder}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </label>
      <WaitingNote isWaiting={isAwaited} />
    </div>
  );
}
