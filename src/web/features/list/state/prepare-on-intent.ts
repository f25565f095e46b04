import { whenFirstInteraction } from '#web/shared/visit/first-interaction.ts';
import type { NavigatorWithConnection } from '#web/shared/visit/network-connection.ts';

/** Controls of the list: its forms, and links to other states. */
const controls = 'main form, [data-list-control]';
const list = '#plans';

interface Preparation {
  /** Network cost only. */
  readonly prefetch: () => void;
  /** Also costs CPU time. */
  readonly prepare: () => void;
}

/**
 * Prepares once, when a visitor approaches a control of the list or has scrolled to the list. Prefetches before that, after
 * the first interaction, when the browser is idle and the connection is neither slow nor metered.
 * @returns stops listening
 */
export function prepareOnIntent({ prefetch, prepare }: Preparation): () => void {
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
  if (mayPrefetch()) void whenFirstInteraction().then(() => whenIdle(prefetch, end.signal));
  for (const name of events) document.addEventListener(name, listen, { passive: true });
  return stop;
}

function whenIdle(work: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const idle = requestIdleCallback(work, { timeout: 5000 });
  signal.addEventListener('abort', () => cancelIdleCallback(idle));
}

/** A list inside the first viewport is no sign of intent. */
function hasScrolled(): boolean {
  return scrollY > 0;
}

function mayPrefetch(): boolean {
  if (typeof requestIdleCallback !== 'function') return false;
  const { connection }: NavigatorWithConnection = navigator;
  return connection === undefined || (connection.saveData !== true && connection.effectiveType === '4g');
}
