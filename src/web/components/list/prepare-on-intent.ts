import { whenVisitorActs } from '#web/components/page/first-interaction.ts';

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
 * before, once somebody is there, when the browser is idle and the connection is neither slow nor metered.
 * @returns stops waiting
 */
export function prepareOnIntent({ fetchAhead, prepare }: Preparation): () => void {
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  const stop = (): void => {
    for (const name of events) document.removeEventListener(name, listen);
    sight.disconnect();
    end.abort();
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
  const end = new AbortController();
  if (mayLoadAhead()) void whenVisitorActs().then(() => whenIdle(fetchAhead, end.signal));
  for (const name of events) document.addEventListener(name, listen, { passive: true });
  return stop;
}

function whenIdle(work: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const idle = requestIdleCallback(work, { timeout: 5000 });
  signal.addEventListener('abort', () => cancelIdleCallback(idle));
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
