const interactionEvents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'input',
  'wheel',
  'scroll',
  'focusin',
] as const;

let begin = (): void => undefined;
const firstInteraction = new Promise<void>((resolve) => {
  begin = resolve;
});

/** Resolves when the visitor first points, touches, types or scrolls; only the first view is hydrated before. */
export function whenFirstInteraction(): Promise<void> {
  // Called again, it changes nothing: one function listens once.
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const name of interactionEvents) addEventListener(name, begin, options);
  if (hasInteracted()) begin();
  void firstInteraction.then(() => stop.abort());
  return firstInteraction;
}

/** Whether a press, a key or the focus came before this script ran. Older browsers lack `userActivation`. */
function hasInteracted(): boolean {
  const { userActivation }: Partial<Navigator> = navigator;
  return userActivation?.hasBeenActive === true || document.activeElement !== document.body;
}

/** Stops waiting: React has to render HTML that it could not hydrate, and needs the lazy components for that. */
export function stopWaitingForInteraction(): void {
  begin();
}
