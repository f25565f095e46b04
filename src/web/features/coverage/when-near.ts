/** Root margin of the intersection observer. */
const nearness = '400px';

/** Runs a callback once when an element comes near the viewport, unless aborted. */
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
