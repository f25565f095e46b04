/**
 * Moves a row of a list while the pointer is down, and ends with it. Listens on the window: the handle itself moves in the
 * document.
 * @param from index of the pressed row
 */
export function dragRows(list: HTMLElement, from: number, move: (from: number, to: number) => void): void {
  const end = new AbortController();
  const { signal } = end;
  let at = from;
  const follow = ({ clientY }: PointerEvent): void => {
    const to = rowAt(list, at, clientY);
    if (to === at) return;
    move(at, to);
    at = to;
  };
  addEventListener('pointermove', follow, { signal });
  for (const type of ['pointerup', 'pointercancel', 'blur']) addEventListener(type, () => end.abort(), { signal });
}

/** The row that the pointer has passed the middle of; rows of different heights do not swap back and forth. */
function rowAt({ children }: HTMLElement, at: number, y: number): number {
  const middles = [...children].map((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return (top + bottom) / 2;
  });
  const before = middles.findIndex((middle, index) => index < at && y < middle);
  if (before !== -1) return before;
  return middles.findLastIndex((middle, index) => index >= at && (index === at || y > middle));
}
