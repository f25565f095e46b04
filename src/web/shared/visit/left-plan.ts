import { useSyncExternalStore } from 'react';

const storageKey = 'left';

/** Keeps on this device to which plan's seller the visitor went last; it is never sent. */
export function rememberLeft(planId: number): void {
  inStorage((storage) => storage.setItem(storageKey, String(planId)));
}

export function forgetLeft(): void {
  inStorage((storage) => storage.removeItem(storageKey));
}

/** The plan whose seller was gone to last; null: none, on the server and until hydration. Read again on coming back. */
export function useLeftPlan(): number | null {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('focus', listener);
      return () => removeEventListener('focus', listener);
    },
    () => Number(inStorage((storage) => storage.getItem(storageKey)) ?? 0) || null,
    () => null,
  );
}

/** Storage may be blocked or full: then nothing is kept. */
function inStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}
