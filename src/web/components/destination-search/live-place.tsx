import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { SearchMode } from '#domain/search.ts';
import { pressedKey } from '#ui/pressed-key.ts';
import { focusAtEnd, useOptionList } from '#web/components/option-list.ts';
import { useRouteChange } from '#web/components/use-route-change.ts';
import { DestinationOptions } from './destination-options.tsx';
import { useFoundDestinations, type DestinationMatch } from './use-found-destinations.ts';

/** A place as a field holds it. */
export interface PickedPlace {
  /** What stands in the field. */
  readonly text: string;
  /** The page of the place that was picked, without language prefix; null: only written so far. */
  readonly path: string | null;
}

interface LivePlaceProps {
  /** Names the field and its list. */
  readonly label: string;
  readonly place: PickedPlace;
  readonly onChange: (place: PickedPlace) => void;
  readonly mode: SearchMode;
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

/** A field for a place with the list of destinations under it. Picking one fills the field; its form leads there. */
export function LivePlace({ label, place, onChange, mode, takeFocus, styles, children }: LivePlaceProps) {
  const cell = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { isOpen, setIsOpen } = useOpenList(cell);
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
    onPick: ({ destination }) => {
      onChange({ text: destination.name, path: destination.path });
      setIsOpen(false);
    },
    onOpen: () => setIsOpen(true),
  });
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside && (relatedTarget !== null || found.isNone)) setIsOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (pressedKey(event) !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    onChange({ text: '', path: null });
  };
  const open = (): void => setIsOpen(true);
  return (
    <div ref={cell} role="presentation" className={styles.cell} {...{ onBlur, onKeyDown }}>
      {children({ ...list.inputProps, onClick: open, onFocus: open })}
      <div ref={panel} popover="manual" className={styles.options}>
        <DestinationOptions className={styles.list} isChooser {...{ found, list, query, hasFailed, isLate }} />
      </div>
    </div>
  );
}

interface OpenList {
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
}

/** Takes the focus over from the plain field, and with it opens the list; before another letter can be typed. */
function useGivenFocus(cell: RefObject<HTMLElement | null>, takeFocus: () => boolean): void {
  useLayoutEffect(() => {
    const input = cell.current?.querySelector('input') ?? null;
    if (takeFocus() && input !== null) focusAtEnd(input);
  }, [cell, takeFocus]);
}

/** Whether the list is open: from the focus on, until a press outside. */
function useOpenList(cell: RefObject<HTMLElement | null>): OpenList {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const leaveOutside = ({ target }: Event): void => {
      if (target instanceof Node && cell.current?.contains(target) === false) setIsOpen(false);
    };
    document.addEventListener('pointerdown', leaveOutside, { signal: stop.signal });
    return () => stop.abort();
  }, [cell]);
  useRouteChange(() => setIsOpen(false));
  return { isOpen, setIsOpen };
}
