/** The used part of `ServiceWorkerGlobalScope`: TypeScript's worker types conflict with the DOM types. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly location: Pick<Location, 'origin'>;
  readonly navigator: Pick<Navigator, 'languages'>;
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

interface WorkerEvents {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly fetch: FetchEvent;
  readonly message: MessageEvent;
}

interface LastingEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface MessageEvent extends LastingEvent {
  readonly data: unknown;
  /** Where the sender waits for an answer. */
  readonly ports: readonly Pick<MessagePort, 'postMessage'>[];
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  /** The navigation preload response; undefined: none. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}
