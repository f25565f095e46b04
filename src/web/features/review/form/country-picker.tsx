import { useState, type KeyboardEvent } from 'react';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { searchDestinations, type DestinationMatch } from '#domain/place/search.ts';
import type { FieldWiring } from '#ui/field.tsx';
import { Flag } from '#ui/flag.tsx';
import { pressedKey } from '#ui/pressed-key.ts';
import { useLongWait } from '#ui/use-long-wait.ts';
import type { SearchPlace } from '#web/features/search/search-place.ts';
import { isLoading, useDestinations } from '#web/features/search/use-destinations.ts';
import { flagAddress } from '#web/shared/page/flag-address.ts';
import { MarkedText } from '#web/shared/page/marked-text.tsx';
import { useOptionList, type OptionList } from '#web/shared/page/option-list.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './country-picker.module.css';
import { useForm } from './form-context.tsx';
import picker from './picker.module.css';

type Match = Pick<DestinationMatch<SearchPlace>, 'destination' | 'ranges'>;

interface CountryPickerProps {
  /** Country codes. */
  readonly chosen: readonly string[];
  readonly wiring: FieldWiring;
  readonly onAdd: (code: string) => void;
  readonly onRemoveLast: () => void;
}

/** Finds countries by name. Its list opens on click or when something is typed, and closes on blur or with a choice. */
export function CountryPicker({ chosen, wiring, onAdd, onRemoveLast }: CountryPickerProps) {
  const { common } = usePage().messages;
  const texts = useForm().texts.fields.countries;
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const destinations = useDestinations(true);
  const { places, retry } = destinations;
  const isLate = useLongWait(isLoading(destinations));
  const items = isOpen ? offered(places ?? [], query, chosen) : [];
  const close = (): void => {
    setQuery('');
    setIsOpen(false);
  };
  const list = useOptionList<Match>({
    label: texts.label,
    items,
    isOpen,
    query,
    onQuery: (text) => {
      setQuery(text);
      setIsOpen(true);
    },
    onOpen: () => setIsOpen(true),
    onPick: ({ destination }) => {
      close();
      if (destination.flag !== null) onAdd(destination.flag);
    },
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const key = pressedKey(event);
    if (key === 'Backspace' && query === '') onRemoveLast();
    // Keep the key from the dialog and the form.
    if ((key === 'Escape' && isOpen) || key === 'Enter') event.preventDefault();
    if (key === 'Escape') close();
  };
  return (
    <div className={styles['countryInput']}>
      <input
        {...list.inputProps}
        {...wiring}
        aria-required
        maxLength={100}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={chosen.length === 0 ? texts.placeholder : texts.add}
        onClick={() => setIsOpen(true)}
        onBlur={close}
        onKeyDownCapture={onKeyDown}
      />
      <CountryOptions items={items} list={list} isOpen={isOpen} />
      {isOpen && items.length === 0 && (places !== null || retry !== null || isLate) && (
        <p className={styles['none']} role="status">
          {isLate
            ? common.loadingSuggestions
            : retry !== null
              ? texts.failed
              : texts.none({ query: isolateText(query.trim()) })}
        </p>
      )}
    </div>
  );
}

interface CountryOptionsProps {
  readonly items: readonly Match[];
  readonly list: OptionList<Match>;
  readonly isOpen: boolean;
}

function CountryOptions({ items, list, isOpen }: CountryOptionsProps) {
  return (
    // A press on its scroll bar must not move the focus.
    <div {...list.menuProps} className={picker['menu']} hidden={!isOpen || items.length === 0}>
      {items.map((match, index) => {
        const { name, slug, flag } = match.destination;
        return (
          <div
            key={slug}
            {...list.itemProps(match, index)}
            className={picker['option']}
            data-active={index === list.active || undefined}
          >
            {flag !== null && <Flag src={flagAddress(flag)} width={24} />}
            <MarkedText text={name} ranges={match.ranges} />
          </div>
        );
      })}
    </div>
  );
}

/** Countries not chosen yet: all by popularity, or the matches of the query, also by a part of theirs. */
function offered(places: readonly SearchPlace[], query: string, chosen: readonly string[]): readonly Match[] {
  const isOpen = ({ destination: { flag, planCount } }: Match): boolean =>
    flag !== null && planCount > 0 && !chosen.includes(flag);
  if (query.trim() !== '') return searchDestinations({ query, destinations: places, mode: 'countries' }).filter(isOpen);
  const countries = places.filter(({ kind }) => kind === 'country');
  return countries.map((destination) => ({ destination, ranges: [] })).filter(isOpen);
}
