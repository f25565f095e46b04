import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { localizePath } from '#i18n/localized-path.ts';
import { pressedKey } from '#ui/pressed-key.ts';
import { navigateTo } from '#web/components/navigate-to.ts';
import { focusAtEnd, useOptionList } from '#web/components/option-list.ts';
import { usePage } from '#web/components/page-environment.tsx';
import { useRouteChange } from '#web/components/use-route-change.ts';
import { DestinationOptions } from './destination-options.tsx';
import styles from './live-search.module.css';
import { SearchField } from './search-field.tsx';
import { useFoundDestinations, type DestinationMatch } from './use-found-destinations.ts';

/** `left`: for something else on the page; `ended`: the focus goes back to where it came from. */
export type CloseReason = 'left' | 'ended';

interface LiveSearchProps {
  /** What was typed before this was there. */
  readonly firstQuery: () => string;
  readonly onClose: (reason: CloseReason) => void;
  /** The magnifier or "Cancel" was pressed. */
  readonly onToggle: () => void;
}

/** The open search of the header: over the page on wide screens, the whole screen on phones. It exists only while it is open. */
export function LiveSearch({ firstQuery, onClose, onToggle }: LiveSearchProps) {
  const { shell, messages } = usePage();
  const [query, setQuery] = useState(firstQuery);
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
  const catchUp = useEffectEvent(() => list.write(firstQuery()));
  // What was typed while this was drawn; from here on it is typed in here.
  useLayoutEffect(() => catchUp(), []);
  const dialog = useRef<HTMLDialogElement>(null);
  useOverlay(dialog, onClose);
  const onBlur = (event: FocusEvent): void => {
    if (isLeaving(event, found.isNone)) onClose('left');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (pressedKey(event) === 'Escape') onClose('ended');
  };
  return (
    <dialog
      ref={dialog}
      className={styles['overlay']}
      aria-label={messages.common.nav.search}
      onClose={() => onClose('ended')}
      {...{ onBlur, onKeyDown }}
    >
      <SearchField query={query} inputProps={list.inputProps} onClear={() => list.write('')} onToggle={onToggle} />
      <DestinationOptions className={styles['panel']} {...{ found, list, query, hasFailed, isLate }} />
    </dialog>
  );
}

const wideScreen = '(min-width: 56.25rem)';

/** Opens the dialog as the screen wants it, and closes it for a press outside, another width and another address. */
function useOverlay(dialog: RefObject<HTMLDialogElement | null>, onClose: LiveSearchProps['onClose']): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // Before another letter can be typed beside it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const wide = matchMedia(wideScreen);
    // Not `show()`, which moves the focus and with it the page.
    if (wide.matches) element.setAttribute('open', '');
    else element.showModal();
    const input = element.querySelector('input');
    if (input !== null) focusAtEnd(input);
    const stop = new AbortController();
    const { signal } = stop;
    const leaveOutside = ({ target }: Event): void => {
      if (target instanceof Node && !element.contains(target)) close.current('left');
    };
    document.addEventListener('pointerdown', leaveOutside, { signal });
    wide.addEventListener('change', () => close.current('left'), { signal });
    return () => stop.abort();
  }, [dialog]);
  useRouteChange(() => onClose('left'));
}

/** Tab leaves it for something else on the page; with nothing found, any loss of the focus ends it. */
function isLeaving({ currentTarget, relatedTarget }: FocusEvent, isNone: boolean): boolean {
  if (relatedTarget === null) return isNone;
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}
