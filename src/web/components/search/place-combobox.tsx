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
import { navigateTo } from '#web/components/page/navigate-to.ts';
import { focusAtEnd, useOptionList } from '#web/components/page/option-list.ts';
import { usePage } from '#web/components/page/page-environment.tsx';
import { useRouteChange } from '#web/components/page/use-route-change.ts';
import { DestinationOptions, type AddressOf } from './destination-options.tsx';
import { useFoundDestinations, type DestinationMatch } from './use-found-destinations.ts';

/** A place as a field holds it. */
export interface PickedPlace {
  /** What stands in the field. */
  readonly text: string;
  /** The page of the place that was picked, without language prefix; null: only written so far. */
  readonly path: string | null;
}

interface PlaceComboboxProps {
  /** Names the field and its list. */
  readonly label: string;
  readonly place: PickedPlace;
  readonly onChange: (place: PickedPlace) => void;
  readonly mode: SearchMode;
  /** Where picking a place leads at once, without language prefix; absent: it fills the field, and its form leads there. */
  readonly addressOf?: AddressOf;
  /** Whether the plain field had the focus when this one took its place; true once. */
  readonly takeFocus: () => boolean;
  readonly styles: { readonly cell?: string; readonly options?: string; readonly list?: string };
  /** The field with what surrounds it. */
  readonly children: (inputProps: InputProps) => ReactNode;
}

type InputProps = ReturnType<typeof useOptionList<DestinationMatch>>['inputProps'] & {
  readonly onClick: () => void;
  readonly onFocus: () => void;
};

const nothing: PickedPlace = { text: '', path: null };

/** A field for a place with the list of destinations under it. One that leads to the place is a search: closing clears it. */
export function PlaceCombobox({
  label,
  place,
  onChange,
  mode,
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
  /** @param next what is pressed or focused: other fields of the same form take along what is written */
  const leaveFor = (next: EventTarget | null): void => {
    const isInForm = next instanceof Node && cell.current?.closest('form')?.contains(next) === true;
    if (addressOf === undefined || isInForm) setIsOpen(false);
    else clear();
  };
  useClosing({ cell, isOpen, onLeave: leaveFor, onEscape: clear });
  useGivenFocus(cell, takeFocus);
  useEffect(() => {
    if (isOpen) panel.current?.showPopover();
    else panel.current?.hidePopover();
  }, [isOpen]);
  // What has been picked is no search any more: the list offers what is popular again.
  const query = place.path === null ? place.text : '';
  const { found, hasFailed, isLate } = useFoundDestinations(query, true, mode);
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
      setIsOpen(false);
      if (addressOf === undefined) return onChange({ text: destination.name, path: destination.path });
      // A click follows the link by itself, into another tab if the visitor wants it so.
      if (by === 'key') navigateTo(localizePath(addressOf(destination), locale));
      return onChange(nothing);
    },
    onOpen: () => setIsOpen(true),
  });
  // With nothing found, any loss of the focus ends it.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (isOpen && found.isNone && !isInside) leaveFor(null);
  };
  const open = (): void => setIsOpen(true);
  return (
    <div ref={cell} role="presentation" className={styles.cell} onBlur={onBlur}>
      {children({ ...list.inputProps, onClick: open, onFocus: open })}
      <div ref={panel} popover="manual" className={styles.options}>
        <DestinationOptions
          className={styles.list}
          addressOf={addressOf ?? null}
          {...{ found, list, query, hasFailed, isLate }}
        />
      </div>
    </div>
  );
}

/** Takes the focus over from the plain field, and with it opens the list; before another letter can be typed. */
function useGivenFocus(cell: RefObject<HTMLElement | null>, takeFocus: () => boolean): void {
  useLayoutEffect(() => {
    const input = cell.current?.querySelector('input') ?? null;
    if (takeFocus() && input !== null) focusAtEnd(input);
  }, [cell, takeFocus]);
}

interface ClosingOptions {
  readonly cell: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onLeave: (next: EventTarget | null) => void;
  readonly onEscape: () => void;
}

/** Closes the open list for whatever is pressed or focused outside, Escape, and another address. */
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
    // Not the event's own target: by now the focus may have gone on from there.
    document.addEventListener('focusin', () => leaveFor(document.activeElement), { signal });
    // On the page: a press on what takes no focus may have taken it out of the field.
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    return () => stop.abort();
  }, [isOpen]);
  useRouteChange(() => {
    if (isOpen) onLeave(null);
  });
}
