import { createElement, use, useEffect, type ComponentType, type ReactNode } from 'react';
import { Boundary } from '#ui/boundary.tsx';
import { whenFirstInteraction } from '#web/shared/visit/first-interaction.ts';

type Load = () => Promise<unknown>;

const dependencies = new Set<Load>();

/** Registers another dependency (for example messages) that lazy components need before they render. */
export function addLazyDependency(load: Load): void {
  dependencies.add(load);
}

const nothing = (): void => undefined;

/** See `beforeHydration`. */
let prepareHtml: () => () => void = () => nothing;
let afterHydration = nothing;
let waitingCount = 0;

/**
 * Registers a hook that prepares the server's HTML right before the lazy components hydrate.
 * @param prepare returns the cleanup that runs once all of them have hydrated
 */
export function beforeHydration(prepare: () => () => void): void {
  prepareHtml = prepare;
}

let settleLive: (isLive: boolean) => void = nothing;
const live = new Promise<boolean>((resolve) => {
  settleLive = resolve;
});

/** Resolves once the first page is hydrated; false: its code cannot be loaded, and the server's HTML stays. */
export function whenLive(): Promise<boolean> {
  return live;
}

let ready: Promise<void> | null = null;

/** Resolves after the first interaction, once lazy components may hydrate. */
async function whenReady(): Promise<void> {
  await whenFirstInteraction();
  await loadLazyComponents();
  afterHydration = prepareHtml();
}

/**
 * A lazy component below the fold. The server renders it with the rest of the page. Browsers load its code on the first
 * interaction and keep the server's HTML until then. Await `loadLazyComponents` before re-rendering anything the component
 * shows: React would replace HTML that it cannot render yet with nothing.
 */
export function lazyComponent<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
): (properties: Properties) => ReactNode {
  let loaded: ComponentType<Properties> | null = null;
  let loading: Promise<ComponentType<Properties>> | null = null;
  let awaited: Promise<ComponentType<Properties>> | null = null;
  let isWaiting = false;

  async function loadNow(): Promise<ComponentType<Properties>> {
    loading ??= load();
    try {
      loaded = await loading;
      return loaded;
    } catch (error) {
      loading = null;
      throw error;
    }
  }

  /** Never settles when the code cannot be loaded: the server's HTML then stays. */
  function loadOnInteraction(): Promise<ComponentType<Properties>> {
    isWaiting = true;
    waitingCount += 1;
    ready ??= whenReady();
    return ready.then(loadNow).catch(() => {
      settleLive(false);
      return new Promise<never>(() => undefined);
    });
  }

  function onHydrated(): void {
    if (!isWaiting) return;
    isWaiting = false;
    waitingCount -= 1;
    if (waitingCount > 0) return;
    afterHydration();
    settleLive(true);
  }

  addLazyDependency(loadNow);
  function LazyContent(properties: Properties): ReactNode {
    useEffect(onHydrated, []);
    return createElement(loaded ?? use((awaited ??= loadOnInteraction())), properties);
  }
  return (properties) => (
    <Boundary>
      <LazyContent {...properties} />
    </Boundary>
  );
}

/** Loads the lazy components of every page whose code is loaded, and their dependencies; rejects when one fails. */
export async function loadLazyComponents(): Promise<void> {
  await Promise.all([...dependencies].map((load) => load()));
}
