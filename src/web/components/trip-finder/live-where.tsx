import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { DestinationOptions } from '#web/components/destination-search/destination-options.tsx';
import {
  useFoundDestinations,
  type DestinationMatch,
} from '#web/components/destination-search/use-found-destinations.ts';
import { focusAtEnd, useOptionList } from '#web/components/option-list.ts';
import { usePage } from '#web/components/page-environment.tsx';
import { useRouteChange } from '#web/components/use-route-change.ts';
import type { FinderPlace } from './finder-address.ts';
import styles from './trip-finder.module.css';

interface LiveWhereProps {
  readonly where: FinderPlace;
  readonly onChange: (where: FinderPlace) => void;
}

/** The field for the place with the list of destinations under it. Picking one fills the field; the form leads there. */
export function LiveWhere({ where, onChange }: LiveWhereProps) {
  const texts = usePage().messages.search.finder;
  const cell = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { isOpen, setIsOpen } = useOpenList(cell);
  useEffect(() => {
    if (isOpen) panel.current?.showPopover();
    else panel.current?.hidePopover();
  }, [isOpen]);
  // What has been picked is no search any more: the list offers what is popular again.
  const query = where.path === null ? where.text : '';
  const { found, hasFailed } = useFoundDestinations(query, true);
  const list = useOptionList<DestinationMatch>({
    label: texts.where,
    items: found.items,
    isOpen,
    query: where.text,
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
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !isOpen) return;
    setIsOpen(false);
    onChange({ text: '', path: null });
  };
  return (
    <div ref={cell} role="presentation" className={styles['cell']} {...{ onBlur, onKeyDown }}>
      <label className={styles['where']}>
        <span className={styles['label']}>{texts.where}</span>
        <input
          {...list.inputProps}
          name="q"
          placeholder={texts.placeholder}
          maxLength={100}
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onClick={() => setIsOpen(true)}
          onFocus={() => setIsOpen(true)}
        />
      </label>
      <div ref={panel} popover="manual" className={styles['options']}>
        <DestinationOptions className={styles['list']} isChooser {...{ found, list, query, hasFailed }} />
      </div>
    </div>
  );
}

interface OpenList {
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
}

/** Whether the list is open: from the start where the plain field had the focus, until a press outside. */
function useOpenList(cell: RefObject<HTMLElement | null>): OpenList {
  const [hadFocus] = useState(() => document.activeElement instanceof HTMLInputElement);
  const [isOpen, setIsOpen] = useState(hadFocus);
  useEffect(() => {
    const input = cell.current?.querySelector('input') ?? null;
    if (hadFocus && input !== null) focusAtEnd(input);
  }, [cell, hadFocus]);
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
