import { Input } from '#ui/field.tsx';
import type { Offer } from '#web/features/search/find-destinations.ts';
import { PlaceCombobox, type PickedPlace } from '#web/features/search/place-combobox.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './country-field.module.css';

interface CountryComboboxProps {
  readonly wiring: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  };
  readonly place: PickedPlace;
  readonly offer: Offer;
  readonly onChange: (place: PickedPlace) => void;
  readonly takeFocus: () => boolean;
}

const parts = {
  ...(styles['place'] && { cell: styles['place'] }),
  ...(styles['options'] && { options: styles['options'] }),
  ...(styles['list'] && { list: styles['list'] }),
};

/** The country field as a combobox. */
export function CountryCombobox({ wiring, place, offer, onChange, takeFocus }: CountryComboboxProps) {
  const { journey, search } = usePage().messages;
  return (
    <PlaceCombobox
      label={journey.country}
      place={place}
      offer={offer}
      onChange={onChange}
      mode="countries"
      takeFocus={takeFocus}
      styles={parts}
    >
      {(inputProps) => (
        <Input
          {...inputProps}
          {...wiring}
          name="place"
          placeholder={search.finder.placeholder}
          maxLength={100}
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      )}
    </PlaceCombobox>
  );
}
