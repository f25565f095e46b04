import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { errorWatch } from '#web/browser/error-watch.ts';
import { keepTranslatedTexts } from '#web/browser/keep-translated-texts.ts';
import type { LiveSite, LiveSitePage } from '#web/browser/live-site.ts';
import { createShownPage } from '#web/browser/shown-page.ts';
import { announcePageLeft } from '#web/components/page/use-route-change.ts';
import type { FetchedPage } from './fetch-page.ts';

/** A page that was shown may be shown again: where the focus was is found again. */
const lastFocus = new WeakMap<LiveSitePage, HTMLElement>();

/** What is around every page's content in the document; `base.css` knows it by this name. */
const containerId = 'root';

/** A page that is not in the document yet, and the address at which it lies. */
export interface ReadyPage {
  readonly page: LiveSitePage;
  readonly address: string;
}

/** Makes a page of what was fetched. Hidden as it is, React draws it when the browser has nothing else to do. */
export function makePage(site: LiveSite, { payload, view, address }: FetchedPage): ReadyPage {
  const container = document.createElement('div');
  container.id = containerId;
  const page = {
    keys: new Set<string>(),
    container,
    root: createRoot(container, errorWatch.hooks),
    state: createShownPage(payload),
    view,
  };
  // Also while it is kept outside of the document.
  keepTranslatedTexts(container);
  site.draw(page, false);
  return { page, address };
}

/** Forgets a page that is not shown. */
export function dropPage({ root }: LiveSitePage): void {
  root.unmount();
}

/**
 * Lets the browser take its picture of the shown page, from which it fades to the next one; where browser and visitor like
 * that. Nothing is painted until the returned function is called, so address and page change in one frame.
 * @param signal of the navigation: when it is broken off, painting goes on
 */
export async function beginTransition(signal: AbortSignal): Promise<() => void> {
  if (!isAnimated()) return () => undefined;
  const startedAt = performance.now();
  const begun = Promise.withResolvers<undefined>();
  const changed = Promise.withResolvers<undefined>();
  const end = (): void => changed.resolve(undefined);
  signal.addEventListener('abort', end);
  const { ready, finished } = document.startViewTransition(() => {
    begun.resolve(undefined);
    return changed.promise;
  });
  // One that is skipped, as by the next, has changed the page all the same.
  void Promise.allSettled([ready, finished]);
  await begun.promise;
  isSlow = performance.now() - startedAt > transitionMs;
  return end;
}

/** A picture that takes longer keeps the visitor waiting for an ornament; then the next page comes without. */
const transitionMs = 50;

let isSlow = false;

function isAnimated(): boolean {
  const wantsLess = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return 'startViewTransition' in document && !wantsLess && !isSlow && !document.hidden;
}

/** What a page that took the place of another one still lacks; null: nothing. */
let finishSwap: (() => void) | null = null;

/**
 * Puts a page in the place of the shown one, in one frame. Nothing but what that frame shows is done before it: where a page
 * that is drawn already begins at its top, React hears of the change afterwards.
 * @param beginsAtTop true: the visitor will see its first view, so the rest of it may come a frame later
 * @param onLive called when the page answers the visitor
 * @returns when it does
 */
export function swapPages(
  site: LiveSite,
  page: LiveSitePage,
  { beginsAtTop, onLive }: { readonly beginsAtTop: boolean; readonly onLive: () => void },
): Promise<void> {
  finishSwap?.();
  const left = site.shown();
  const focused = document.activeElement;
  // What floats over the page closes while its listeners still hear of it, and stays closed when it comes back.
  flushSync(announcePageLeft);
  if (focused instanceof HTMLElement && left.container.contains(focused)) {
    lastFocus.set(left, focused);
    // With the focus in it, a page that is taken out is styled and laid out once more before it goes.
    focused.blur();
  }
  const isLater = beginsAtTop && !document.hidden && uncover(page.container);
  if (beginsAtTop) leaveRestForLater(page.container);
  if (!isLater) flushSync(() => site.draw(left, false));
  left.container.replaceWith(page.container);
  site.setShown(page);
  const finish = (): void => {
    finishSwap = null;
    if (isLater) flushSync(() => site.draw(left, false));
    flushSync(() => site.draw(page, true));
    onLive();
  };
  if (!isLater) return Promise.resolve(finish());
  return new Promise((resolve) => {
    finishSwap = () => resolve(finish());
    afterFrame(() => finishSwap?.());
  });
}

/**
 * Shows what React has drawn ahead and covers with a style of its own, without its effects; it takes the style away itself
 * when it hears that the page is shown.
 * @returns false: there is nothing yet
 */
function uncover({ children }: HTMLElement): boolean {
  for (const child of children) if (child instanceof HTMLElement) child.style.removeProperty('display');
  return children.length > 0;
}

/** A long page takes several times as long to lay out and paint as its first view does. */
function leaveRestForLater({ dataset }: HTMLElement): void {
  dataset['arriving'] = '';
  afterFrame(() => delete dataset['arriving']);
}

function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Moves the focus to where the visitor goes on: the target of the fragment, what had it before, or the page itself. */
export function moveFocus(page: LiveSitePage, isReturn: boolean): void {
  // The page was seen before all of it was live: who was faster has gone on already.
  if (page.container.contains(document.activeElement)) return;
  const target = document.getElementById(decodeFragment(location.hash));
  const before = isReturn ? lastFocus.get(page) : undefined;
  const element = before ?? target ?? document.getElementById('main');
  if (element === null) return;
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  // A heading or a section takes the focus only when it is told to.
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
