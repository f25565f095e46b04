import { useEffect, useRef, useState, type RefObject } from 'react';
import { createClickGuard } from '#web/components/page/click-guard.ts';
import type { CloseReason } from './search-overlay.tsx';

interface SearchState {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** For the keyboard shortcut: moves the focus here, which the open search then takes over. */
  readonly focusAndOpen: () => void;
  readonly close: (reason: CloseReason) => void;
  /** For clicks on what opens and closes it; a second one within 200 ms does nothing. */
  readonly toggle: () => void;
}

/** Whether the search is open. @param form the search as it is without JavaScript, which the open one lies over */
export function useSearchState(form: RefObject<HTMLFormElement | null>): SearchState {
  const [isOpen, setIsOpen] = useState(false);
  const [guard] = useState(() => createClickGuard());
  const givesBack = useRef(false);
  const isGivingBack = useRef(false);
  useEffect(() => {
    // Anyone who was faster than the scripts already stands in the field; so they hear of it, too.
    const input = form.current?.querySelector('input') ?? null;
    if (input === null || document.activeElement !== input) return;
    input.blur();
    input.focus();
  }, [form]);
  useEffect(() => {
    if (isOpen || !givesBack.current) return;
    givesBack.current = false;
    // The focus opens the search; the one that comes back from it does not.
    isGivingBack.current = true;
    focusControl(form.current);
    isGivingBack.current = false;
  }, [isOpen, form]);
  const open = (): void => {
    if (!isGivingBack.current) setIsOpen(true);
  };
  const focusAndOpen = (): void => {
    focusControl(form.current);
    open();
  };
  const close = (reason: CloseReason): void => {
    givesBack.current = reason === 'ended';
    form.current?.reset();
    setIsOpen(false);
  };
  return {
    isOpen,
    open,
    focusAndOpen,
    close,
    toggle: () => {
      if (!guard.admits()) return;
      if (isOpen) close('ended');
      // Safari does not focus a button that is pressed.
      else focusAndOpen();
    },
  };
}

function focusControl(form: HTMLFormElement | null): void {
  // On phones the field is hidden, and the button stands for it.
  const controls = [...(form?.querySelectorAll<HTMLElement>('input, button') ?? [])];
  controls.find((control) => control.checkVisibility())?.focus({ preventScroll: true });
}
