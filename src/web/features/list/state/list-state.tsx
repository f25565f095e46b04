import {
  createContext,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { DestinationView } from '#domain/listing/destination-view.ts';
import { readListQuery, writeListQuery, type FacetName, type ListQuery } from '#domain/listing/list-query.ts';
import { defaultLocale, type Locale } from '#domain/kernel/locale.ts';
import { once } from '#domain/kernel/memo.ts';
import { toggleOption } from '#web/features/list/filters/chosen-filters.ts';
import { changeQuery, listAddress } from './list-address.ts';
import { createListSession, type ListSession } from './list-session.ts';
import { createEngineLoader } from './load-engine.ts';
import { precomputeOnPress } from './precompute-on-press.ts';
import { prepareOnIntent } from './prepare-on-intent.ts';
import type { ListData, OpenPart } from './list-data.ts';
import {
  addToHistoryEntry,
  isNavigating,
  readHistoryEntry,
  writeHistoryEntry,
} from '#web/shared/visit/history-entry.ts';
import { navigateTo } from '#web/shared/visit/navigate-to.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { announcePath } from '#web/shared/visit/present-path.ts';
import { countRowsInSight, watchRowsInSight } from '#web/features/list/rows/rows-in-sight.ts';
import { writeSettings } from '#web/shared/visit/settings.ts';

/** The current list of a page, and how to change it. */
export interface ListState {
  readonly data: ListData;
  readonly view: DestinationView;
  /** The page's address with part of the query changed, language prefix included. */
  readonly href: (change: Partial<ListQuery>) => string;
  /** The page's address with one part open and scrolled to, for browsers without JavaScript. */
  readonly openHref: (part: OpenPart) => string;
  /** Shows the changed list at once and writes its address to the history. Anything but `page` resets to page 1. */
  readonly change: (change: Partial<ListQuery>) => void;
  /** True while plans are being loaded for a change. */
  readonly isBusy: boolean;
  /** `countRowsInSight` at the last change. */
  readonly rowsInSight: number;
}

/** Actions with a stable identity: components that use only these do not re-render with the list. */
export interface ListActions {
  readonly change: (change: Partial<ListQuery>) => void;
  /** Toggles a value of a facet. */
  readonly toggle: (facet: FacetName, value: string) => void;
  /** The last requested state. */
  readonly query: ListSession['query'];
  readonly subscribe: ListSession['subscribe'];
  /** Loads what the server's page leaves out. */
  readonly complete: ListSession['complete'];
  /** Whether a value is chosen in the last requested state, rendered or not. */
  readonly isChosen: (facet: FacetName, value: string) => boolean;
}

const Current = createContext<ListState | null>(null);
/** Inside `AfterList`: the deferred state. */
const Deferred = createContext<ListState | null>(null);
const Actions = createContext<ListActions | null>(null);

interface Shown {
  readonly data: ListData;
  readonly view: DestinationView;
  readonly isBusy: boolean;
  readonly rowsInSight: number;
}

function atFirst(data: ListData): Shown {
  return { data, view: data.view, isBusy: false, rowsInSight: Infinity };
}

/** Provides one list to everything inside: sentence, answers, filters, rows. */
export function ListStateProvider({ data, children }: { readonly data: ListData; readonly children: ReactNode }) {
  const { locale, now } = usePage().shell;
  const [shown, setShown] = useState<Shown>(() => atFirst(data));
  // A new payload for the same page, as after a currency change, resets the list.
  if (shown.data !== data) setShown(atFirst(data));
  const recordFirst = useMemo(
    () => once(() => addToHistoryEntry({ listQuery: data.view.query }, listAddress(data, data.view.query, locale))),
    [data, locale],
  );
  const session = useMemo(
    () =>
      createListSession(data.view, {
        engine: createEngineLoader(data),
        now: Date.parse(now),
        show: (view) => {
          const rowsInSight = countRowsInSight();
          setShown((state) => (state.data === data ? { ...state, view, rowsInSight } : state));
        },
        setBusy: (isBusy) => setShown((state) => (state.data === data ? { ...state, isBusy } : state)),
        record: (listQuery, step, isCurrent) =>
          afterPaint(() => {
            if (!isCurrent()) return;
            // A choice made before hydration is replayed before effects run.
            recordFirst();
            writeHistoryEntry({ listQuery }, listAddress(data, listQuery, locale), step);
          }),
        remember: ({ trip, usesPromo }) => afterPaint(() => writeSettings({ trip, showPromoPrice: usesPromo })),
        leaveTo: (query) => navigateTo(listAddress(data, query, locale), { isReload: true, isReplacement: true }),
        whenIdle,
        clock: Date.now,
      }),
    [data, locale, now, recordFirst],
  );
  // Registered before `useHistory`, so that rows are counted before a change.
  useEffect(watchRowsInSight, []);
  useHistory({ session, first: data.view.query, recordFirst });
  useAnnouncedPath(data, shown.view);
  useEffect(() => prepareOnIntent({ prefetch: session.prefetch, prepare: () => void session.prepare() }), [session]);
  useEffect(() => precomputeOnPress(session.precompute), [session]);
  const actions = useMemo(() => actionsOf(session), [session]);
  const state = useMemo(() => stateOf(shown, actions, locale), [shown, actions, locale]);
  return (
    <Actions value={actions}>
      <Current value={state}>{children}</Current>
    </Actions>
  );
}

interface AfterListProps {
  /** The choices made inside, as a text: their changes are not deferred. */
  readonly own?: (query: ListQuery) => string;
  readonly children: ReactNode;
}

/**
 * Defers everything inside, so that a filter shows its rows at once: consumers see the deferred state.
 */
export function AfterList({ own, children }: AfterListProps) {
  const current = useListState();
  const deferred = useDeferredValue(current);
  // The parent may re-render with the list; defer `children` too, or new elements defeat the deferral.
  const deferredChildren = useDeferredValue(children);
  const isOwnChange = own !== undefined && own(current.view.query) !== own(deferred.view.query);
  return (
    <Deferred value={isOwnChange ? current : deferred}>
      {/* It also hydrates on its own, after the list. */}
      <Suspense>{isOwnChange ? children : deferredChildren}</Suspense>
    </Deferred>
  );
}

/** Consumers inside see the deferred state, while what their parent passes to them is up to date. */
export function WithDeferredState({ children }: { readonly children: ReactNode }) {
  return <Deferred value={useDeferredValue(useListState())}>{children}</Deferred>;
}

function actionsOf(session: ListSession): ListActions {
  return {
    change: (change) => void session.change(change),
    toggle: (facet, value) => void session.change(toggleOption(session.query(), facet, value)),
    query: session.query,
    subscribe: session.subscribe,
    complete: session.complete,
    isChosen: (facet, value) => session.query().facets[facet].includes(value),
  };
}

function stateOf({ data, view, isBusy, rowsInSight }: Shown, { change }: ListActions, locale: Locale): ListState {
  const address = once(() => listAddress(data, view.query, locale));
  return {
    data,
    view,
    isBusy,
    rowsInSight,
    href: (change) => listAddress(data, changeQuery(view.query, change), locale),
    openHref: (part) => `${address()}${address().includes('?') ? '&' : '?'}open=${part}#${openId(part)}`,
    change,
  };
}

/** The fragment of an open part. */
export function openId(part: OpenPart): string {
  return `open-${part}`;
}

/** @throws outside of a `ListStateProvider` */
export function useListActions(): ListActions {
  const actions = use(Actions);
  if (actions === null) throw new Error('useListActions needs a ListStateProvider around it');
  return actions;
}

/** Loads what the server's page leaves out, where it is missing. */
export function useComplete(isMissing: boolean): void {
  const { complete } = useListActions();
  useEffect(() => {
    if (isMissing) void complete();
  }, [isMissing, complete]);
}

/** @throws outside of a `ListStateProvider` */
export function useListState(): ListState {
  // Reading `Current` re-renders with each change, so consumers inside `AfterList` read `Deferred` alone.
  const state = use(Deferred) ?? use(Current);
  if (state === null) throw new Error('useListState needs a ListStateProvider around it');
  return state;
}

/** Keeps links to this page in other languages in sync with the list's state. */
function useAnnouncedPath(data: ListData, { query }: DestinationView): void {
  useEffect(() => {
    afterPaint(() => announcePath(query === data.view.query ? null : listAddress(data, query, defaultLocale)));
  }, [data, query]);
}

/** Runs after the list has painted: writing the history and the settings takes milliseconds. */
function afterPaint(write: () => void): void {
  requestAnimationFrame(() => setTimeout(write));
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
}

interface HistoryParts {
  readonly session: ListSession;
  /** The state that the server rendered. */
  readonly first: ListQuery;
  readonly recordFirst: () => void;
}

/** Restores list states on back and forward. */
function useHistory({ session, first, recordFirst }: HistoryParts): void {
  const begun = useRef<ListSession | null>(null);
  useEffect(() => {
    const isReturn = begun.current === session;
    begun.current = session;
    const kept = readHistoryEntry()?.listQuery ?? first;
    // A kept page may return at another of its entries than it was left at; a reloaded one may be at another entry by the
    // time it is hydrated.
    if (isReturn || stateText(kept) !== stateText(first)) restoreEntry(session);
    else afterPaint(recordFirst);
    const restore = (): void => {
      if (!isNavigating()) restoreEntry(session);
    };
    addEventListener('popstate', restore);
    return () => removeEventListener('popstate', restore);
  }, [session, first, recordFirst]);
}

/** Restores the state of the current history entry; for an entry without one, as fragment links create, from its address. */
function restoreEntry(session: ListSession): void {
  const asked = session.query();
  const kept = readHistoryEntry()?.listQuery ?? readListQuery(new URLSearchParams(location.search), asked);
  if (stateText(kept) !== stateText(asked)) void session.restore(kept);
}

/** The state as a text. */
function stateText(query: ListQuery): string {
  return [writeListQuery(query), query.pagesShown ?? 1].join();
}
