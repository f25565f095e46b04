import type { NavigatorWithConnection } from '#web/shared/visit/network-connection.ts';

interface LinkWatch {
  /** Whether client-side navigation can show the address. */
  readonly isPage: (url: URL) => boolean;
  readonly want: (address: string) => void;
  readonly giveUp: (address: string) => void;
}

/** Hover time that signals intent to follow a link. */
const hoverMs = 65;

/** Detects links that a visitor is about to follow: by hover, focus or touch. */
export function watchLinks(watch: LinkWatch): void {
  // Separate state each: scrolling to the focus moves another link under a resting pointer.
  const [pointer, focus, touch] = [createApproach(watch), createApproach(watch), createApproach(watch)];
  const options = { passive: true, capture: true };
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (pointerType === 'mouse') pointer.go(target, hoverMs);
    },
    options,
  );
  // The pointer left the window.
  document.documentElement.addEventListener('pointerleave', pointer.leave);
  document.addEventListener('focusin', ({ target }) => focus.go(target, hoverMs), options);
  document.addEventListener('touchstart', ({ target }) => touch.go(target, 0), options);
  // The touch became a scroll.
  document.addEventListener('touchcancel', touch.leave, options);
  // A pending prefetch is now loaded by the navigation, or no longer wanted.
  navigation.addEventListener('navigate', () => {
    for (const { wait } of [pointer, focus, touch]) wait();
  });
}

interface Approach {
  /** Moves to another element; a link there is wanted after `delay` milliseconds. */
  readonly go: (target: EventTarget | null, delay: number) => void;
  readonly leave: () => void;
  /** Cancels the pending delay and stays on the element. */
  readonly wait: () => void;
}

function createApproach({ isPage, want, giveUp }: LinkWatch): Approach {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let near: HTMLAnchorElement | null = null;
  const wait = (): void => clearTimeout(timer);

  function leave(): void {
    wait();
    if (near !== null) giveUp(near.href);
    near = null;
  }

  function go(target: EventTarget | null, delay: number): void {
    const link = linkOf(target);
    if (link === near) return;
    leave();
    if (link === null || isSparing() || !isPage(new URL(link.href))) return;
    near = link;
    if (delay === 0) want(link.href);
    else timer = setTimeout(() => want(link.href), delay);
  }

  return { go, leave, wait };
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null;
  return link.closest('[data-reload]') === null ? link : null;
}

/** Data saver is on or the connection is very slow. */
function isSparing(): boolean {
  const { connection }: NavigatorWithConnection = navigator;
  return connection?.saveData === true || connection?.effectiveType === 'slow-2g';
}
