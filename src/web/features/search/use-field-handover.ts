import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
  type ComponentProps,
  type RefCallback,
} from 'react';
import { useEarlyInput } from '#ui/use-early-input.ts';

declare global {
  /** The field with an active composition, recorded by `startScript` (`inline-scripts.ts`). */
  var composedIn: EventTarget | null | undefined;
}

interface PlainField extends Pick<ComponentProps<'input'>, 'onFocus' | 'onCompositionStart' | 'onCompositionEnd'> {
  readonly ref: RefCallback<HTMLInputElement>;
}

interface Handover {
  /** True: render the combobox instead of the plain field. */
  readonly isWanted: boolean;
  /** True while the combobox is loading. */
  readonly isAwaited: boolean;
  /** Props of the plain field. */
  readonly field: PlainField;
  /** For the combobox: true once, if the plain field had the focus when it was replaced. */
  readonly takeFocus: () => boolean;
}

/**
 * Replaces a plain field with a lazily loaded combobox on focus; the plain one stays until the combobox is loaded. The focus
 * is handed over only if the plain field still has it at that moment.
 * @param onText receives text typed before hydration
 */
export function useFieldHandover(text: string, onText: (text: string) => void): Handover {
  const [isFocused, setIsFocused] = useState(false);
  const [isAwaited, startTransition] = useTransition();
  // Replacing the field during composition (e.g. Japanese input) would lose the text.
  const [isComposing, setIsComposing] = useState(false);
  const plain = useRef<HTMLInputElement>(null);
  useEarlyInput(plain, text, onText);
  const hadFocus = useRef(false);
  const ref = useCallback((input: HTMLInputElement) => {
    plain.current = input;
    // React calls the cleanup before removing the element, while it may still have the focus.
    return () => {
      plain.current = null;
      hadFocus.current = document.activeElement === input;
    };
  }, []);
  const takeFocus = useCallback((): boolean => {
    const had = hadFocus.current;
    hadFocus.current = false;
    return had;
  }, []);
  const onFocus = useCallback(() => startTransition(() => setIsFocused(true)), [startTransition]);
  useLayoutEffect(() => {
    // Focused before hydration.
    if (plain.current === null || document.activeElement !== plain.current) return;
    setIsComposing(globalThis.composedIn === plain.current);
    onFocus();
  }, [onFocus]);
  return {
    isWanted: isFocused && !isComposing,
    isAwaited,
    field: {
      ref,
      onFocus,
      onCompositionStart: () => setIsComposing(true),
      onCompositionEnd: () => setIsComposing(false),
    },
    takeFocus,
  };
}
