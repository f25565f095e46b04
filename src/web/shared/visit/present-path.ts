import { useSyncExternalStore } from 'react';
import { usePage } from '#web/shared/page/page-environment.tsx';

/** Path without language prefix; null: as rendered by the server. */
let announced: string | null = null;

const listeners = new Set<() => void>();

/** Announces an address change within the page to its surroundings; null: back to the server's. */
export function announcePath(path: string | null): void {
  if (path === announced) return;
  announced = path;
  for (const listener of listeners) listener();
}

/** The page's current address without language prefix, including its state. */
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
