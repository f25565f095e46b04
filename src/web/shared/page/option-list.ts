import { useCombobox } from 'downshift';
import { useState, type ChangeEvent, type MouseEvent, type KeyboardEvent } from 'react';
import { pressedKey } from '#ui/pressed-key.ts';

interface OptionListOptions<Item> {
  /** Accessible name of the field and its list. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly isOpen: boolean;
  /** The field's text. */
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** An option was clicked, clicked with a key that opens another tab or window, or chosen with Enter. */
  readonly onPick: (item: Item, by: 'click' | 'aside' | 'key') => void;
  /** An arrow key was pressed while the list is closed. */
  readonly onOpen?: () => void;
}

/**
 * An ARIA combobox: the focus stays in the field; arrow keys (wrapping), Home and End move through the options; Enter picks.
 * While a query is typed, the first option is active. The caller controls opening and closing.
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
    // The library would handle keys of an input method, and would keep Enter and Escape from the surrounding form or
    // dialog.
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
      // Not in `onInputValueChange`, which is too late to keep the caret position.
      onChange: (event: ChangeEvent<HTMLInputElement>) => write(event.currentTarget.value),
    }),
    menuProps: combobox.getMenuProps({ 'aria-label': label }),
    itemProps: (item: Item, index: number) =>
      combobox.getItemProps({
        item,
        index,
        onClick: ({ ctrlKey, metaKey, shiftKey }: MouseEvent) =>
          onPick(item, ctrlKey || metaKey || shiftKey ? 'aside' : 'click'),
      }),
  };
}

/** Enter picks the first match of a query; without a query nothing is active. */
function firstActive(query: string): number {
  return query.trim() === '' ? -1 : 0;
}

/** The part for the option elements. */
export type OptionList<Item> = Pick<ReturnType<typeof useOptionList<Item>>, 'active' | 'menuProps' | 'itemProps'>;

/** Focuses with the caret at the end, without scrolling the page (the header is sticky). */
export function focusAtEnd(input: HTMLInputElement): void {
  input.focus({ preventScroll: true });
  input.setSelectionRange(input.value.length, input.value.length);
}
