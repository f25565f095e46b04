/** What the layer of tooltips listens to. */
export const hideEvent = 'hide-tooltip';

/** Hides the tip that is shown, if there is one: for what moves or covers its target. */
export function hideTooltip(): void {
  document.dispatchEvent(new Event(hideEvent));
}
