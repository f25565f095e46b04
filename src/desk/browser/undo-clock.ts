const second = 1000;

/** One cell of the neatline goes out each second; at the end the bar goes too. The server decides, not this clock. */
export function startUndoClock(page: ParentNode): void {
  const bar = page.querySelector<HTMLElement>('[data-undo]');
  if (bar === null) return;
  const cells = [...bar.querySelectorAll('.clock i')];
  const words = bar.querySelector<HTMLElement>('[data-undo-left]');
  // Its own count: clocks of browser and server differ.
  let left = Number(bar.dataset['seconds']);
  // The number counts, and nothing moves.
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const tick = (): void => {
    if (words !== null)
      words.textContent = (words.dataset[left === 1 ? 'one' : 'many'] ?? '').replace('N', String(left));
    if (!isStill) cells.forEach((cell, place) => cell.classList.toggle('off', place < cells.length - left));
    if (left <= 0) return bar.remove();
    left -= 1;
    setTimeout(tick, second);
  };
  tick();
}
