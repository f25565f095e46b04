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

/** Auto-repeat for a held button. */
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
    // Ignore the click after a hold; keyboard and screen reader clicks have no pointer.
    onClick: () => {
      stop();
      if (!hasRepeated.current) latest.current();
      hasRepeated.current = false;
    },
  };
}
