import { useSyncExternalStore } from 'react';
import { usePage } from './page-environment.tsx';

/** Of the page's own address, without language prefix; null: as the server said. */
let announced: string | null = null;

const listeners = new Set<() => void>();

/** Tells what stands around a page that its address has changed without the page being left; null: it is the server's again. */
export function announcePath(path: string | null): void {
  if (path === announced) return;
  announced = path;
  for (const listener of listeners) listener();
}

/** The page's own address without language prefix, as it is now: what leads back to this very state. */
export function usePresentPath(): string {
  const { path } = usePage().shell;
  const present = useSyncExternalStore(subscribe, readAnnounced, readNothing);
  return present !== null && withoutQuery(present) === withoutQuery(path) ? present : path;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readAnnounced(): string | null {
  return announced;
}

function readNothing(): null {
  return null;
}

function withoutQuery(path: string): string {
  return path.split('?', 1)[0] ?? path;
}
