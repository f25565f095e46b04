import { chosenCurrency } from '#web/browser/change-currency.ts';
import type { LiveSite, LiveSitePage } from '#web/browser/live-site.ts';
import { loadPayload } from '#web/browser/load-payload.ts';
import { navigateTo, reloadInfo } from '#web/components/page/navigate-to.ts';
import type { KeptPages } from './kept-pages.ts';
import { decideNavigation, type NavigationFacts } from './navigation-rule.ts';
import type { NavigationSigns } from './navigation-signs.ts';
import { beginTransition, moveFocus, swapPages, type ReadyPage } from './page-stage.ts';
import type { PreloadQueue } from './preload-queue.ts';

interface NavigatorParts {
  readonly site: LiveSite;
  readonly kept: KeptPages<LiveSitePage>;
  readonly preloads: PreloadQueue<ReadyPage>;
  readonly signs: NavigationSigns;
  readonly isStale: () => boolean;
  readonly isPage: (url: URL) => boolean;
  /** Null: there is no answer that can be shown. Rejects when code cannot be loaded. */
  readonly load: (address: string, signal: AbortSignal) => Promise<ReadyPage | null>;
}

/** Answers the navigations of this document that lead to another page of the site. */
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
 * A visit changes the address when its page is there, so that page and address belong together at any time. Back and forward
 * change it at once, since the entry is there already, and without a transition: browsers show their own for the gesture.
 */
function answer(event: NavigateEvent, rule: 'show' | 'reload', parts: NavigatorParts): void {
  const look = { scroll: 'manual', focusReset: 'manual' } as const;
  const { destination } = event;
  if (event.navigationType === 'traverse') {
    return event.intercept({ ...look, handler: () => goBack(event, rule, parts) });
  }
  let page: LiveSitePage | null = null;
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
      const live = page === null ? null : showPage(event, page, parts);
      endTransition?.();
      await live;
    },
  });
}

/** Waits for a page, shows that it does, and breaks off what is loaded ahead for others. */
async function fetchVisible(event: NavigateEvent, parts: NavigatorParts): Promise<ReadyPage | null> {
  const address = event.destination.url.replace(/#.*$/s, '');
  const { preloads, load, signs } = parts;
  const hidePending = signs.showPending();
  try {
    preloads.giveUpAll(address);
    const ahead = await preloads.take(address);
    event.signal.throwIfAborted();
    return ahead !== null && hasChosenCurrency(ahead.page)
      ? ahead
      : await load(address, event.signal).catch(() => null);
  } finally {
    hidePending();
  }
}

/** Where nothing can be fetched the browser itself says why, or finds what we did not. */
function loadInstead({ signal, destination, navigationType }: NavigateEvent): never {
  signal.throwIfAborted();
  navigateTo(destination.url, { isReload: true, isReplacement: navigationType === 'replace' });
  throw new DOMException('The page is loaded instead.', 'AbortError');
}

async function goBack(event: NavigateEvent, rule: 'show' | 'reload', parts: NavigatorParts): Promise<void> {
  const page = rule === 'reload' ? null : await findAgain(event, parts);
  if (page !== null && !event.signal.aborted) return showPage(event, page, parts);
  // Another navigation has taken over, unless the visitor stopped this one: then the address is not that of the page.
  if (!event.signal.aborted || navigation.transition === null) location.reload();
}

/** The page of an entry of the history: the very one that was left, or fetched again where it was not kept. */
async function findAgain(event: NavigateEvent, parts: NavigatorParts): Promise<LiveSitePage | null> {
  const page = parts.kept.at(event.destination.key);
  if (page === null) {
    const ready = await fetchVisible(event, parts);
    return ready?.page ?? null;
  }
  if (hasChosenCurrency(page)) return page;
  // Kept pages show no prices in a currency that was given up.
  const payload = await loadPayload(new URL(event.destination.url));
  if (payload === null || payload.error !== undefined) return null;
  page.state.show(payload);
  return page;
}

/** @returns when the page answers the visitor */
function showPage(event: NavigateEvent, page: LiveSitePage, parts: NavigatorParts): Promise<void> {
  const { site, kept, signs } = parts;
  const isReturn = page.keys.size > 0;
  const left = site.shown();
  page.keys.add(presentKey());
  const live = swapPages(site, page, {
    beginsAtTop: event.navigationType !== 'traverse' && location.hash === '',
    onLive: () => {
      moveFocus(page, isReturn);
      signs.announce(document.title);
    },
  });
  kept.use(page);
  kept.retain(new Set(navigation.entries().map(({ key }) => key)));
  // An error may be over when the visitor comes back.
  if (left.state.current().error !== undefined) left.keys.clear();
  event.scroll();
  return live;
}

function hasChosenCurrency({ state }: LiveSitePage): boolean {
  const { currency } = state.current().shell;
  return currency === (chosenCurrency() ?? currency);
}

function presentKey(): string {
  return navigation.currentEntry?.key ?? '';
}
