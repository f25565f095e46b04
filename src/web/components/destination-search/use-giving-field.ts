import { useCallback, useRef, type RefCallback } from 'react';

interface GivingField {
  /** The `ref` of the plain field. */
  readonly field: RefCallback<HTMLInputElement>;
  /** For the field that takes its place: true, once, when this one had the focus at that moment. */
  readonly takeFocus: () => boolean;
}

/**
 * A plain field that another one takes the place of. Whether it has the focus is known at that very moment only: whoever
 * has gone on meanwhile, as while code was loaded, is not called back.
 */
export function useGivingField(): GivingField {
  const hadFocus = useRef(false);
  const field = useCallback((input: HTMLInputElement) => {
    // React calls it before the element leaves the document, and with that loses the focus.
    return () => {
      hadFocus.current = document.activeElement === input;
    };
  }, []);
  const takeFocus = useCallback((): boolean => {
    const had = hadFocus.current;
    hadFocus.current = false;
    return had;
  }, []);
  return { field, takeFocus };
}
