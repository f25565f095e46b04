import { liftAboveDocks } from './above-docks.ts';
import styles from './dock.module.css';

/** A place at the lower edge of the window, over the page and never in the way of its end. */
export interface Dock {
  readonly element: HTMLElement;
  /** Takes it away and gives the focus back to where it was before it came in here. */
  readonly close: () => void;
}

/** The open ones, the lowest last, as they stand at the end of the document. */
const docks: HTMLElement[] = [];

/** Opens a place at the lower edge of the window, above what is there, or below it. Nothing on the page moves. */
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
  // It is called as soon as the frame has its layout, so that nothing has to be laid out for asking.
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

/** Each stands on the one below it, and the page keeps clear of them all. */
function settleAll(content: HTMLElement): void {
  const page = document.documentElement;
  let height = 0;
  for (const dock of docks.toReversed()) {
    dock.style.insetBlockEnd = `${height}px`;
    height += dock.offsetHeight;
  }
  page.classList.toggle(styles['fitting'] ?? '', docks.length > 0 && content.offsetHeight <= innerHeight);
  // Else the browser would bring what gets the focus just below a dock; and short messages stand above it.
  page.style.scrollPaddingBlockEnd = docks.length === 0 ? '' : `${height}px`;
  liftAboveDocks(height);
}
