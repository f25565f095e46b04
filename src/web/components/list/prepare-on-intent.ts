/** Where a list is changed: its forms, and links that lead to another state of it. */
const controls = 'main form, [data-list-control]';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Calls once, when a visitor comes near a control of the list; before that when the browser is idle and the connection is
 * neither slow nor metered.
 * @returns stops waiting
 */
export function prepareOnIntent(prepare: () => void): () => void {
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  const stop = (): void => {
    for (const name of events) document.removeEventListener(name, listen);
    if (idle !== null) cancelIdleCallback(idle);
  };
  const start = (): void => {
    stop();
    prepare();
  };
  const listen = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest(controls) !== null) start();
  };
  const idle = mayLoadAhead() ? requestIdleCallback(start, { timeout: 5000 }) : null;
  for (const name of events) document.addEventListener(name, listen, { passive: true });
  return stop;
}

function mayLoadAhead(): boolean {
  if (typeof requestIdleCallback !== 'function') return false;
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection === undefined || (connection.saveData !== true && connection.effectiveType === '4g');
}
