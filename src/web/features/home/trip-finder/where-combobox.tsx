import { Search } from 'lucide';
import type { AddressOf } from '#web/features/search/destination-options.tsx';
import { PlaceCombobox } from '#web/features/search/place-combobox.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './trip-finder.module.css';

interface WhereComboboxProps {
  readonly where: string;
  /** @param isPicked true: its page opens */
  readonly onChange: (where: string, isPicked?: boolean) => void;
  readonly addressOf: AddressOf;
  readonly takeFocus: () => boolean;
}

const parts = {
  ...(styles['cell'] && { cell: styles['cell'] }),
  ...(styles['options'] && { options: styles['options'] }),
  ...(styles['list'] && { list: styles['list'] }),
};

/** The finder's place field as a combobox. */
export function WhereCombobox({ where, onChange, addressOf, takeFocus }: WhereComboboxProps) {
  const texts = usePage().messages.search.finder;
  return (
    <PlaceCombobox
      label={texts.where}
      place={{ text: where, path: null }}
      onChange={({ text, path }) => onChange(text, path !== null)}
      mode="destinations"
      addressOf={addressOf}
      takeFocus={takeFocus}
      styles={parts}
    >
      {(inputProps) => (
        <label className={styles['where']}>
          <Icon of={Search} size={18} />
          <VisuallyHidden>{texts.where}</VisuallyHidden>
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
    </PlaceCombobox>
  );
}
