import { useEffect, useEffectEvent, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { closeFromOutside } from '#ui/close-from-outside.ts';
import { pressedKey } from '#ui/pressed-key.ts';

interface Sheet {
  readonly word: RefObject<HTMLDetailsElement | null>;
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Closes the sheet and focuses its word. */
  readonly close: () => void;
  /** For the dialog: Escape, its backdrop and the browser's own gesture close it alone. */
  readonly onClose: () => void;
  readonly listeners: {
    readonly onToggle: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/**
 * A word of the sentence with its sheet. The `<details>` opens and closes by itself; this adds focus, Escape, closing from
 * outside and, where the styles show the sheet over the page (phones), modality. The `<dialog>` lacks `open` until then:
 * its `<details>` shows it.
 */
export function useSheet(): Sheet {
  const word = useRef<HTMLDetailsElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const hide = (): void => {
    if (word.current !== null) word.current.open = false;
  };
  const close = (): void => {
    dialog.current?.close();
    hide();
    word.current?.querySelector('summary')?.focus({ preventScroll: true });
  };
  const follow = useEffectEvent(() => {
    if (word.current === null || dialog.current === null) return;
    if (word.current.open) show(dialog.current);
    else dialog.current.close();
  });
  // Pressed before hydration.
  useEffect(() => follow(), []);
  useEffect(() => (word.current === null ? undefined : hideFromOutside(word.current)), []);
  useEffect(() => (dialog.current === null ? undefined : closeFromOutside(dialog.current)), []);
  return {
    word,
    dialog,
    close,
    onClose: () => {
      if (word.current?.open === true) close();
    },
    listeners: {
      onToggle: follow,
      onKeyDown: (event) => {
        if (pressedKey(event) !== 'Escape' || word.current?.open !== true) return;
        event.preventDefault();
        close();
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) hide();
      },
    },
  };
}

function show(dialog: HTMLDialogElement): void {
  if (getComputedStyle(dialog).position === 'fixed' && !dialog.open) dialog.showModal();
  const first = dialog.querySelector<HTMLElement>('input:checked') ?? dialog.querySelector<HTMLElement>('input');
  first?.focus({ preventScroll: true });
}

/** On wide screens, where the sheet is not modal. */
function hideFromOutside(word: HTMLDetailsElement): () => void {
  const onPress = ({ target }: PointerEvent): void => {
    if (word.open && target instanceof Node && !word.contains(target)) word.open = false;
  };
  document.addEventListener('pointerdown', onPress);
  return () => document.removeEventListener('pointerdown', onPress);
}
