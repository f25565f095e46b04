import { createElement, use, useEffect, type ComponentType, type ReactNode } from 'react';
import { Boundary } from '#ui/boundary.tsx';
import { whenVisitorActs } from './first-interaction.ts';

type Load = () => Promise<unknown>;

const parts = new Set<Load>();

/** Something else than code that parts cannot be drawn without. */
export function addPart(load: Load): void {
  parts.add(load);
}

const nothing = (): void => undefined;

/** See `beforeHydration`. */
let prepareHtml: () => () => void = () => nothing;
let afterHydration = nothing;
let waitingCount = 0;

/**
 * For what others have done to the HTML of lazy components: undone right before they hydrate.
 * @param prepare returns what is called when all of them have
 */
export function beforeHydration(prepare: () => () => void): void {
  prepareHtml = prepare;
}

let ready: Promise<void> | null = null;

/** Fulfilled when the visitor has acted and lazy components may hydrate. */
async function whenReady(): Promise<void> {
  await whenVisitorActs();
  await loadParts();
  afterHydration = prepareHtml();
}

/**
 * A part of a page outside of the first view. The server draws it with the rest; in browsers its code is fetched when the
 * visitor first does something, and the server's HTML stands until then. `loadParts` has to be awaited before anything
 * that the part shows may change, because React would empty a part that it cannot draw.
 */
export function part<Properties extends object>(
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

  /** What cannot be fetched leaves the server's HTML as it is. */
  function loadOnSign(): Promise<ComponentType<Properties>> {
    isWaiting = true;
    waitingCount += 1;
    ready ??= whenReady();
    return ready.then(loadNow).catch(() => new Promise<never>(() => undefined));
  }

  function onHydrated(): void {
    if (!isWaiting) return;
    isWaiting = false;
    waitingCount -= 1;
    if (waitingCount === 0) afterHydration();
  }

  addPart(loadNow);
  function Part(properties: Properties): ReactNode {
    useEffect(onHydrated, []);
    return createElement(loaded ?? use((awaited ??= loadOnSign())), properties);
  }
  return (properties) => (
    <Boundary>
      <Part {...properties} />
    </Boundary>
  );
}

/** Loads the parts of every page whose code is here; rejects when one cannot be fetched. */
export async function loadParts(): Promise<void> {
  await Promise.all([...parts].map((load) => load()));
}
