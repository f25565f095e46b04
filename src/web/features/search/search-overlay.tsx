import { useEffectEvent, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { withDaysOf } from '#domain/trip/days-in-query.ts';
import { Button } from '#ui/button.tsx';
import { localizePath } from '#i18n/localized-path.ts';
import { closeFromOutside } from '#ui/close-from-outside.ts';
import { pressedKey } from '#ui/pressed-key.ts';
import { navigateTo } from '#web/shared/visit/navigate-to.ts';
import { focusAtEnd, useOptionList } from '#web/shared/page/option-list.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { useRouteChange } from '#web/shared/visit/use-route-change.ts';
import { DestinationOptions } from './destination-options.tsx';
import styles from './search-overlay.module.css';
import { SearchField } from './search-field.tsx';
import { useFoundDestinations, type DestinationMatch } from './use-found-destinations.ts';

/** `left`: for something else on the page; `ended`: the focus is restored. */
export type CloseReason = 'left' | 'ended';

interface SearchOverlayProps {
  /** The plain search form, whose text is taken over. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onClose: (reason: CloseReason) => void;
  /** The magnifier or "Cancel" was pressed. */
  readonly onToggle: () => void;
}

/** The header's open search: over the page, at the top on phones. Mounted only while open. */
export function SearchOverlay({ form, onClose, onToggle }: SearchOverlayProps) {
  const { shell, messages } = usePage();
  const [query, setQuery] = useState('');
  const [opening, setOpening] = useState<string | null>(null);
  const { found, retry, isLate } = useFoundDestinations(query, true, { locale: shell.locale });
  const list = useOptionList<DestinationMatch>({
    label: messages.common.nav.search,
    items: found.items,
    isOpen: true,
    query,
    onQuery: setQuery,
    onPick: ({ destination }, by) => {
      const address = localizePath(withDaysOf(query, destination.path), shell.locale);
      if (by === 'aside' || address === location.pathname) return onClose('left');
      setQuery(destination.name);
      setOpening(destination.name);
      // A click follows the link natively.
      if (by === 'key') navigateTo(address);
    },
  });
  const catchUp = useEffectEvent(() => list.write(form.current?.querySelector('input')?.value ?? ''));
  // Takes over what was typed into the plain field while this rendered.
  useLayoutEffect(() => catchUp(), []);
  const dialog = useRef<HTMLDialogElement>(null);
  useOverlay({ dialog, form, onClose });
  // Without results, any blur closes it.
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
      {opening === null ? (
        <DestinationOptions
          className={styles['panel']}
          addressOf={({ path }) => withDaysOf(query, path)}
          {...{ found, list, query, retry, isLate }}
        />
      ) : (
        <div role="status" className={styles['panel']}>
          <Button look="primary" isBusy>
            {messages.search.finder.opening({ place: opening })}
          </Button>
        </div>
      )}
    </dialog>
  );
}

const wideScreen = '(min-width: 56.25rem)';

interface OverlayOptions extends Pick<SearchOverlayProps, 'form' | 'onClose'> {
  readonly dialog: RefObject<HTMLDialogElement | null>;
}

/** Opens the dialog, modal on phones; closes it on Escape, outside press or focus, a layout change and navigation. */
function useOverlay({ dialog, form, onClose }: OverlayOptions): void {
  const close = useEffectEvent(onClose);
  // In a layout effect, before the next keystroke.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const wide = matchMedia(wideScreen);
    // Do not steal the focus from a visitor who moved on.
    if (document.activeElement !== form.current?.querySelector(wide.matches ? 'input' : 'button')) {
      close('left');
      return undefined;
    }
    // Not `show()`, which moves the focus and scrolls the page.
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
    // A dialog opened over the page takes the focus: an overlay left open below would intercept Escape. Not the event's
    // target: in Firefox the plain field's event arrives when this one already has the focus.
    document.addEventListener('focusin', () => leaveFor(document.activeElement), { signal });
    // On the document: a press on a non-focusable element may have blurred the field.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (pressedKey(event) === 'Escape') close('ended');
    };
    document.addEventListener('keydown', onKeyDown, { signal });
    wide.addEventListener('change', () => close('left'), { signal });
    // On phones the tap must not reach the page below.
    signal.addEventListener('abort', closeFromOutside(element));
    return () => stop.abort();
  }, [dialog, form]);
  useRouteChange(() => onClose('left'));
}
