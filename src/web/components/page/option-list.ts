import { useCombobox } from 'downshift';
import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { pressedKey } from '#ui/pressed-key.ts';

interface OptionListOptions<Item> {
  /** Names the field and its list. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly isOpen: boolean;
  /** What stands in the field. */
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** An option was clicked, or chosen with Enter. */
  readonly onPick: (item: Item, by: 'click' | 'key') => void;
  /** An arrow key asks for a list that is closed. */
  readonly onOpen?: () => void;
}

/**
 * A field with a list of options under it, after the combobox pattern: the focus stays in the field, arrow keys (around
 * the ends), Home and End move through the options, Enter picks. While something is typed, the first option is active.
 * When the list opens and closes is the owner's affair.
 */
export function useOptionList<Item>(options: OptionListOptions<Item>) {
  const { label, items, isOpen, query, onQuery, onPick, onOpen } = options;
  const [wanted, setActive] = useState(firstActive(query));
  const active = wanted < items.length ? wanted : -1;
  const combobox = useCombobox<Item>({
    items: [...items],
    isOpen,
    inputValue: query,
    highlightedIndex: active,
    selectedItem: null,
    itemToString: () => query,
    scrollIntoView: (option) => option?.scrollIntoView({ block: 'nearest' }),
    onHighlightedIndexChange: ({ highlightedIndex }) => setActive(highlightedIndex),
    stateReducer: ({ inputValue }, { changes }) => {
      const written = changes.inputValue ?? inputValue;
      return written === inputValue ? changes : { ...changes, highlightedIndex: firstActive(written) };
    },
  });
  const write = (text: string): void => {
    setActive(firstActive(text));
    onQuery(text);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = pressedKey(event);
    // Left to itself the library moves through the options with the keys of an input method, and keeps these two from
    // whatever the field stands in: its form, its dialog.
    if (key === null || key === 'Enter' || key === 'Escape')
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    const item = items[active];
    if (key === 'Enter' && isOpen && item !== undefined) {
      event.preventDefault();
      onPick(item, 'key');
    }
    if (!isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) onOpen?.();
  };
  return {
    active,
    write,
    inputProps: combobox.getInputProps({
      'aria-label': label,
      onKeyDown,
      // Here and not in `onInputValueChange`, which comes too late to keep the caret where it is.
      onChange: (event: ChangeEvent<HTMLInputElement>) => write(event.currentTarget.value),
    }),
    menuProps: combobox.getMenuProps({ 'aria-label': label }),
    itemProps: (item: Item, index: number) =>
      combobox.getItemProps({ item, index, onClick: () => onPick(item, 'click') }),
  };
}

/** Enter takes the first of what was searched for; before that, it takes nothing. */
function firstActive(query: string): number {
  return query.trim() === '' ? -1 : 0;
}

/** What the options themselves need of it. */
export type OptionList<Item> = Pick<ReturnType<typeof useOptionList<Item>>, 'active' | 'menuProps' | 'itemProps'>;

/** Puts the caret behind what was typed so far. In a header that stays on top, the page must not scroll for it. */
export function focusAtEnd(input: HTMLInputElement): void {
  input.focus({ preventScroll: true });
  input.setSelectionRange(input.value.length, input.value.length);
}
