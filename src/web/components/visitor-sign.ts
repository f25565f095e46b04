const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

let seen: Promise<void> | null = null;

/** Fulfilled once somebody points, touches, types or scrolls: until then nothing but the first view has to be live. */
export function whenVisitorActs(): Promise<void> {
  seen ??= new Promise((resolve) => {
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    const onSign = (): void => {
      stop.abort();
      resolve();
    };
    for (const sign of signs) addEventListener(sign, onSign, options);
  });
  return seen;
}
