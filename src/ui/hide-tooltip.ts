/** Event that hides the tooltip. */
export const hideEvent = 'hide-tooltip';

/** Hides the shown tooltip, when its target moves or is covered. */
export function hideTooltip(): void {
  document.dispatchEvent(new Event(hideEvent));
}
