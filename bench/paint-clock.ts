import type { Page } from '@playwright/test';

/** How long the page must rest before a change counts as finished. */
const quietMs = 600;

interface PaintClock {
  started: number | null;
  painted: number | null;
}

/**
 * Makes the page remember when a control was last used and when the last frame was painted after the list, or without one `main`, changed. Times
 * are those of the page: from the browser's own time of the event to the task after the frame.
 */
export async function installPaintClock(page: Page): Promise<void> {
  await page.evaluate(() => {
    const clock: PaintClock = { started: null, painted: null };
    Object.assign(globalThis, { paintClock: clock });
    const start = (event: Event): void => {
      if (clock.started === null) Object.assign(clock, { started: event.timeStamp, painted: null });
    };
    for (const name of ['input', 'change']) document.addEventListener(name, start, { capture: true });
    const observer = new MutationObserver(() => {
      requestAnimationFrame(() => {
        // The frame is painted between this callback and the next task.
        const { port1, port2 } = new MessageChannel();
        port2.addEventListener('message', () => {
          clock.painted = performance.now();
        });
        port2.start();
        port1.postMessage(null);
      });
    });
    // What stands around the list follows a moment later.
    const result = document.querySelector('#plans ol') ?? document.querySelector('main');
    if (result !== null) observer.observe(result, { childList: true, characterData: true, subtree: true });
  });
}

/** Milliseconds from the use of a control to the last frame that shows its result. @throws when nothing changed */
export async function timeChange(page: Page, use: () => Promise<void>): Promise<number> {
  await page.evaluate(() =>
    Object.assign((globalThis as unknown as { paintClock: PaintClock }).paintClock, { started: null, painted: null }),
  );
  await use();
  return await page.evaluate(async (quiet) => {
    const { paintClock } = globalThis as unknown as { paintClock: PaintClock };
    const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, quiet));
    let before: number | null = null;
    do {
      before = paintClock.painted;
      await rest();
    } while (before !== paintClock.painted || paintClock.painted === null);
    if (paintClock.started === null) throw new Error('no control was used');
    return paintClock.painted - paintClock.started;
  }, quietMs);
}
