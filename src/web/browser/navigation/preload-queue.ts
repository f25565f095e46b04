/** Prefetches pages that a visitor is about to open. */
export interface PreloadQueue<Loaded> {
  /** Queues an address unless it is in flight, queued or still fresh. */
  readonly want: (address: string) => void;
  /** Aborts an address that is not loaded yet. */
  readonly giveUp: (address: string) => void;
  /** Aborts everything that is not loaded yet. @param except an address to keep */
  readonly giveUpAll: (except?: string) => void;
  /** Removes and returns a loaded or in-flight page; null: none that is fresh. */
  readonly take: (address: string) => Promise<Loaded | null> | null;
}

interface PreloadOptions<Loaded> {
  /** Null or a rejection: it cannot be loaded. */
  readonly load: (address: string, signal: AbortSignal) => Promise<Loaded | null>;
  readonly clock: () => number;
}

interface Preload<Loaded> {
  readonly stop: AbortController;
  /** Null: queued. */
  promise: Promise<Loaded | null> | null;
  /** When it was loaded, in milliseconds; null: not yet. */
  loadedAt: number | null;
}

/** Parallel loads that leave a phone some bandwidth for the visitor's own requests. */
const mostAtOnce = 4;

/** How long a prefetched page stays fresh: long enough to read around a link, short enough for prices. */
const freshMs = 30_000;

export function createPreloadQueue<Loaded>({ load, clock }: PreloadOptions<Loaded>): PreloadQueue<Loaded> {
  const preloads = new Map<string, Preload<Loaded>>();
  let running = 0;

  function forgetOld(): void {
    for (const [address, { loadedAt }] of preloads) {
      if (loadedAt !== null && clock() - loadedAt >= freshMs) preloads.delete(address);
    }
  }

  async function run(address: string, preload: Preload<Loaded>): Promise<Loaded | null> {
    running += 1;
    const loaded = await load(address, preload.stop.signal).catch(() => null);
    running -= 1;
    preload.loadedAt = clock();
    // A failed address may be retried.
    if (loaded === null && preloads.get(address) === preload) preloads.delete(address);
    startNext();
    return loaded;
  }

  function startNext(): void {
    for (const [address, preload] of preloads) {
      if (running >= mostAtOnce) return;
      if (preload.promise === null) preload.promise = run(address, preload);
    }
  }

  function giveUp(address: string): void {
    const preload = preloads.get(address);
    if (preload === undefined || preload.loadedAt !== null) return;
    preloads.delete(address);
    preload.stop.abort();
  }

  return {
    want: (address) => {
      forgetOld();
      if (preloads.has(address)) return;
      preloads.set(address, { stop: new AbortController(), promise: null, loadedAt: null });
      startNext();
    },
    giveUp,
    giveUpAll: (except) => {
      for (const address of preloads.keys()) if (address !== except) giveUp(address);
    },
    take: (address) => {
      forgetOld();
      const promise = preloads.get(address)?.promise ?? null;
      preloads.delete(address);
      return promise;
    },
  };
}
