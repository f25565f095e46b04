import { useEffectEvent, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { localizePath } from '#i18n/localized-path.ts';
import { closeFromOutside } from '#ui/close-from-outside.ts';
import { pressedKey } from '#ui/pressed-key.ts';
import { navigateTo } from '#web/components/page/navigate-to.ts';
import { focusAtEnd, useOptionList } from '#web/components/page/option-list.ts';
import { usePage } from '#web/components/page/page-environment.tsx';
import { useRouteChange } from '#web/components/page/use-route-change.ts';
import { DestinationOptions } from './destination-options.tsx';
import styles from './search-overlay.module.css';
import { SearchField } from './search-field.tsx';
import { useFoundDestinations, type DestinationMatch } from './use-found-destinations.ts';

/** `left`: for something else on the page; `ended`: the focus goes back to where it came from. */
export type CloseReason = 'left' | 'ended';

interface SearchOverlayProps {
  /** The search as it is without JavaScript: a field, on phones a button. What was typed there before is taken over. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onClose: (reason: CloseReason) => void;
  /** The magnifier or "Cancel" was pressed. */
  readonly onToggle: () => void;
}

/** The open search of the header: over the page, on phones at its upper edge. It exists only while it is open. */
export function SearchOverlay({ form, onClose, onToggle }: SearchOverlayProps) {
  const { shell, messages } = usePage();
  const [query, setQuery] = useState('');
  const { found, hasFailed, isLate } = useFoundDestinations(query, true);
  const list = useOptionList<DestinationMatch>({
    label: messages.common.nav.search,
    items: found.items,
    isOpen: true,
    query,
    onQuery: setQuery,
    onPick: ({ destination }, by) => {
      // A click follows the link by itself, into another tab if the visitor wants it so.
      if (by === 'key') navigateTo(localizePath(destination.path, shell.locale));
      onClose('left');
    },
  });
  const catchUp = useEffectEvent(() => list.write(form.current?.querySelector('input')?.value ?? ''));
  // What was typed while this was drawn; from here on it is typed in here.
  useLayoutEffect(() => catchUp(), []);
  const dialog = useRef<HTMLDialogElement>(null);
  useOverlay({ dialog, form, onClose });
  // With nothing found, any loss of the focus ends it.
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget === null && found.isNone) onClose('left');
  };
  return (
    <dialog
      ref={dialog}
      className={styles['overlay']}
      aria-label={messages.common.nav.search}
      onClose={() => onClose('ended')}
      {...{ onBlur }}
    >
      <SearchField query={query} inputProps={list.inputProps} onClear={() => list.write('')} onToggle={onToggle} />
      <DestinationOptions
        className={styles['panel']}
        addressOf={({ path }) => path}
        {...{ found, list, query, hasFailed, isLate }}
      />
    </dialog>
  );
}

const wideScreen = '(min-width: 56.25rem)';

interface OverlayOptions extends Pick<SearchOverlayProps, 'form' | 'onClose'> {
  readonly dialog: RefObject<HTMLDialogElement | null>;
}

/** Opens the dialog as the screen wants it, and closes it for Escape, whatever is pressed or focused outside, another width and another address. */
function useOverlay({ dialog, form, onClose }: OverlayOptions): void {
  const close = useEffectEvent(onClose);
  // Before another letter can be typed beside it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const wide = matchMedia(wideScreen);
    // A visitor who moved on while this was loading keeps the focus.
    if (document.activeElement !== form.current?.querySelector(wide.matches ? 'input' : 'button')) {
      close('left');
      return undefined;
    }
    // Not `show()`, which moves the focus and with it the page.
    if (wide.matches) element.setAttribute('open', '');
    else element.showModal();
    const input = element.querySelector('input');
    if (input !== null) focusAtEnd(input);
    const stop = new AbortController();
    const { signal } = stop;
    const leaveFor = (next: EventTarget | null): void => {
      if (next instanceof Node && !element.contains(next)) close('left');
    };
    document.addEventListener('pointerdown', ({ target }) => leaveFor(target), { signal });
    // A window that opens over the page takes the focus: what is left open under it would come between it and Escape. Not the
    // event's own target: in Firefox that of the plain field arrives here when this one has the focus already.
    document.addEventListener('focusin', () => leaveFor(document.activeElement), { signal });
    // On the page: a press on what takes no focus may have taken it out of the field.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (pressedKey(event) === 'Escape') close('ended');
    };
    document.addEventListener('keydown', onKeyDown, { signal });
    wide.addEventListener('change', () => close('left'), { signal });
    // On phones the page under it must not get the tap.
    signal.addEventListener('abort', closeFromOutside(element));
    return () => stop.abort();
  }, [dialog, form]);
  useRouteChange(() => onClose('left'));
}
