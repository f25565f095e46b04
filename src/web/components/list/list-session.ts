import type { DestinationView } from '#domain/listing/destination-view.ts';
import { sortNames, type FacetName, type ListQuery, type SortName } from '#domain/listing/list-query.ts';
import { toggleOption } from './chosen-filters.ts';
import { changeQuery } from './list-address.ts';
import type { ListEngine } from '#domain/listing/remember-views.ts';
import type { EngineLoader } from './load-engine.ts';

/** What a list does to the page around it. */
export interface ListSurroundings {
  readonly engine: EngineLoader;
  /** Milliseconds since 1970: the instant the server's page counts from. */
  readonly now: number;
  readonly show: (view: DestinationView) => void;
  readonly setBusy: (isBusy: boolean) => void;
  /**
   * Puts the address of a state into the history: as a step of its own, or in the place of the last one.
   * @param isCurrent false: meanwhile the visitor has gone back or forward, where the state has no place any more
   */
  readonly record: (query: ListQuery, step: 'push' | 'replace', isCurrent: () => boolean) => void;
  /** Keeps the trip and the promo switch for other pages. */
  readonly remember: (query: ListQuery) => void;
  /** Asks the server for a state, because the plans cannot be had here. */
  readonly leaveTo: (query: ListQuery) => void;
  /** Does a piece of work when the browser has nothing else to do; never where it cannot tell. */
  readonly whenIdle: (work: () => void) => void;
  readonly clock: () => number;
}

/** The states a list goes through on one page. */
export interface ListSession {
  /** The state that was asked for last; its list may still be on the way. */
  readonly query: () => ListQuery;
  /** Tells of every state that is asked for, before anything of it is drawn. Returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (change: Partial<ListQuery>) => Promise<void>;
  /** Computes what a choice would show, where its plans are here: it is probably about to be made. */
  readonly foresee: (facet: FacetName, value: string) => void;
  /** Shows a state of the history. */
  readonly restore: (query: ListQuery) => Promise<void>;
  /** Brings what a change will need into the browser's cache. */
  readonly fetchAhead: () => void;
  /** Loads what a change will need and makes it ready; fails silently, because nothing was asked yet. */
  readonly prepare: () => Promise<void>;
}

/** Loading that takes longer is shown. */
const busyAfterMs = 150;
/** Changes of one control within this time are one step of the history. */
const burstMs = 1000;

/** @param first what the server has shown */
export function createListSession(first: DestinationView, surroundings: ListSurroundings): ListSession {
  const { engine, now, clock } = surroundings;
  let shown = first;
  let asked = first.query;
  let turn = 0;
  let restores = 0;
  const listeners = new Set<() => void>();
  let last = { control: '', at: Number.NEGATIVE_INFINITY };

  function show(view: DestinationView): void {
    shown = view;
    surroundings.show(view);
  }

  async function update(query: ListQuery): Promise<void> {
    asked = query;
    for (const listener of listeners) listener();
    turn += 1;
    const own = turn;
    const ready = engine.loaded();
    if (ready !== null) {
      surroundings.setBusy(false);
      show(ready({ query, now }));
      return prepareOrders(ready);
    }
    // The controls follow at once; the list when its plans are there.
    show({ ...shown, query });
    const timer = setTimeout(() => {
      if (own === turn) surroundings.setBusy(true);
    }, busyAfterMs);
    const loaded = await engine.load().catch(() => null);
    clearTimeout(timer);
    if (own !== turn) return;
    if (loaded === null) return surroundings.leaveTo(query);
    surroundings.setBusy(false);
    show(loaded({ query, now }));
    prepareOrders(loaded);
  }

  /** Every order of a list is computed ahead, one at a time: an order is chosen without a press that would tell of it before. */
  function prepareOrders(ready: ListEngine, [sort, ...others]: readonly SortName[] = sortNames): void {
    const own = turn;
    if (sort === undefined) return;
    surroundings.whenIdle(() => {
      if (own !== turn) return;
      ready({ query: changeQuery(asked, { sort }), now });
      prepareOrders(ready, others);
    });
  }

  function stepFor(change: Partial<ListQuery>): 'push' | 'replace' {
    const control = Object.keys(change).sort().join();
    const isBurst = isDragged(change) && control === last.control && clock() - last.at < burstMs;
    last = { control, at: clock() };
    return isBurst ? 'replace' : 'push';
  }

  return {
    query: () => asked,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (change) => {
      const query = changeQuery(asked, change);
      const before = restores;
      surroundings.record(query, stepFor(change), () => restores === before);
      surroundings.remember(query);
      return update(query);
    },
    foresee: (facet, value) => {
      const query = changeQuery(asked, toggleOption(asked, facet, value));
      // Reading the counts computes them: the names of what is chosen come with them.
      void engine.loaded()?.({ query, now }).facets;
    },
    restore: (query) => {
      restores += 1;
      last = { control: '', at: Number.NEGATIVE_INFINITY };
      surroundings.remember(query);
      return update(query);
    },
    fetchAhead: engine.fetchAhead,
    prepare: async () => {
      const ready = await engine.load().catch(() => null);
      if (ready !== null) prepareOrders(ready);
    },
  };
}

/** Controls that give many values on the way to one: sliders, steppers, fields. */
function isDragged(change: Partial<ListQuery>): boolean {
  return 'trip' in change || 'minPrice' in change || 'maxPrice' in change;
}
