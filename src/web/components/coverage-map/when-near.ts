/** How far below or above the screen an element may still be to count as near. */
const nearness = '400px';

/** Runs something once, when an element comes near the screen; not at all after `signal`. */
export function whenNear(element: Element, signal: AbortSignal, run: () => Promise<void>): void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void run();
    },
    { rootMargin: nearness },
  );
  watch.observe(element);
  signal.addEventListener('abort', () => watch.disconnect());
}
