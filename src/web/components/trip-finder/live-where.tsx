import { LivePlace } from '#web/components/destination-search/live-place.tsx';
import { usePage } from '#web/components/page-environment.tsx';
import type { FinderPlace } from './finder-address.ts';
import styles from './trip-finder.module.css';

interface LiveWhereProps {
  readonly where: FinderPlace;
  readonly onChange: (where: FinderPlace) => void;
  readonly takeFocus: () => boolean;
}

const parts = {
  ...(styles['cell'] && { cell: styles['cell'] }),
  ...(styles['options'] && { options: styles['options'] }),
  ...(styles['list'] && { list: styles['list'] }),
};

/** The finder's field for the place with the list of destinations under it. */
export function LiveWhere({ where, onChange, takeFocus }: LiveWhereProps) {
  const texts = usePage().messages.search.finder;
  return (
    <LivePlace
      label={texts.where}
      place={where}
      onChange={onChange}
      mode="destinations"
      takeFocus={takeFocus}
      styles={parts}
    >
      {(inputProps) => (
        <label className={styles['where']}>
          <span className={styles['label']}>{texts.where}</span>
          <input
            {...inputProps}
            name="q"
            placeholder={texts.placeholder}
            maxLength={100}
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
          />
        </label>
      )}
    </LivePlace>
  );
}
