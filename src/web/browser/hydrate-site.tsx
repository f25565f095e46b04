import { startTransition, use } from 'react';
import { createRoot, hydrateRoot, type ErrorInfo } from 'react-dom/client';
import { addLazyDependency, loadLazyComponents } from '#web/shared/page/lazy-component.tsx';
import { stopWaitingForInteraction } from '#web/shared/visit/first-interaction.ts';
import type { PagePayload } from '#web/pages/page-payload.ts';
import type { PageView } from '#web/shared/definition/page-view.ts';
import { createCurrencyChange } from './change-currency.ts';
import { takeEarlyChanges } from './early-changes.ts';
import { errorWatch } from './error-watch.ts';
import { PageRoot } from './page-root.tsx';
import type { HydratedSite, MountedPage } from './hydrated-site.ts';
import type { LoadedMessages } from './load-messages.ts';
import { logFailure } from './log-failure.ts';
import { createShowInPlace } from './show-in-place.ts';
import { createShownPage } from './shown-page.ts';
import type { Messages } from '#i18n/messages/en.ts';

interface HydrateOptions {
  readonly payload: PagePayload;
  readonly view: PageView;
  readonly texts: LoadedMessages;
}

type RenderedPage = Pick<MountedPage, 'state' | 'container' | 'view'>;

const hooks = {
  ...errorWatch.hooks,
  onRecoverableError: (error: unknown, info: ErrorInfo): void => {
    stopWaitingForInteraction();
    errorWatch.hooks.onRecoverableError(error, info);
  },
};

/** Undoes changes that a translation, an extension or the system made to the server's HTML, so that React can hydrate it. */
async function restoreHtml(): Promise<void> {
  const changes = takeEarlyChanges();
  if (changes.length === 0) return;
  const undoing = import('./undo-changes.ts');
  // If changes continue, React renders instead of hydrating, and needs the lazy components for that.
  await Promise.allSettled([undoing, loadLazyComponents()]);
  (await undoing).undoChanges([...changes, ...takeEarlyChanges()]);
  takeEarlyChanges();
}

/** Hydrates the server's page from the same payload and messages. Null: the document has no page. */
export async function hydrateSite({ payload, view, texts }: HydrateOptions): Promise<HydratedSite | null> {
  const container = document.getElementById('root');
  if (container === null) return null;
  addLazyDependency(texts.loadAll);
  const messages = messagesOnDemand(texts);
  // Offline, the service worker may send only the payload, without HTML.
  const hasHtml = container.hasChildNodes();
  if (!hasHtml) await loadLazyComponents();
  await restoreHtml().catch((error: unknown) => logFailure('Changes of the HTML were not undone', error));
  const state = createShownPage(payload);
  let shown: MountedPage;
  const currency = createCurrencyChange({ shown: () => shown.state });
  const actions = {
    changeCurrency: (code: string) => void currency.pick(code),
    showInPlace: createShowInPlace(() => shown.state),
  };
  const rendered = ({ state, ...page }: RenderedPage, isShown: boolean): React.ReactNode => (
    <PageRoot {...page} {...{ page: state, messages, actions, isShown }} />
  );
  // In a transition, so that hydration yields to input.
  startTransition(() => {
    const element = rendered({ state, container, view }, true);
    const root = hasHtml ? hydrateRoot(container, element, hooks) : createRoot(container, hooks);
    if (!hasHtml) root.render(element);
    shown = { keys: new Set(), container, root, state, view };
  });
  rememberEntries(() => shown);
  // A page restored from the back/forward cache may show an old currency.
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
    render: ({ root, container, state, view }, isShown) => root.render(rendered({ container, state, view }, isShown)),
  };
}

/**
 * Collects the keys of the shown page's own history entries: its states and fragments, including one that a choice made
 * before hydration creates.
 */
function rememberEntries(shown: () => MountedPage): void {
  if (!('navigation' in globalThis)) return;
  const remember = (): void => {
    const { currentEntry, transition } = navigation;
    if (currentEntry !== null && transition === null) shown().keys.add(currentEntry.key);
  };
  remember();
  navigation.addEventListener('currententrychange', remember);
}

/** Messages by area. Reading an area that is not loaded suspends the component. */
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
