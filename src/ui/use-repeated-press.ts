import { useEffect, useRef, type PointerEvent } from 'react';

const holdMs = 400;
const repeatMs = 90;

interface PressHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerLeave: () => void;
  readonly onPointerCancel: () => void;
  readonly onClick: () => void;
}

/** A button that acts when pressed, and again and again while it is held. */
export function useRepeatedPress(act: () => void): PressHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const repeat = (): void => {
    hasRepeated.current = true;
    latest.current();
    timer.current = setTimeout(repeat, repeatMs);
  };
  return {
    onPointerDown: ({ button }) => {
      hasRepeated.current = false;
      if (button === 0) timer.current = setTimeout(repeat, holdMs);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // The click that ends a hold has nothing left to do; one from the keyboard or a screen reader has no pointer.
    onClick: () => {
      stop();
      if (!hasRepeated.current) latest.current();
      hasRepeated.current = false;
    },
  };
}
