import { whenIdle } from './when-idle.ts';

/** Elements with `content-visibility: auto`. Listbox options stay skipped: they scroll in their own box. */
const skippable = 'main :is(section, ul, li:not([role])), footer nav';

/** Time budget of an idle step, to avoid long tasks on slow phones. */
const stepMs = 8;

/** Idle after this long without a change, and longer without a press, because presses come in series. */
const restMs = { changed: 1000, pressed: 5000 } as const;

interface Connection {
  readonly saveData?: boolean;
}

/**
 * Renders content that `content-visibility: auto` has skipped and loads the lazy images, in steps while the page is idle:
 * full-page screenshots, previews and archives would have gaps otherwise. The next press skips it again, because styling,
 * layout and paint of the whole page would delay the response.
 */
export function renderSkipped(root: Node): void {
  const rendered = new Set<HTMLElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let usedUntil = 0;
  const step = (): void => {
    // A press since, or a timer that fired a fraction of a millisecond early.
    if (performance.now() < usedUntil) rest();
    else if (!runStep(rendered)) whenIdle(step);
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

/** In document order: nested elements come after their ancestors. */
function renderElements(rendered: Set<HTMLElement>, isOver: () => boolean): boolean {
  for (const element of document.querySelectorAll<HTMLElement>(skippable)) {
    if (!element.checkVisibility() || getComputedStyle(element).contentVisibility !== 'auto') continue;
    if (isOver()) return false;
    element.style.contentVisibility = 'visible';
    rendered.add(element);
    // Forces layout now, instead of all at once in the next frame.
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
