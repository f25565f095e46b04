import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * For a controlled field: calls back once with the value entered before hydration. React misses it and would overwrite it on
 * the next render.
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
  // In a layout effect, before the next render.
  useLayoutEffect(() => catchUp(), []);
}
