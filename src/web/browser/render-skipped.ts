import { whenIdle } from './when-idle.ts';

/** What styles may skip. Options of listboxes stay skipped: they scroll in a box of their own. */
const skippable = 'main section, main li:not([role]), footer nav';

/** A step ends after this time and one element more, so that a slow phone has no long task. */
const stepMs = 8;

interface Connection {
  readonly saveData?: boolean;
}

/**
 * Renders what `content-visibility: auto` has skipped and fetches the lazy pictures of the page, in steps while the browser is
 * idle, now and after every later change. Pictures of the whole page, previews and archives would have gaps otherwise.
 */
export function renderSkipped(root: Node): void {
  let isRequested = false;
  const request = (): void => {
    if (isRequested) return;
    isRequested = true;
    whenIdle(() => {
      isRequested = false;
      if (!runStep()) request();
    });
  };
  new MutationObserver(request).observe(root, { childList: true, subtree: true });
  request();
}

/** @returns whether nothing is left */
function runStep(): boolean {
  const end = performance.now() + stepMs;
  const isOver = (): boolean => performance.now() >= end;
  return renderElements(isOver) && (savesData() || fetchPictures(isOver));
}

/** In the order of the document: what is inside of a skipped element has its turn after that one. */
function renderElements(isOver: () => boolean): boolean {
  for (const element of document.querySelectorAll<HTMLElement>(skippable)) {
    if (!element.checkVisibility() || getComputedStyle(element).contentVisibility !== 'auto') continue;
    if (isOver()) return false;
    element.style.contentVisibility = 'visible';
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
