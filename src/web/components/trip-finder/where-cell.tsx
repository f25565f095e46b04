import { lazy } from 'react';
import { useGivingField } from '#web/components/destination-search/use-giving-field.ts';
import { WaitingNote } from '#web/components/destination-search/waiting-note.tsx';
import { usePage } from '#web/components/page-environment.tsx';
import type { FinderPlace } from './finder-address.ts';
import styles from './trip-finder.module.css';

const LiveWhere = lazy(async () => ({ default: (await import('./live-where.tsx')).LiveWhere }));

interface WhereCellProps {
  readonly where: FinderPlace;
  readonly onChange: (where: FinderPlace) => void;
}

/** The field for the place: a plain one until it has the focus, then one with a list of destinations. */
export function WhereCell({ where, onChange }: WhereCellProps) {
  const texts = usePage().messages.search.finder;
  const write = (text: string): void => onChange({ text, path: null });
  const { isWanted, isAwaited, field, takeFocus } = useGivingField(where.text, write);
  if (isWanted) return <LiveWhere where={where} onChange={onChange} takeFocus={takeFocus} />;
  return (
    <div className={styles['cell']}>
      <label className={styles['where']}>
        <span className={styles['label']}>{texts.where}</span>
        <input
          {...field}
          type="search"
          name="q"
          value={where.text}
          placeholder={texts.placeholder}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => write(event.currentTarget.value)}
        />
      </label>
      <WaitingNote isWaiting={isAwaited} />
    </div>
  );
}
