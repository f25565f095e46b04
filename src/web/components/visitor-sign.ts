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
  // Whoever was faster than this script.
  if (document.activeElement !== document.body) firstSign.resolve();
  void firstSign.promise.then(() => stop.abort());
  return firstSign.promise;
}

/** Waits for the visitor no longer: React has to render what it could not hydrate, and lazy components are missing there. */
export function stopWaitingForVisitor(): void {
  firstSign.resolve();
}
