import type { Page } from '@playwright/test';

/** Quiet time after which a change counts as finished. */
const quietMs = 600;

interface PaintClock {
  started: number | null;
  painted: number | null;
}

/**
 * Makes the page remember when a control was last used and when the last frame was painted in which a part of the list that
 * stands in the window changed; on a page without a list, of `main`. Times are those of the page: from the browser's own
 * time of the event to the task after the frame.
 */
export async function installPaintClock(page: Page): Promise<void> {
  await page.evaluate(() => {
    const clock: PaintClock = { started: null, painted: null };
    Object.assign(globalThis, { paintClock: clock });
    const start = (event: Event): void => {
      if (clock.started === null) Object.assign(clock, { started: event.timeStamp, painted: null });
    };
    // React changes the page in the click of a check box, before its input event.
    for (const name of ['click', 'input', 'change']) document.addEventListener(name, start, { capture: true });
    const isInSight = (element: Element): boolean => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const observer = new MutationObserver((records) => {
      const changed = records.flatMap(({ target, addedNodes }) => [...addedNodes, target]);
      requestAnimationFrame(() => {
        // The frame is painted between this callback and the next task; a user-blocking one comes first.
        void scheduler.postTask(
          () => {
            const at = performance.now();
            const rows = changed.map((node) => (node instanceof Element ? node : node.parentElement));
            if (rows.some((row) => row !== null && row.localName !== 'ol' && isInSight(row))) clock.painted = at;
          },
          { priority: 'user-blocking' },
        );
      });
    });
    // The list and its count; the rest of the page updates a moment later.
    const results = document.querySelectorAll('#plans ol, #plans [role=status]');
    for (const result of results.length > 0 ? results : document.querySelectorAll('main')) {
      observer.observe(result, { childList: true, characterData: true, subtree: true });
    }
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
    let rests = 0;
    do {
      before = paintClock.painted;
      await rest();
      rests += 1;
      if (rests > 20) throw new Error('nothing changed');
    } while (before !== paintClock.painted || paintClock.painted === null);
    if (paintClock.started === null) throw new Error('no control was used');
    return paintClock.painted - paintClock.started;
  }, quietMs);
}
