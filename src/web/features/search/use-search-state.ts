import { useEffect, useRef, useState, type RefObject } from 'react';
import { createClickGuard } from '#web/shared/visit/click-guard.ts';
import type { CloseReason } from './search-overlay.tsx';

interface SearchState {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** For the keyboard shortcut: focuses the plain field, which opens the search. */
  readonly focusAndOpen: () => void;
  readonly close: (reason: CloseReason) => void;
  /** For clicks on the toggle button; a second click within 200 ms is ignored. */
  readonly toggle: () => void;
}

/** Whether the search is open. @param form the plain search form below the overlay */
export function useSearchState(form: RefObject<HTMLFormElement | null>): SearchState {
  const [isOpen, setIsOpen] = useState(false);
  const [guard] = useState(() => createClickGuard());
  const givesBack = useRef(false);
  const isRestoringFocus = useRef(false);
  useEffect(() => {
    // The field may have been focused before hydration.
    const input = form.current?.querySelector('input') ?? null;
    if (input === null || document.activeElement !== input) return;
    input.blur();
    input.focus();
  }, [form]);
  useEffect(() => {
    if (isOpen || !givesBack.current) return;
    givesBack.current = false;
    // Focus opens the search, except when it is restored on closing.
    isRestoringFocus.current = true;
    focusControl(form.current);
    isRestoringFocus.current = false;
  }, [isOpen, form]);
  const open = (): void => {
    if (!isRestoringFocus.current) setIsOpen(true);
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
      // Safari does not focus pressed buttons.
      else focusAndOpen();
    },
  };
}

function focusControl(form: HTMLFormElement | null): void {
  // On phones the field is hidden and the button is shown instead.
  const controls = [...(form?.querySelectorAll<HTMLElement>('input, button') ?? [])];
  controls.find((control) => control.offsetParent !== null)?.focus({ preventScroll: true });
}
