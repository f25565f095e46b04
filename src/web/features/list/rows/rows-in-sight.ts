/** Pixels, of a row on a desk: it and those of phones grow with their words. */
const leastHeight = 56;

/** Before the first interaction: all rows of a page. */
let rowsInSight = Infinity;

/** Rows that fit the viewport after a change, measured at the last press or key. */
export function countRowsInSight(): number {
  return rowsInSight;
}

/**
 * Counts the visible rows on each press or key, before anything changes: after a change, measuring would force a layout.
 * @returns stops counting
 */
export function watchRowsInSight(): () => void {
  const presses = ['pointerdown', 'keydown'] as const;
  for (const name of presses) document.addEventListener(name, count, { capture: true, passive: true });
  // Captured before the list's own listener: back and forward change the list without a press.
  addEventListener('popstate', count, { capture: true });
  return () => {
    for (const name of presses) document.removeEventListener(name, count, { capture: true });
    removeEventListener('popstate', count, { capture: true });
  };
}

/**
 * Counts generously, because a missing row would visibly lag behind: assumes the height of the lowest row that there can be,
 * and ignores the active filters above the list.
 */
function count(): void {
  const list = document.querySelector('#plans ol');
  const rows = [...document.querySelectorAll('#plans ol > li:has(> details:not([open]))')];
  const lowest = Math.min(leastHeight, ...rows.map((row) => row.getBoundingClientRect().height));
  const mayVanish = document.querySelector('[data-list-chosen]')?.getBoundingClientRect().height ?? 0;
  const room = innerHeight + mayVanish - (list?.getBoundingClientRect().top ?? 0);
  rowsInSight = list === null || rows.length === 0 || lowest <= 0 ? Infinity : Math.max(0, Math.ceil(room / lowest));
}
