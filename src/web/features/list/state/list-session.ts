import type { DestinationView } from '#domain/listing/destination-view.ts';
import type { FacetName, ListQuery } from '#domain/listing/list-query.ts';
import { sortsOffered } from '#domain/listing/region-shares.ts';
import { toggleOption } from '#web/features/list/filters/chosen-filters.ts';
import { changeQuery } from './list-address.ts';
import type { ListEngine } from './list-engine.ts';
import type { EngineLoader } from './load-engine.ts';

/** What a list needs from the page around it. */
export interface ListSurroundings {
  readonly engine: EngineLoader;
  /** Milliseconds since 1970: the instant the server's page counts from. */
  readonly now: number;
  readonly show: (view: DestinationView) => void;
  readonly setBusy: (isBusy: boolean) => void;
  /**
   * Writes a state's address to the history, as a new entry or in place of the last one.
   * @param isCurrent false: the visitor has gone back or forward since; the state must not be written
   */
  readonly record: (query: ListQuery, step: 'push' | 'replace', isCurrent: () => boolean) => void;
  /** Keeps the trip and the promo switch for other pages. */
  readonly remember: (query: ListQuery) => void;
  /** Falls back to the server's page when the plans cannot be loaded. */
  readonly leaveTo: (query: ListQuery) => void;
  /** Runs work when the browser is idle; never without `requestIdleCallback`. */
  readonly whenIdle: (work: () => void) => void;
  readonly clock: () => number;
}

/** The states a list goes through on one page. */
export interface ListSession {
  /** The last requested state; its list may still be loading. */
  readonly query: () => ListQuery;
  /** Calls the listener for every requested state, before it renders. @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (change: Partial<ListQuery>) => Promise<void>;
  /** Precomputes the view of a probable choice, if the plans are loaded. */
  readonly precompute: (facet: FacetName, value: string) => void;
  /** Shows the last requested state with everything that the server's page leaves out. */
  readonly complete: () => Promise<void>;
  /** Shows a state of the history. */
  readonly restore: (query: ListQuery) => Promise<void>;
  /** Prefetches what a change will need into the HTTP cache. */
  readonly prefetch: () => void;
  /** Loads what a change will need; fails silently, since nothing was requested yet. */
  readonly prepare: () => Promise<void>;
}

/** Delay before the busy state is shown. */
const busyAfterMs = 150;
/** Debounce: changes of one control within this time share a history entry. */
const burstMs = 1000;

/** @param first the view that the server rendered */
export function createListSession(first: DestinationView, surroundings: ListSurroundings): ListSession {
  const { engine, now, clock } = surroundings;
  let shown = first;
  let asked = first.query;
  let lastUpdate = 0;
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
    lastUpdate += 1;
    const ownUpdate = lastUpdate;
    const ready = engine.loaded();
    if (ready !== null) {
      surroundings.setBusy(false);
      show(ready({ query, now }));
      return prepareOrders(ready);
    }
    // The controls update at once, the list when its plans are loaded.
    show({ ...shown, query });
    const timer = setTimeout(() => {
      if (ownUpdate === lastUpdate) surroundings.setBusy(true);
    }, busyAfterMs);
    const loaded = await engine.load().catch(() => null);
    clearTimeout(timer);
    if (ownUpdate !== lastUpdate) return;
    if (loaded === null) return surroundings.leaveTo(query);
    surroundings.setBusy(false);
    show(loaded({ query, now }));
    prepareOrders(loaded);
  }

  /** Precomputes every order, one at a time: `precomputeOnPress` covers filters only. */
  function prepareOrders(ready: ListEngine, [sort, ...others] = sortsOffered(first.countryCount)): void {
    const ownUpdate = lastUpdate;
    if (sort === undefined) return;
    surroundings.whenIdle(() => {
      if (ownUpdate !== lastUpdate) return;
      ready({ query: changeQuery(asked, { sort }), now });
      prepareOrders(ready, others);
    });
  }

  function stepFor(change: Partial<ListQuery>): 'push' | 'replace' {
    const control = Object.keys(change).sort().join();
    const isBurst = isDragged(change) && control === last.control && clock() - last.at < burstMs;
    last = { control, at: clock() };
    return isBurst || change.pagesShown !== undefined ? 'replace' : 'push';
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
    precompute: (facet, value) => {
      // Reading `facets` computes the counts and the names of the chosen values.
      void engine.loaded()?.({ query: changeQuery(asked, toggleOption(asked, facet, value)), now }).facets;
    },
    complete: () => update(asked),
    restore: (query) => {
      restores += 1;
      last = { control: '', at: Number.NEGATIVE_INFINITY };
      surroundings.remember(query);
      return update(query);
    },
    prefetch: engine.prefetch,
    prepare: async () => {
      const ready = await engine.load().catch(() => null);
      if (ready !== null) prepareOrders(ready);
    },
  };
}

/** Controls that emit many values per choice: sliders, steppers, fields. */
function isDragged(change: Partial<ListQuery>): boolean {
  return 'trip' in change || 'minPrice' in change || 'maxPrice' in change;
}
