const mark = 'data-above-docks';

/** Of all open docks together, in pixels. */
let height = 0;

/** Keeps something at the lower edge of the window above the docks, whichever are open. */
export function keepAboveDocks(element: HTMLElement): void {
  element.setAttribute(mark, '');
  setHeight(element);
}

/** Tells what stands above the docks how high they are. Not the whole page: the style of its every element would be computed again. */
export function liftAboveDocks(newHeight: number): void {
  height = newHeight;
  document.querySelectorAll<HTMLElement>(`[${mark}]`).forEach(setHeight);
}

function setHeight(element: HTMLElement): void {
  element.style.setProperty('--docks', `${height}px`);
}
