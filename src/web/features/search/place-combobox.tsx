import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { SearchMode } from '#domain/place/search.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { pressedKey } from '#ui/pressed-key.ts';
import { navigateTo } from '#web/shared/visit/navigate-to.ts';
import { focusAtEnd, useOptionList } from '#web/shared/page/option-list.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { useRouteChange } from '#web/shared/visit/use-route-change.ts';
import type { Offer } from './find-destinations.ts';
import { DestinationOptions, type AddressOf } from './destination-options.tsx';
import { useFoundDestinations, type DestinationMatch } from './use-found-destinations.ts';

/** The value of a place field. */
export interface PickedPlace {
  /** The field's text. */
  readonly text: string;
  /** Path of the picked place, without language prefix; null: typed text only. */
  readonly path: string | null;
  /** Code of a picked country. */
  readonly flag?: string | null;
}

interface PlaceComboboxProps {
  /** Accessible name of the field and its list. */
  readonly label: string;
  readonly place: PickedPlace;
  readonly onChange: (place: PickedPlace) => void;
  readonly mode: SearchMode;
  /** Before anything is typed. */
  readonly offer?: Offer;
  /** Link of a place, without language prefix; absent: picking fills the field. */
  readonly addressOf?: AddressOf;
  /** See `useFieldHandover`. */
  readonly takeFocus: () => boolean;
  readonly styles: { readonly cell?: string; readonly options?: string; readonly list?: string };
  /** Renders the field and its surroundings. */
  readonly children: (inputProps: InputProps) => ReactNode;
}

type InputProps = ReturnType<typeof useOptionList<DestinationMatch>>['inputProps'] & {
  readonly onClick: () => void;
  readonly onFocus: () => void;
};

const nothing: PickedPlace = { text: '', path: null };

/** A combobox of destinations. With `addressOf` it is a search, which is cleared on closing without a pick. */
export function PlaceCombobox({
  label,
  place,
  onChange,
  mode,
  offer,
  addressOf,
  takeFocus,
  styles,
  children,
}: PlaceComboboxProps) {
  const { locale } = usePage().shell;
  const cell = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const clear = (): void => {
    setIsOpen(false);
    onChange(nothing);
  };
  /** @param next the pressed or focused element; the text is kept for other fields of the same form */
  const leaveFor = (next: EventTarget | null): void => {
    const isInForm = next instanceof Node && cell.current?.closest('form')?.contains(next) === true;
    if (addressOf === undefined || isInForm) setIsOpen(false);
    else clear();
  };
  useClosing({ cell, isOpen, onLeave: leaveFor, onEscape: clear });
  useGivenFocus({ cell, takeFocus, onTaken: () => setIsOpen(true) });
  useEffect(() => {
    if (isOpen) panel.current?.showPopover?.();
    else panel.current?.hidePopover?.();
  }, [isOpen]);
  // A picked place is no query: offer popular places again.
  const query = place.path === null ? place.text : '';
  const { found, retry, isLate } = useFoundDestinations(query, true, { mode, locale, offer });
  const list = useOptionList<DestinationMatch>({
    label,
    items: found.items,
    isOpen,
    query: place.text,
    onQuery: (text) => {
      setIsOpen(true);
      onChange({ text, path: null });
    },
    onPick: ({ destination }, by) => {
      // The link opens in another tab: nothing opens here.
      if (addressOf !== undefined && by === 'aside') return clear();
      setIsOpen(false);
      onChange({ text: destination.name, path: destination.path, flag: destination.flag });
      // A click follows the link natively.
      if (addressOf !== undefined && by === 'key') navigateTo(localizePath(addressOf(destination), locale));
    },
    onOpen: () => setIsOpen(true),
  });
  // Without results, any blur closes it.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (isOpen && found.isNone && !isInside) leaveFor(null);
  };
  const open = (): void => setIsOpen(true);
  return (
    <div ref={cell} role="presentation" className={styles.cell} onBlur={onBlur}>
      {children({ ...list.inputProps, onClick: open, onFocus: open })}
      <div ref={panel} popover="manual" hidden={!isOpen} className={styles.options}>
        <DestinationOptions
          className={styles.list}
          addressOf={addressOf ?? null}
          {...{ found, list, query, retry, isLate }}
        />
      </div>
    </div>
  );
}

interface GivenFocusOptions {
  readonly cell: RefObject<HTMLElement | null>;
  readonly takeFocus: () => boolean;
  readonly onTaken: () => void;
}

/** Takes the focus from the plain field and opens the list, before the next keystroke. */
function useGivenFocus({ cell, takeFocus, onTaken }: GivenFocusOptions): void {
  const open = useEffectEvent(onTaken);
  useLayoutEffect(() => {
    const input = cell.current?.querySelector('input') ?? null;
    if (!takeFocus() || input === null) return;
    focusAtEnd(input);
    // In an inactive window WebKit sends no focus event.
    open();
  }, [cell, takeFocus]);
}

interface ClosingOptions {
  readonly cell: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onLeave: (next: EventTarget | null) => void;
  readonly onEscape: () => void;
}

/** Closes the list on outside press or focus, Escape, and navigation. */
function useClosing({ cell, isOpen, onLeave, onEscape }: ClosingOptions): void {
  const leaveFor = useEffectEvent((next: EventTarget | null) => {
    if (next instanceof Node && cell.current?.contains(next) === false) onLeave(next);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (pressedKey(event) === 'Escape') onEscape();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('pointerdown', ({ target }) => leaveFor(target), { signal });
    // Not the event's target: the focus may have moved on.
    document.addEventListener('focusin', () => leaveFor(document.activeElement), { signal });
    // On the document: a press on a non-focusable element may have blurred the field.
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    return () => stop.abort();
  }, [isOpen]);
  useRouteChange(() => {
    if (isOpen) onLeave(null);
  });
}
