import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * For a field whose value React keeps: calls back, once, with what was written or chosen in it before it was hydrated. React
 * does not hear of that, and would overwrite it the next time it renders the field.
 * @param value as rendered
 */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  onInput: (value: string) => void,
): void {
  const catchUp = useEffectEvent(() => {
    const early = field.current?.value ?? value;
    if (early !== value) onInput(early);
  });
  // Before anything can be rendered again.
  useLayoutEffect(() => catchUp(), []);
}
