import { lazy, startTransition, useState } from 'react';
import { useGivingField } from '#web/components/destination-search/use-giving-field.ts';
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
  const [isLive, setIsLive] = useState(false);
  // A word that is being composed, in Japanese above all, would be lost if the field were exchanged.
  const [isComposing, setIsComposing] = useState(false);
  const { field, takeFocus } = useGivingField();
  if (isLive && !isComposing) return <LiveWhere where={where} onChange={onChange} takeFocus={takeFocus} />;
  return (
    <div className={styles['cell']}>
      <label className={styles['where']}>
        <span className={styles['label']}>{texts.where}</span>
        <input
          ref={field}
          type="search"
          name="q"
          value={where.text}
          placeholder={texts.placeholder}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onChange({ text: event.currentTarget.value, path: null })}
          // The plain field stays until the other one is there.
          onFocus={() => startTransition(() => setIsLive(true))}
          onCompositionStart={() => setIsComposing(true)}
          onCompositionEnd={() => setIsComposing(false)}
        />
      </label>
    </div>
  );
}
