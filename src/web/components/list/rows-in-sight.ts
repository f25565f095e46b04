/** Until somebody uses the page: as many as a page of the list has. */
let rowsInSight = Infinity;

/** Rows that the window could show of the list after a change, as it stood when the visitor last touched the page or pressed a key. */
export function countRowsInSight(): number {
  return rowsInSight;
}

/**
 * Counts the rows in sight before every use of the page, when nothing has changed yet and counting costs nothing: after a
 * change the browser would have to lay the page out for it.
 * @returns stops counting
 */
export function watchRowsInSight(): () => void {
  const presses = ['pointerdown', 'keydown'] as const;
  for (const name of presses) document.addEventListener(name, count, { capture: true, passive: true });
  // Before the list hears of it: back and forward change it without a press.
  addEventListener('popstate', count, { capture: true });
  return () => {
    for (const name of presses) document.removeEventListener(name, count, { capture: true });
    removeEventListener('popstate', count, { capture: true });
  };
}

/**
 * A row too few would be seen to follow the others, long after them; so other plans are taken to be as low as the lowest
 * of these, and what stands above the list only while filters are chosen to be gone.
 */
function count(): void {
  const list = document.querySelector('#plans ol');
  // The item and not the plan in it: that is not laid out while it is out of sight, and would be for this.
  const rows = [...document.querySelectorAll('#plans ol > li:has(> details:not([open]))')];
  const lowest = Math.min(...rows.map((row) => row.getBoundingClientRect().height));
  const mayVanish = document.querySelector('[data-list-chosen]')?.getBoundingClientRect().height ?? 0;
  const room = innerHeight + mayVanish - (list?.getBoundingClientRect().top ?? 0);
  rowsInSight = list === null || !(lowest > 0 && lowest < Infinity) ? Infinity : Math.max(0, Math.ceil(room / lowest));
}
