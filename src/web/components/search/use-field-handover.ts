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
  /** The field in which a word is being composed, as `startScript` records it from the beginning (`inline-scripts.ts`). */
  var composedIn: EventTarget | null | undefined;
}

interface PlainField extends Pick<ComponentProps<'input'>, 'onFocus' | 'onCompositionStart' | 'onCompositionEnd'> {
  readonly ref: RefCallback<HTMLInputElement>;
}

interface Handover {
  /** True: the other field is wanted in the place of the plain one. */
  readonly isWanted: boolean;
  /** True while the other field is on its way. */
  readonly isAwaited: boolean;
  /** Of the plain field. */
  readonly field: PlainField;
  /** For the field that takes its place: true, once, when this one had the focus at that moment. */
  readonly takeFocus: () => boolean;
}

/**
 * A plain field that another one takes the place of when it has the focus: the plain one stays until the other is there.
 * Whether it still has the focus is known at that very moment only: a visitor who has moved on while code was loading
 * is not called back.
 * @param onText what was written in it before it was hydrated
 */
export function useFieldHandover(text: string, onText: (text: string) => void): Handover {
  const [isFocused, setIsFocused] = useState(false);
  const [isAwaited, startTransition] = useTransition();
  // A word that is being composed, in Japanese above all, would be lost if the field were exchanged.
  const [isComposing, setIsComposing] = useState(false);
  const plain = useRef<HTMLInputElement>(null);
  useEarlyInput(plain, text, onText);
  const hadFocus = useRef(false);
  const ref = useCallback((input: HTMLInputElement) => {
    plain.current = input;
    // React calls it before the element leaves the document, and with that loses the focus.
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
    // The visitor was faster than the scripts.
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
