interface LinkWatch {
  /** Whether the address can be shown in the place of the present page. */
  readonly isPage: (url: URL) => boolean;
  readonly want: (address: string) => void;
  readonly giveUp: (address: string) => void;
}

/** Who rests this long on a link may follow it; who passes over it does not. */
const hoverMs = 65;

/** The part of `navigator.connection` that is looked at; not every browser has it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Tells which links a visitor is about to follow: by pointer, by focus or by the first touch. */
export function watchLinks(watch: LinkWatch): void {
  // Each is on a link of its own: a page that scrolls to the focus moves under a pointer that lies still.
  const [pointer, focus, touch] = [createApproach(watch), createApproach(watch), createApproach(watch)];
  const options = { passive: true, capture: true };
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (pointerType === 'mouse') pointer.go(target, hoverMs);
    },
    options,
  );
  // Out of the window.
  document.documentElement.addEventListener('pointerleave', pointer.leave);
  document.addEventListener('focusin', ({ target }) => focus.go(target, hoverMs), options);
  document.addEventListener('touchstart', ({ target }) => touch.go(target, 0), options);
  // The touch became a scroll.
  document.addEventListener('touchcancel', touch.leave, options);
  // What was about to be loaded ahead is loaded now, or no longer wanted.
  navigation.addEventListener('navigate', () => {
    for (const { wait } of [pointer, focus, touch]) wait();
  });
}

interface Approach {
  /** Is at another place now, which is wanted if it is a link and this stays there for so many milliseconds. */
  readonly go: (target: EventTarget | null, delay: number) => void;
  readonly leave: () => void;
  /** Stays where it is, and wants nothing there. */
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

/** The visitor pays for every byte, or waits for it. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType === 'slow-2g';
}
