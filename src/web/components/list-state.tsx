import {
  createContext,
  Suspense,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type { DestinationView } from '#domain/destination-view.ts';
import { readListQuery, writeListQuery, type FacetName, type ListQuery } from '#domain/list-query.ts';
import { defaultLocale, type Locale } from '#domain/locale.ts';
import { toggleOption } from './list/chosen-filters.ts';
import { changeQuery, listAddress } from './list/list-address.ts';
import { createListSession, type ListSession } from './list/list-session.ts';
import { createEngineLoader } from './list/load-engine.ts';
import { prepareOnIntent } from './list/prepare-on-intent.ts';
import type { ListData } from './list-data.ts';
import { usePage } from './page-environment.tsx';
import { announcePath } from './present-path.ts';
import { countRowsInSight, watchRowsInSight } from './rows-in-sight.ts';
import { writeSettings } from './settings.ts';

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
}

const State = createContext<ListState | null>(null);
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
  // Another payload of the same page, as after a change of the currency, starts the list anew.
  if (shown.data !== data) setShown(atFirst(data));
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
        record: (query, step) => afterPaint(() => recordState(listAddress(data.path, query, locale), query, step)),
        remember: ({ trip, usesPromo }) => afterPaint(() => writeSettings({ trip, showPromoPrice: usesPromo })),
        leaveTo: (query) => location.replace(listAddress(data.path, query, locale)),
        whenIdle,
        clock: Date.now,
      }),
    [data, locale, now],
  );
  useHistory(session, shown.view);
  useAnnouncedPath(data, shown.view);
  useEffect(watchRowsInSight, []);
  useEffect(
    () => prepareOnIntent({ fetchAhead: session.fetchAhead, prepare: () => void session.prepare() }),
    [session],
  );
  const actions = useMemo(() => actionsOf(session), [session]);
  const state = useMemo(() => stateOf(shown, actions, locale), [shown, actions, locale]);
  return (
    <Actions value={actions}>
      <State value={state}>{children}</State>
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
  const isOwnChange = own !== undefined && own(current.view.query) !== own(earlier.view.query);
  return (
    <State value={isOwnChange ? current : earlier}>
      {/* It also becomes live on its own, after the list. */}
      <Suspense>{children}</Suspense>
    </State>
  );
}

function actionsOf(session: ListSession): ListActions {
  return {
    change: (change) => void session.change(change),
    toggle: (facet, value) => void session.change(toggleOption(session.query(), facet, value)),
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
  const actions = useContext(Actions);
  if (actions === null) throw new Error('useListActions needs a ListStateProvider around it');
  return actions;
}

/** @throws outside of a `ListStateProvider` */
export function useListState(): ListState {
  const state = useContext(State);
  if (state === null) throw new Error('useListState needs a ListStateProvider around it');
  return state;
}

/** Links to this page in other languages follow the state of its list. */
function useAnnouncedPath(data: ListData, { query }: DestinationView): void {
  useEffect(() => {
    const path = query === data.view.query ? null : listAddress(data.path, query, defaultLocale);
    afterPaint(() => announcePath(path));
  }, [data, query]);
}

/** What nobody sees waits until the list has been drawn: writing the history and the settings takes milliseconds. */
function afterPaint(write: () => void): void {
  requestAnimationFrame(() => setTimeout(write));
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
}

/** What an entry of the history keeps, so that going back shows the very state that was left. */
interface HistoryEntry {
  readonly listQuery?: ListQuery;
}

function recordState(address: string, listQuery: ListQuery, step: 'push' | 'replace'): void {
  const entry: HistoryEntry = { ...(history.state as HistoryEntry | null), listQuery };
  if (step === 'push') history.pushState(entry, '', address);
  else history.replaceState(entry, '', address);
}

/** Follows the browser's back and forward, from the server's first state on. */
function useHistory(session: ListSession, { query }: DestinationView): void {
  useEffect(() => {
    history.replaceState({ ...(history.state as HistoryEntry | null), listQuery: query }, '');
    // Only what the server has shown: every later state writes itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [session]);
  useEffect(() => {
    const restore = (event: PopStateEvent): void => {
      const entry = event.state as HistoryEntry | null;
      // A link to a place on the page makes an entry without a state.
      if (entry?.listQuery === undefined && location.search.slice(1) === writeListQuery(query).toString()) return;
      void session.restore(entry?.listQuery ?? readListQuery(new URLSearchParams(location.search), query));
    };
    addEventListener('popstate', restore);
    return () => removeEventListener('popstate', restore);
  }, [session, query]);
}
