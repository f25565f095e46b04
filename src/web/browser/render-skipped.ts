import { whenIdle } from './when-idle.ts';

/** What styles may skip. Options of listboxes stay skipped: they scroll in a box of their own. */
const skippable = 'main :is(section, ul, li:not([role])), footer nav';

/** A step ends after this time and one element more, so that a slow phone has no long task. */
const stepMs = 8;

/** A page rests when nothing in it has changed for this time, nor been pressed for the longer one: presses come in series. */
const restMs = { changed: 1000, pressed: 5000 } as const;

interface Connection {
  readonly saveData?: boolean;
}

/**
 * Renders what `content-visibility: auto` has skipped and fetches the lazy pictures of the page, in idle steps whenever the page
 * rests. Pictures of the whole page, previews and archives would have gaps otherwise. With the next press it is skipped again:
 * styling, laying out and painting all of it would keep the visitor waiting.
 */
export function renderSkipped(root: Node): void {
  const rendered = new Set<HTMLElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let usedUntil = 0;
  const step = (): void => {
    // A press in between has begun the wait again.
    if (performance.now() >= usedUntil && !runStep(rendered)) whenIdle(step);
  };
  const rest = (): void => {
    clearTimeout(timer);
    const leftMs = Math.max(restMs.changed, usedUntil - performance.now());
    timer = setTimeout(() => whenIdle(step), leftMs);
  };
  const press = (): void => {
    for (const element of rendered) element.style.removeProperty('content-visibility');
    rendered.clear();
    usedUntil = performance.now() + restMs.pressed;
    rest();
  };
  new MutationObserver(rest).observe(root, { childList: true, subtree: true });
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, { capture: true, passive: true });
  rest();
}

/** @returns whether nothing is left */
function runStep(rendered: Set<HTMLElement>): boolean {
  const end = performance.now() + stepMs;
  const isOver = (): boolean => performance.now() >= end;
  return renderElements(rendered, isOver) && (savesData() || fetchPictures(isOver));
}

/** In the order of the document: what is inside of a skipped element has its turn after that one. */
function renderElements(rendered: Set<HTMLElement>, isOver: () => boolean): boolean {
  for (const element of document.querySelectorAll<HTMLElement>(skippable)) {
    if (!element.checkVisibility() || getComputedStyle(element).contentVisibility !== 'auto') continue;
    if (isOver()) return false;
    element.style.contentVisibility = 'visible';
    rendered.add(element);
    // Lays it out in this step: all of them would be laid out in the next frame together.
    element.getBoundingClientRect();
  }
  return true;
}

function fetchPictures(isOver: () => boolean): boolean {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    if (!image.checkVisibility()) continue;
    if (isOver()) return false;
    image.loading = 'eager';
  }
  return true;
}

function savesData(): boolean {
  return (navigator as Navigator & { readonly connection?: Connection }).connection?.saveData === true;
}
