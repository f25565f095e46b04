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
import { once } from '#domain/kernel/memoize.ts';
import { toggleOption } from './chosen-filters.ts';
import { changeQuery, listAddress } from './list-address.ts';
import { createListSession, type ListSession } from './list-session.ts';
import { createEngineLoader } from './load-engine.ts';
import { foreseeOnPress } from './foresee-on-press.ts';
import { prepareOnIntent } from './prepare-on-intent.ts';
import type { ListData } from './list-data.ts';
import {
  addToHistoryEntry,
  isNavigating,
  readHistoryEntry,
  writeHistoryEntry,
} from '#web/components/page/history-entry.ts';
import { navigateTo } from '#web/components/page/navigate-to.ts';
import { usePage } from '#web/components/page/page-environment.tsx';
import { announcePath } from '#web/components/page/present-path.ts';
import { countRowsInSight, watchRowsInSight } from './rows-in-sight.ts';
import { writeSettings } from '#web/components/page/settings.ts';

/** The list of a page as it stands, and the way to change it. */
export interface ListState {
  readonly data: ListData;
  readonly view: DestinationView;
  /** The page's address, language prefix included, with part of the query changed; every state has one. */
  readonly href: (change: Partial<ListQuery>) => string;
  /** Shows the changed list at once and puts its address into the history. A change of anything but `page` leads to page 1. */
  readonly change: (change: Partial<ListQuery>) => void;
  /** True while plans are being loaded for a change. */
  readonly isBusy: boolean;
  /** See `countRowsInSight`: as it was at the last change. */
  readonly rowsInSight: number;
}

/** Ways to change the list that stay the same while it changes, so that what uses only them is not drawn again. */
export interface ListActions {
  readonly change: (change: Partial<ListQuery>) => void;
  /** Chooses a value of a facet, or no longer does. */
  readonly toggle: (facet: FacetName, value: string) => void;
  /** The state that was asked for last. */
  readonly query: ListSession['query'];
  readonly subscribe: ListSession['subscribe'];
  /** Whether a value is chosen in the state that was asked for last, whatever of it is drawn yet. */
  readonly isChosen: (facet: FacetName, value: string) => boolean;
}

const Current = createContext<ListState | null>(null);
/** Inside of `AfterList`: the state that the browser had time to draw. */
const Earlier = createContext<ListState | null>(null);
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

/** Everything inside shows one list: trip panel, answers, filters, rows. */
export function ListStateProvider({ data, children }: { readonly data: ListData; readonly children: ReactNode }) {
  const { locale, now } = usePage().shell;
  const [shown, setShown] = useState<Shown>(() => atFirst(data));
  // Another payload of the same page, as after a change of the currency, starts the list over.
  if (shown.data !== data) setShown(atFirst(data));
  const recordFirst = useMemo(
    () =>
      once(() => addToHistoryEntry({ listQuery: data.view.query }, listAddress(data.path, data.view.query, locale))),
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
            // A choice from before the page was hydrated is repeated before its effects run.
            recordFirst();
            writeHistoryEntry({ listQuery }, listAddress(data.path, listQuery, locale), step);
          }),
        remember: ({ trip, usesPromo }) => afterPaint(() => writeSettings({ trip, showPromoPrice: usesPromo })),
        leaveTo: (query) => navigateTo(listAddress(data.path, query, locale), { isReload: true, isReplacement: true }),
        whenIdle,
        clock: Date.now,
      }),
    [data, locale, now, recordFirst],
  );
  // Before the list follows the history.
  useEffect(watchRowsInSight, []);
  useHistory({ session, first: data.view.query, recordFirst });
  useAnnouncedPath(data, shown.view);
  useEffect(
    () => prepareOnIntent({ fetchAhead: session.fetchAhead, prepare: () => void session.prepare() }),
    [session],
  );
  useEffect(() => foreseeOnPress(session.foresee), [session]);
  const actions = useMemo(() => actionsOf(session), [session]);
  const state = useMemo(() => stateOf(shown, actions, locale), [shown, actions, locale]);
  return (
    <Actions value={actions}>
      <Current value={state}>{children}</Current>
    </Actions>
  );
}

interface AfterListProps {
  /** What the part itself lets choose, as a text: a change of that it shows at once. */
  readonly own?: (query: ListQuery) => string;
  readonly children: ReactNode;
}

/**
 * What stands around the list follows it a moment later, so that a filter shows its rows at once: everything inside sees
 * the state that the browser had time to draw.
 */
export function AfterList({ own, children }: AfterListProps) {
  const current = useListState();
  const earlier = useDeferredValue(current);
  // Who draws this part may have been drawn with the list: new elements would draw it along.
  const earlierChildren = useDeferredValue(children);
  const isOwnChange = own !== undefined && own(current.view.query) !== own(earlier.view.query);
  return (
    <Earlier value={isOwnChange ? current : earlier}>
      {/* It also becomes live on its own, after the list. */}
      <Suspense>{isOwnChange ? children : earlierChildren}</Suspense>
    </Earlier>
  );
}

function actionsOf(session: ListSession): ListActions {
  return {
    change: (change) => void session.change(change),
    toggle: (facet, value) => void session.change(toggleOption(session.query(), facet, value)),
    query: session.query,
    subscribe: session.subscribe,
    isChosen: (facet, value) => session.query().facets[facet].includes(value),
  };
}

function stateOf({ data, view, isBusy, rowsInSight }: Shown, { change }: ListActions, locale: Locale): ListState {
  return {
    data,
    view,
    isBusy,
    rowsInSight,
    href: (change) => listAddress(data.path, changeQuery(view.query, change), locale),
    change,
  };
}

/** @throws outside of a `ListStateProvider` */
export function useListActions(): ListActions {
  const actions = use(Actions);
  if (actions === null) throw new Error('useListActions needs a ListStateProvider around it');
  return actions;
}

/** @throws outside of a `ListStateProvider` */
export function useListState(): ListState {
  // What depends on the current state is drawn with each change, even below a provider that has not changed: so anyone who is
  // inside of `AfterList` reads the other one alone.
  const state = use(Earlier) ?? use(Current);
  if (state === null) throw new Error('useListState needs a ListStateProvider around it');
  return state;
}

/** Links to this page in other languages follow the state of its list. */
function useAnnouncedPath(data: ListData, { query }: DestinationView): void {
  useEffect(() => {
    afterPaint(() => announcePath(query === data.view.query ? null : listAddress(data.path, query, defaultLocale)));
  }, [data, query]);
}

/** What nobody sees waits until the list has been drawn: writing the history and the settings takes milliseconds. */
function afterPaint(write: () => void): void {
  requestAnimationFrame(() => setTimeout(write));
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
}

interface HistoryParts {
  readonly session: ListSession;
  /** The state that the server has shown. */
  readonly first: ListQuery;
  readonly recordFirst: () => void;
}

/** Follows the browser's back and forward, from the server's first state on. */
function useHistory({ session, first, recordFirst }: HistoryParts): void {
  const begun = useRef<ListSession | null>(null);
  useEffect(() => {
    const isReturn = begun.current === session;
    begun.current = session;
    const kept = readHistoryEntry()?.listQuery ?? first;
    // A page that was kept may come back at another of its entries than it was left at; one that was loaded again, be at another
    // by the time it is hydrated.
    if (isReturn || addressOf(kept) !== addressOf(first)) restoreEntry(session);
    else afterPaint(recordFirst);
    const restore = (): void => {
      if (!isNavigating()) restoreEntry(session);
    };
    addEventListener('popstate', restore);
    return () => removeEventListener('popstate', restore);
  }, [session, first, recordFirst]);
}

/** Shows the state of the entry at which the history is; one without, as a link to a place on the page makes it, by its address. */
function restoreEntry(session: ListSession): void {
  const kept = readHistoryEntry()?.listQuery;
  const asked = session.query();
  const shown = addressOf(asked);
  if (kept === undefined ? location.search.slice(1) === shown : addressOf(kept) === shown) return;
  void session.restore(kept ?? readListQuery(new URLSearchParams(location.search), asked));
}

function addressOf(query: ListQuery): string {
  return writeListQuery(query).toString();
}
