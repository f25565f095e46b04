import { chosenCurrency } from '#web/browser/change-currency.ts';
import type { HydratedSite, MountedPage } from '#web/browser/hydrated-site.ts';
import { loadPayload } from '#web/browser/load-payload.ts';
import { navigateTo, reloadInfo, saidByNavigation } from '#web/shared/visit/navigate-to.ts';
import type { KeptPages } from './kept-pages.ts';
import { decideNavigation, type NavigationFacts } from './navigation-rule.ts';
import type { NavigationFeedback } from './navigation-feedback.ts';
import { beginTransition, moveFocus, swapPages, type ReadyPage } from './page-stage.ts';
import type { PreloadQueue } from './preload-queue.ts';

interface NavigatorParts {
  readonly site: HydratedSite;
  readonly kept: KeptPages<MountedPage>;
  readonly preloads: PreloadQueue<ReadyPage>;
  readonly feedback: NavigationFeedback;
  readonly isStale: () => boolean;
  readonly isPage: (url: URL) => boolean;
  /** Null: no response that can be shown. Rejects when code cannot be loaded. */
  readonly load: (address: string, signal: AbortSignal) => Promise<ReadyPage | null>;
}

/** Intercepts navigations of this document that lead to another page of the site. */
export function createNavigator(parts: NavigatorParts): void {
  const { site, kept } = parts;
  kept.use(site.shown());
  navigation.addEventListener('navigate', (event) => {
    const rule = decideNavigation(factsOf(event, parts));
    if (rule !== 'browser') answer(event, rule, parts);
  });
  navigation.addEventListener('currententrychange', () => {
    if (navigation.transition === null) kept.use(site.shown());
  });
}

function factsOf(event: NavigateEvent, { site, isStale, isPage }: NavigatorParts): NavigationFacts {
  const { destination, sourceElement } = event;
  const { keys } = site.shown();
  return {
    type: event.navigationType,
    canIntercept: event.canIntercept,
    isSameDocument: destination.sameDocument,
    isFragmentOnly: event.hashChange,
    isDownload: event.downloadRequest !== null,
    isPost: event.formData !== null,
    isOptedOut: event.info === reloadInfo || (sourceElement?.closest('[data-reload]') ?? null) !== null,
    isPage: isPage(new URL(destination.url)),
    isStale: isStale(),
    isSettled: keys.has(presentKey()),
    leadsToShownPage: event.navigationType === 'traverse' && keys.has(destination.key),
  };
}

/**
 * A new visit commits the address only when its page is loaded, so that page and address always match. Back and forward
 * commit at once, without a view transition: browsers animate the gesture themselves.
 */
function answer(event: NavigateEvent, rule: 'show' | 'reload', parts: NavigatorParts): void {
  const look = { scroll: 'manual', focusReset: 'manual' } as const;
  const { destination } = event;
  if (event.navigationType === 'traverse') {
    return event.intercept({ ...look, handler: () => goBack(event, rule, parts) });
  }
  let page: MountedPage | null = null;
  let endTransition: (() => void) | null = null;
  event.intercept({
    ...look,
    precommitHandler: async (controller) => {
      const ready = await fetchVisible(event, parts);
      if (ready === null) return loadInstead(event);
      page = ready.page;
      const { hash, pathname, search } = new URL(destination.url);
      if (ready.address !== pathname + search) controller.redirect(ready.address + hash);
      endTransition = await beginTransition(event.signal);
    },
    handler: async () => {
      const hydrated = page === null ? null : showPage(event, page, parts);
      endTransition?.();
      await hydrated;
    },
  });
}

/** Loads a page with a progress indicator and aborts the prefetches of other pages. */
async function fetchVisible(event: NavigateEvent, parts: NavigatorParts): Promise<ReadyPage | null> {
  const address = event.destination.url.replace(/#.*$/s, '');
  const { preloads, load, feedback } = parts;
  const hidePending = feedback.showPending();
  try {
    preloads.giveUpAll(address);
    const prefetched = await preloads.take(address);
    event.signal.throwIfAborted();
    return prefetched !== null && hasChosenCurrency(prefetched.page)
      ? prefetched
      : await load(address, event.signal).catch(() => null);
  } finally {
    hidePending();
  }
}

/** Falls back to a browser load, which shows its own error or succeeds where we failed. */
function loadInstead({ signal, destination, navigationType }: NavigateEvent): never {
  signal.throwIfAborted();
  navigateTo(destination.url, { isReload: true, isReplacement: navigationType === 'replace' });
  throw new DOMException('The page is loaded instead.', 'AbortError');
}

async function goBack(event: NavigateEvent, rule: 'show' | 'reload', parts: NavigatorParts): Promise<void> {
  const page = rule === 'reload' ? null : await findAgain(event, parts);
  if (page !== null && !event.signal.aborted) return showPage(event, page, parts);
  // Aborted by another navigation: nothing to do. Stopped by the visitor: the address no longer matches the page.
  if (!event.signal.aborted || navigation.transition === null) location.reload();
}

/** The page of a history entry: the kept one, else fetched again. */
async function findAgain(event: NavigateEvent, parts: NavigatorParts): Promise<MountedPage | null> {
  const page = parts.kept.at(event.destination.key);
  if (page === null) {
    const ready = await fetchVisible(event, parts);
    return ready?.page ?? null;
  }
  if (hasChosenCurrency(page)) return page;
  // The currency has changed since: refresh the prices.
  const payload = await loadPayload(new URL(event.destination.url));
  if (payload === null || payload.error !== undefined) return null;
  page.state.show(payload);
  return page;
}

/** @returns when the page is interactive */
function showPage(event: NavigateEvent, page: MountedPage, parts: NavigatorParts): Promise<void> {
  const { site, kept, feedback } = parts;
  const isReturn = page.keys.size > 0;
  const left = site.shown();
  page.keys.add(presentKey());
  const interactive = swapPages(site, page, {
    beginsAtTop: event.navigationType !== 'traverse' && location.hash === '',
    onInteractive: () => {
      moveFocus(page, isReturn);
      feedback.announce(saidByNavigation(event.info) ?? document.title);
    },
  });
  kept.use(page);
  kept.retain(new Set(navigation.entries().map(({ key }) => key)));
  // Do not keep error pages: the error may be gone on return.
  if (left.state.current().error !== undefined) left.keys.clear();
  event.scroll();
  return interactive;
}

function hasChosenCurrency({ state }: MountedPage): boolean {
  const { currency } = state.current().shell;
  return currency === (chosenCurrency() ?? currency);
}

function presentKey(): string {
  return navigation.currentEntry?.key ?? '';
}
