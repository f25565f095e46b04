/** Loads ahead what a visitor is about to ask for. */
export interface PreloadQueue<Loaded> {
  /** Asks for an address; one that is on its way, waits or is still fresh is not asked for again. */
  readonly want: (address: string) => void;
  /** Nobody is about to ask any more: what is not there yet is broken off. */
  readonly giveUp: (address: string) => void;
  /** Breaks everything off that is not there yet. @param except an address to go on with */
  readonly giveUpAll: (except?: string) => void;
  /** Hands over what was loaded or is on its way; null: nothing that is fresh. It is used once. */
  readonly take: (address: string) => Promise<Loaded | null> | null;
}

interface PreloadOptions<Loaded> {
  /** Null or a rejection: it cannot be loaded. */
  readonly load: (address: string, signal: AbortSignal) => Promise<Loaded | null>;
  readonly clock: () => number;
}

interface Preload<Loaded> {
  readonly stop: AbortController;
  /** Null: it waits for its turn. */
  promise: Promise<Loaded | null> | null;
  /** When it was there. */
  loadedAt: number | null;
}

/** As many as at once leave a phone's connection something for what the visitor does. */
const mostAtOnce = 4;

/** What is older is asked for again: long enough to read a link's surroundings, short enough for prices. */
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
    // What failed may be tried again.
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
