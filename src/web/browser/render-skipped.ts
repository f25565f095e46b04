import type { NavigatorWithConnection } from '#web/components/page/network-connection.ts';
import { whenIdle } from './when-idle.ts';

/** Elements with `content-visibility: auto`. Listbox options stay skipped: they scroll in their own box. */
export const skippable = 'main :is(section, ul, li:not([role])), footer nav';

/** Time budget of an idle step, to avoid long tasks on slow phones. */
const stepMs = 8;

/** Idle after this long without a change, and longer without a press, because presses come in series. */
const restMs = { changed: 1000, pressed: 5000 } as const;

/** As many as a browser has HTTP/1.1 connections: more would only queue, before the requests of a visitor who goes on. */
const picturesAtOnce = 6;

/** Wait for a picture before the next ones are requested: a slow one must not hold up all others. */
const pictureMs = 2000;

/**
 * Renders content that `content-visibility: auto` has skipped and then loads the lazy images, in steps while the page is
 * idle: full-page screenshots, previews and archives would have gaps otherwise. The next press skips it again, because
 * styling, layout and paint of the whole page would delay the response. A jump within the page renders it too: its target
 * would move otherwise, once what lies above it is rendered.
 */
export function renderSkipped(root: Node): void {
  const rendered = new Set<HTMLElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let usedUntil = 0;
  const step = (): void => {
    // A press since, or a timer that fired a fraction of a millisecond early.
    if (performance.now() < usedUntil) rest();
    else if (!renderWhileIdle(rendered)) whenIdle(step);
    else if (!savesData()) void fetchPictures().then((hasMore) => hasMore && whenIdle(step));
  };
  const rest = (): void => {
    clearTimeout(timer);
    const leftMs = Math.max(restMs.changed, usedUntil - performance.now());
    timer = setTimeout(() => whenIdle(step), leftMs);
  };
  const press = (): void => {
    // Only the frame finds out what is in sight: until then it could not be hit, and a quick tap would be lost.
    const elements = [...rendered];
    rendered.clear();
    requestAnimationFrame(() => {
      for (const element of elements) element.style.removeProperty('content-visibility');
    });
    usedUntil = performance.now() + restMs.pressed;
    rest();
  };
  new MutationObserver(rest).observe(root, { childList: true, subtree: true });
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, { capture: true, passive: true });
  addEventListener('click', (event) => {
    if (isJump(event)) for (const element of findSkipped()) renderElement(element, rendered);
  });
  rest();
}

/** Leaves what lies above the view: it would move what is being read. @returns whether nothing is left to render */
function renderWhileIdle(rendered: Set<HTMLElement>): boolean {
  const end = performance.now() + stepMs;
  for (const element of findSkipped()) {
    if (element.getBoundingClientRect().top < 0) continue;
    if (performance.now() >= end) return false;
    renderElement(element, rendered);
  }
  return true;
}

/** In document order: nested elements come after their ancestors. */
function* findSkipped(): Generator<HTMLElement> {
  for (const element of document.querySelectorAll<HTMLElement>(skippable))
    if (element.checkVisibility() && getComputedStyle(element).contentVisibility === 'auto') yield element;
}

function renderElement(element: HTMLElement, rendered: Set<HTMLElement>): void {
  element.style.contentVisibility = 'visible';
  rendered.add(element);
  // Forces layout now, instead of all at once in the next frame.
  element.getBoundingClientRect();
}

/** Whether the browser will scroll to another part of the page. */
function isJump({ target, defaultPrevented }: MouseEvent): boolean {
  return !defaultPrevented && target instanceof Element && target.closest('a[href^="#"]') !== null;
}

/**
 * Requests the next lazy images and waits until they have come, failed or taken long.
 * @returns whether there were any
 */
async function fetchPictures(): Promise<boolean> {
  const images = document.querySelectorAll<HTMLImageElement>('img[loading=lazy]');
  const requested = [...images].filter((image) => image.checkVisibility()).slice(0, picturesAtOnce);
  await Promise.all(requested.map(fetchPicture));
  return requested.length > 0;
}

async function fetchPicture(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  if (image.complete) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const type of ['load', 'error']) image.addEventListener(type, () => resolve(), { once: true });
  setTimeout(resolve, pictureMs);
  await promise;
}

function savesData(): boolean {
  const { connection }: NavigatorWithConnection = navigator;
  return connection?.saveData === true;
}
