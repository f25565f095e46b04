const mark = 'data-above-docks';

/** Total height of the open docks, in pixels. */
let height = 0;

/** Keeps something at the lower edge of the window above the docks, whichever are open. */
export function keepAboveDocks(element: HTMLElement): void {
  element.setAttribute(mark, '');
  setHeight(element);
}

/** Sets the docks' height on elements above them only: on the page it would recompute every element's style. */
export function liftAboveDocks(newHeight: number): void {
  height = newHeight;
  document.querySelectorAll<HTMLElement>(`[${mark}]`).forEach(setHeight);
}

function setHeight(element: HTMLElement): void {
  element.style.setProperty('--docks', `${height}px`);
}
