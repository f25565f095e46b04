/** Where a list is changed: its forms, and links that lead to another state of it. */
const controls = 'main form, [data-list-control]';
const list = '#plans';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

interface Preparation {
  /** Costs no more than the bytes. */
  readonly fetchAhead: () => void;
  /** Takes the processor for a moment. */
  readonly prepare: () => void;
}

/**
 * Prepares once, when a visitor comes near a control of the list or has scrolled to the list. What that needs is fetched
 * before, when the browser is idle and the connection is neither slow nor metered.
 * @returns stops waiting
 */
export function prepareOnIntent({ fetchAhead, prepare }: Preparation): () => void {
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  const stop = (): void => {
    for (const name of events) document.removeEventListener(name, listen);
    sight.disconnect();
    if (idle !== null) cancelIdleCallback(idle);
  };
  const start = (): void => {
    stop();
    prepare();
  };
  const listen = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest(controls) !== null) start();
  };
  const sight = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting) && hasScrolled()) start();
  });
  const section = document.querySelector(list);
  if (section !== null) sight.observe(section);
  const idle = mayLoadAhead() ? requestIdleCallback(fetchAhead, { timeout: 5000 }) : null;
  for (const name of events) document.addEventListener(name, listen, { passive: true });
  return stop;
}

/** A list that stands in the first window has not been looked for. */
function hasScrolled(): boolean {
  return scrollY > 0;
}

function mayLoadAhead(): boolean {
  if (typeof requestIdleCallback !== 'function') return false;
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection === undefined || (connection.saveData !== true && connection.effectiveType === '4g');
}
