import { liftAboveDocks } from './above-docks.ts';
import styles from './dock.module.css';

/** A panel docked at the viewport's bottom edge; the page's end stays reachable below it. */
export interface Dock {
  readonly element: HTMLElement;
  /** Removes it and restores the focus from before it entered the dock. */
  readonly close: () => void;
}

/** The open docks in document order, the lowest last. */
const docks: HTMLElement[] = [];

/** Opens a dock above or below the open ones. Nothing on the page moves. */
export function openDock(place: 'above' | 'lowest' = 'above'): Dock {
  const content = document.getElementById('root') ?? document.body;
  const element = document.createElement('div');
  element.className = styles['dock'] ?? '';
  let before: EventTarget | null = null;
  element.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) before = relatedTarget;
  });
  // A visitor who has moved on keeps the focus.
  element.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !element.contains(relatedTarget)) before = null;
  });
  const [first] = docks;
  if (place === 'above' && first !== undefined) first.before(element);
  else document.body.append(element);
  docks.splice(place === 'above' ? 0 : docks.length, 0, element);
  const settle = (): void => settleAll(content);
  const sizes = new ResizeObserver(settle);
  // Observers run after layout, so reading sizes forces none.
  for (const each of [content, element]) sizes.observe(each);
  return {
    element,
    close: () => {
      sizes.disconnect();
      element.remove();
      docks.splice(docks.indexOf(element), 1);
      settle();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
  };
}

/** Stacks the docks and reserves space for them in the page. */
function settleAll(content: HTMLElement): void {
  const page = document.documentElement;
  let height = 0;
  for (const dock of docks.toReversed()) {
    dock.style.insetBlockEnd = `${height}px`;
    height += dock.offsetHeight;
  }
  page.classList.toggle(styles['fitting'] ?? '', docks.length > 0 && content.offsetHeight <= innerHeight);
  // Keeps focused elements from scrolling under a dock; toasts are placed above it.
  page.style.scrollPaddingBlockEnd = docks.length === 0 ? '' : `${height}px`;
  liftAboveDocks(height);
}
