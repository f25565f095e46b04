import { startTransition, use } from 'react';
import { createRoot, hydrateRoot, type ErrorInfo } from 'react-dom/client';
import { addPart, loadParts } from '#web/components/page/lazy-component.tsx';
import { stopWaitingForVisitor } from '#web/components/page/first-interaction.ts';
import type { PagePayload } from '#web/page-payload.ts';
import type { PageView } from '#web/page-view.ts';
import { createCurrencyChange } from './change-currency.ts';
import { takeEarlyChanges } from './early-changes.ts';
import { errorWatch } from './error-watch.ts';
import { LivePage } from './live-page.tsx';
import type { LiveSite, LiveSitePage } from './live-site.ts';
import type { LoadedMessages } from './load-messages.ts';
import { logFailure } from './log-failure.ts';
import { createShownPage } from './shown-page.ts';
import type { Messages } from '#i18n/messages/en.ts';

interface LiveOptions {
  readonly payload: PagePayload;
  readonly view: PageView;
  readonly texts: LoadedMessages;
}

type RenderedPage = Pick<LiveSitePage, 'state' | 'container' | 'view'>;

const hooks = {
  ...errorWatch.hooks,
  onRecoverableError: (error: unknown, info: ErrorInfo): void => {
    stopWaitingForVisitor();
    errorWatch.hooks.onRecoverableError(error, info);
  },
};

/** Undoes what a translation, an add-on or the system has changed in the server's HTML, so that React can hydrate it. */
async function restoreHtml(): Promise<void> {
  const changes = takeEarlyChanges();
  if (changes.length === 0) return;
  const undoing = import('./undo-changes.ts');
  // Should they go on, React renders what it cannot hydrate, and lazy components must not be missing there.
  await Promise.allSettled([undoing, loadParts()]);
  (await undoing).undoChanges([...changes, ...takeEarlyChanges()]);
  takeEarlyChanges();
}

/** Makes the server's page live: the same payload, the same texts, one language. Null: the document has no page. */
export async function makeLive({ payload, view, texts }: LiveOptions): Promise<LiveSite | null> {
  const container = document.getElementById('root');
  if (container === null) return null;
  addPart(texts.loadAll);
  const messages = messagesOnDemand(texts);
  // Without a connection the service worker may have nothing but the payload.
  const isDrawn = container.hasChildNodes();
  if (!isDrawn) await loadParts();
  await restoreHtml().catch((error: unknown) => logFailure('Changes of the HTML were not undone', error));
  const state = createShownPage(payload);
  let shown: LiveSitePage;
  const currency = createCurrencyChange({ shown: () => shown.state, adapters: [] });
  const actions = { changeCurrency: (code: string) => void currency.pick(code) };
  const drawn = ({ state, ...page }: RenderedPage, isShown: boolean): React.ReactNode => (
    <LivePage {...page} {...{ page: state, messages, actions, isShown }} />
  );
  // In small steps, between which the browser answers the visitor.
  startTransition(() => {
    const live = drawn({ state, container, view }, true);
    const root = isDrawn ? hydrateRoot(container, live, hooks) : createRoot(container, hooks);
    if (!isDrawn) root.render(live);
    shown = { keys: new Set(), container, root, state, view };
  });
  rememberEntries(() => shown);
  // A page that comes back from the browser's history is as it was left; the currency may have changed since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void currency.settle();
  });
  return {
    messages,
    currency,
    shown: () => shown,
    setShown: (page) => {
      shown = page;
    },
    draw: ({ root, container, state, view }, isShown) => root.render(drawn({ container, state, view }, isShown)),
  };
}

/**
 * States that the shown page writes by itself, and places on it, are entries of its own: from the first one on, which a choice
 * from before hydration makes.
 */
function rememberEntries(shown: () => LiveSitePage): void {
  if (!('navigation' in globalThis)) return;
  const remember = (): void => {
    const { currentEntry, transition } = navigation;
    if (currentEntry !== null && transition === null) shown().keys.add(currentEntry.key);
  };
  remember();
  navigation.addEventListener('currententrychange', remember);
}

/** All texts as components read them. Where one reads an area that is not here, React waits with that part of the page. */
function messagesOnDemand({ areas, read, load }: LoadedMessages): Messages {
  const messages = {};
  for (const area of areas) {
    const get = (): unknown => {
      if (read(area) === null) use(load([area]));
      return read(area);
    };
    Object.defineProperty(messages, area, { get });
  }
  return messages as Messages;
}
