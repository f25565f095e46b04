const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'input', 'wheel', 'scroll', 'focusin'] as const;

const firstSign = Promise.withResolvers<void>();
let isListening = false;

/** Fulfilled once somebody points, touches, types or scrolls: until then nothing but the first view has to be live. */
export function whenVisitorActs(): Promise<void> {
  if (isListening) return firstSign.promise;
  isListening = true;
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const sign of signs) addEventListener(sign, () => firstSign.resolve(), options);
  if (hasActed()) firstSign.resolve();
  void firstSign.promise.then(() => stop.abort());
  return firstSign.promise;
}

/** Whether the visitor was faster than this script, by a press, a key or the focus. Older browsers do not tell of presses. */
function hasActed(): boolean {
  const { userActivation } = navigator as Partial<Navigator>;
  return userActivation?.hasBeenActive === true || document.activeElement !== document.body;
}

/** Waits for the visitor no longer: React has to render what it could not hydrate, and lazy components are missing there. */
export function stopWaitingForVisitor(): void {
  firstSign.resolve();
}
