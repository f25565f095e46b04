/** Until somebody uses the page: as many as a page of the list has. */
let rowsInSight = Infinity;

/** Rows of the list that began above the end of the window when the visitor last touched the page or pressed a key. */
export function countRowsInSight(): number {
  return rowsInSight;
}

/**
 * Counts the rows in sight before every use of the page, when nothing has changed yet and counting costs nothing: after a
 * change the browser would have to lay the page out for it.
 * @returns stops counting
 */
export function watchRowsInSight(): () => void {
  const events = ['pointerdown', 'keydown'] as const;
  for (const name of events) document.addEventListener(name, count, { capture: true, passive: true });
  return () => {
    for (const name of events) document.removeEventListener(name, count, { capture: true });
  };
}

function count(): void {
  const rows = [...document.querySelectorAll('#plans ol > li')];
  const below = rows.findIndex((row) => row.getBoundingClientRect().top > innerHeight);
  rowsInSight = below === -1 ? Infinity : below;
}
