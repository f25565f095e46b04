import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DestinationView, ViewOptions } from '#domain/listing/destination-view.ts';
import { sortsOffered } from '#domain/listing/region-shares.ts';
import { sortNames, type ListQuery } from '#domain/listing/list-query.ts';
import { makeDestinationView, makeListedPlan, makeListQuery } from '#tests/support/listed-plan-factory.ts';
import type { ListEngine } from './list-engine.ts';
import { createListSession } from './list-session.ts';

const first = makeDestinationView([makeListedPlan()]);
const trip = makeListQuery().trip;

/** A page that logs its calls; loading ends when `deliver` or `fail` is called. */
function makePage({ isLoaded }: { isLoaded: boolean }) {
  const log: string[] = [];
  const shown: DestinationView[] = [];
  let time = 0;
  let ready: ListEngine | null = null;
  const computed: ListQuery[] = [];
  const recorded: (() => boolean)[] = [];
  const idle: (() => void)[] = [];
  const engine: ListEngine = ({ query }: ViewOptions) => {
    computed.push(query);
    return { ...first, query };
  };
  if (isLoaded) ready = engine;
  const loading = Promise.withResolvers<ListEngine>();
  const load = vi.fn<() => Promise<ListEngine>>(() => loading.promise);
  const session = createListSession(first, {
    engine: { loaded: () => ready, prefetch: () => log.push('fetch'), load },
    now: 0,
    show: (view) => shown.push(view),
    setBusy: (isBusy) => log.push(isBusy ? 'busy' : 'idle'),
    record: ({ sort, trip: { days } }, step, isCurrent) => {
      log.push(`${step} ${sort} ${days}`);
      recorded.push(isCurrent);
    },
    remember: ({ trip: { days } }) => log.push(`remember ${days}`),
    leaveTo: ({ sort }) => log.push(`leave ${sort}`),
    whenIdle: (work) => idle.push(work),
    clock: () => time,
  });
  return {
    session,
    log,
    shown,
    computed,
    recorded,
    idle,
    load,
    deliver: () => {
      ready = engine;
      loading.resolve(engine);
    },
    fail: () => loading.reject(new Error('gone')),
    wait: (ms: number) => {
      time += ms;
    },
  };
}

const days = (count: number): Partial<ListQuery> => ({ trip: { ...trip, days: count } });

describe('a list that is loaded', () => {
  it('shows a change at once, with its address and the remembered trip', () => {
    const page = makePage({ isLoaded: true });
    void page.session.change({ sort: 'price', page: 1 });
    expect(page.shown.map(({ query }) => query.sort)).toEqual(['price']);
    expect(page.log).toEqual(['push price 7', 'remember 7', 'idle']);
  });

  it('computes what a choice would show, without showing or recording it', () => {
    const page = makePage({ isLoaded: true });
    void page.session.change({ page: 3 });
    page.log.length = 0;
    page.session.precompute('provider', 'nori');
    expect(page.computed.at(-1)).toMatchObject({ page: 1, facets: { provider: ['nori'] } });
    expect(page.log).toEqual([]);
    expect(page.shown).toHaveLength(1);
    expect(page.session.query().page).toBe(3);
  });

  it('precomputes nothing before its plans are loaded', () => {
    const page = makePage({ isLoaded: false });
    page.session.precompute('provider', 'nori');
    expect(page.computed).toEqual([]);
    expect(page.load).not.toHaveBeenCalled();
  });

  it('goes to the first page with every change but one of the page', () => {
    const page = makePage({ isLoaded: true });
    void page.session.change({ page: 3 });
    expect(page.session.query().page).toBe(3);
    void page.session.change({ sort: 'data' });
    expect(page.session.query()).toMatchObject({ page: 1, sort: 'data' });
  });

  it('makes one history entry of a burst of one control', () => {
    const page = makePage({ isLoaded: true });
    void page.session.change(days(8));
    page.wait(500);
    void page.session.change(days(9));
    page.wait(500);
    void page.session.change({ minPrice: 3 });
    void page.session.change(days(10));
    page.wait(1000);
    void page.session.change(days(11));
    const steps = page.log.filter((line) => /push|replace/.test(line));
    expect(steps).toEqual(['push trip 8', 'replace trip 9', 'push trip 9', 'push trip 10', 'push trip 11']);
  });

  it('makes a history entry of every choice, however quick', () => {
    const page = makePage({ isLoaded: true });
    void page.session.change({ sort: 'price' });
    void page.session.change({ sort: 'data' });
    expect(page.log.filter((line) => line.startsWith('push'))).toHaveLength(2);
  });

  it('restores a state without a new entry', () => {
    const page = makePage({ isLoaded: true });
    void page.session.change({ sort: 'price' });
    void page.session.restore(first.query);
    expect(page.shown.at(-1)?.query).toBe(first.query);
    expect(page.log.filter((line) => line.startsWith('push'))).toHaveLength(1);
  });
});

describe('a state that is not yet in the history', () => {
  it('is current until the visitor goes back', () => {
    const page = makePage({ isLoaded: true });
    void page.session.change({ sort: 'price' });
    void page.session.change({ sort: 'data' });
    expect(page.recorded.map((isCurrent) => isCurrent())).toEqual([true, true]);
    void page.session.restore(first.query);
    void page.session.change({ sort: 'rating' });
    expect(page.recorded.map((isCurrent) => isCurrent())).toEqual([false, false, true]);
  });
});

describe('a list that is not loaded', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('updates the controls at once and the rows when the plans are loaded', async () => {
    const page = makePage({ isLoaded: false });
    const changed = page.session.change({ sort: 'price' });
    expect(page.shown.map(({ query }) => query.sort)).toEqual(['price']);
    expect(page.shown[0]?.list).toBe(first.list);
    page.deliver();
    await changed;
    expect(page.shown).toHaveLength(2);
    expect(page.log).not.toContain('busy');
  });

  it('notifies listeners of every requested state, also on going back, until they unsubscribe', () => {
    const page = makePage({ isLoaded: false });
    const heard: string[] = [];
    const end = page.session.subscribe(() => heard.push(page.session.query().sort));
    void page.session.change({ sort: 'price' });
    void page.session.restore(first.query);
    end();
    void page.session.change({ sort: 'data' });
    expect(heard).toEqual(['price', 'trip']);
  });

  it('is busy only after a moment', async () => {
    const page = makePage({ isLoaded: false });
    const changed = page.session.change({ sort: 'price' });
    vi.advanceTimersByTime(149);
    expect(page.log).not.toContain('busy');
    vi.advanceTimersByTime(1);
    expect(page.log.at(-1)).toBe('busy');
    page.deliver();
    await changed;
    expect(page.log.at(-1)).toBe('idle');
  });

  it('shows only the last of quick changes', async () => {
    const page = makePage({ isLoaded: false });
    const changes = [page.session.change({ sort: 'price' }), page.session.change({ sort: 'data' })];
    page.deliver();
    await Promise.all(changes);
    expect(page.shown.map(({ query }) => query.sort)).toEqual(['price', 'data', 'data']);
  });

  it('falls back to the server when the plans cannot be loaded', async () => {
    const page = makePage({ isLoaded: false });
    const changed = page.session.change({ sort: 'rating' });
    page.fail();
    await changed;
    expect(page.log.at(-1)).toBe('leave rating');
  });

  it('precomputes every order, one at a time when the browser is idle', async () => {
    const orders = sortsOffered(1);
    const page = makePage({ isLoaded: false });
    page.deliver();
    await page.session.prepare();
    expect(page.computed).toEqual([]);
    for (const count of orders.keys()) {
      page.idle[count]?.();
      expect(page.computed.map(({ sort }) => sort)).toEqual(orders.slice(0, count + 1));
    }
    expect([page.idle.length, page.shown.length]).toEqual([orders.length, 0]);
  });

  it('precomputes every order of a changed list, and none of a replaced state', () => {
    const page = makePage({ isLoaded: true });
    void page.session.change({ minPrice: 3 });
    page.idle[0]?.();
    page.idle[1]?.();
    expect(page.computed.map(({ sort, minPrice }) => [sort, minPrice])).toEqual(
      ['trip', ...sortNames.slice(0, 2)].map((sort) => [sort, 3]),
    );
    const left = page.idle[2];
    void page.session.change({ minPrice: 4 });
    page.computed.length = 0;
    left?.();
    expect(page.computed).toEqual([]);
    page.idle[3]?.();
    expect(page.computed.map(({ minPrice }) => minPrice)).toEqual([4]);
  });

  it('prepares silently, even when loading fails', async () => {
    const page = makePage({ isLoaded: false });
    const prepared = page.session.prepare();
    page.fail();
    await prepared;
    expect([page.log, page.shown, page.load.mock.calls.length]).toEqual([[], [], 1]);
  });
});
