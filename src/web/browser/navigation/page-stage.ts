import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { errorWatch } from '#web/browser/error-watch.ts';
import { keepTranslatedTexts } from '#web/browser/keep-translated-texts.ts';
import type { HydratedSite, MountedPage } from '#web/browser/hydrated-site.ts';
import { createShownPage } from '#web/browser/shown-page.ts';
import { announcePageLeft } from '#web/shared/visit/use-route-change.ts';
import type { FetchedPage } from './fetch-page.ts';

/** The element that had the focus when a page was left, restored on return. */
const lastFocus = new WeakMap<MountedPage, HTMLElement>();

/** Id of the element around a page; `base.css` selects it. */
const containerId = 'root';

/** A page that is not in the document yet, and its address. */
export interface ReadyPage {
  readonly page: MountedPage;
  readonly address: string;
}

/** Mounts a fetched page. It is hidden, so React renders it at idle priority. */
export function makePage(site: HydratedSite, { payload, view, address }: FetchedPage): ReadyPage {
  const container = document.createElement('div');
  container.id = containerId;
  const page = {
    keys: new Set<string>(),
    container,
    root: createRoot(container, errorWatch.hooks),
    state: createShownPage(payload),
    view,
  };
  // Also while the page is kept outside the document.
  keepTranslatedTexts(container);
  site.render(page, false);
  return { page, address };
}

/** Unmounts a page that is not shown. */
export function dropPage({ root }: MountedPage): void {
  root.unmount();
}

/**
 * Starts a view transition, unless unsupported or unwanted. Nothing is painted until the returned function is called, so
 * address and page change in one frame.
 * @param signal of the navigation: aborting it resumes painting
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
  // A skipped transition rejects, but the page has changed.
  void Promise.allSettled([ready, finished]);
  await begun.promise;
  isSlow = performance.now() - startedAt > transitionMs;
  return end;
}

/** After a slower snapshot, later navigations skip the animation. */
const transitionMs = 50;

let isSlow = false;

function isAnimated(): boolean {
  const wantsLess = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return 'startViewTransition' in document && !wantsLess && !isSlow && !document.hidden;
}

/** The deferred rest of the last swap; null: none. */
let finishSwap: (() => void) | null = null;

/**
 * Replaces the shown page in one frame. A prerendered page that begins at its top is only uncovered in that frame; React
 * updates after it.
 * @param beginsAtTop true: the first view is visible, so content below the fold may follow a frame later
 * @param onInteractive called when the page is interactive
 * @returns when it is
 */
export function swapPages(
  site: HydratedSite,
  page: MountedPage,
  { beginsAtTop, onInteractive }: { readonly beginsAtTop: boolean; readonly onInteractive: () => void },
): Promise<void> {
  finishSwap?.();
  const left = site.shown();
  const focused = document.activeElement;
  // Close overlays while their listeners still run, so that they stay closed on return.
  flushSync(announcePageLeft);
  if (focused instanceof HTMLElement && left.container.contains(focused)) {
    lastFocus.set(left, focused);
    // Removing a page that has the focus would force another layout.
    focused.blur();
  }
  const isDeferred = beginsAtTop && !document.hidden && uncover(page.container);
  if (beginsAtTop) deferBelowFold(page.container);
  if (!isDeferred) flushSync(() => site.render(left, false));
  left.container.replaceWith(page.container);
  site.setShown(page);
  const finish = (): void => {
    finishSwap = null;
    if (isDeferred) flushSync(() => site.render(left, false));
    flushSync(() => site.render(page, true));
    onInteractive();
  };
  if (!isDeferred) return Promise.resolve(finish());
  return new Promise((resolve) => {
    finishSwap = () => resolve(finish());
    afterFrame(() => finishSwap?.());
  });
}

/**
 * Shows the prerendered content before its effects run, by removing the style with which React hides it. React removes it
 * itself when the page is rendered as shown.
 * @returns false: nothing is rendered yet
 */
function uncover({ children }: HTMLElement): boolean {
  for (const child of children) if (child instanceof HTMLElement) child.style.removeProperty('display');
  return children.length > 0;
}

/** Skips content below the fold in the first frame: laying out a long page takes several times as long as its first view. */
function deferBelowFold({ dataset }: HTMLElement): void {
  dataset['arriving'] = '';
  afterFrame(() => delete dataset['arriving']);
}

function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Moves the focus: to the element that had it before, the fragment's target, or the main element. */
export function moveFocus(page: MountedPage, isReturn: boolean): void {
  // The visitor has already focused something before the page was interactive.
  if (page.container.contains(document.activeElement)) return;
  const target = document.getElementById(decodeFragment(location.hash));
  const before = isReturn ? lastFocus.get(page) : undefined;
  const element = before ?? target ?? document.getElementById('main');
  if (element === null) return;
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  // Headings and sections are focusable only with a tabindex.
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
