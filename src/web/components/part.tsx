import { createElement, use, type ComponentType, type ReactNode } from 'react';
import { Boundary } from '#ui/boundary.tsx';
import { whenVisitorActs } from './visitor-sign.ts';

type Load = () => Promise<unknown>;

const parts = new Set<Load>();

/** Something else than code that parts cannot be drawn without. */
export function addPart(load: Load): void {
  parts.add(load);
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
    return whenVisitorActs()
      .then(loadParts)
      .then(loadNow)
      .catch(() => new Promise<never>(() => undefined));
  }

  addPart(loadNow);
  function Part(properties: Properties): ReactNode {
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
