import { reloadGuardMs, reloadsKey } from '#web/shared/definition/reload-rules.ts';

/**
 * Whether a path may be reloaded because code is missing, and records that it was. Once within ten seconds, to prevent a
 * reload loop.
 * @param now milliseconds since 1970
 */
export function mayReload(path: string, now: number): boolean {
  const reloads = readReloads();
  const last = reloads[path];
  if (last !== undefined && now - last < reloadGuardMs) return false;
  const recent = Object.entries(reloads).filter(([, at]) => now - at < reloadGuardMs);
  try {
    sessionStorage.setItem(reloadsKey, JSON.stringify({ ...Object.fromEntries(recent), [path]: now }));
    return true;
  } catch {
    // Without storage, a reload loop could not be stopped.
    return false;
  }
}

function readReloads(): Readonly<Record<string, number>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(reloadsKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {};
  } catch {
    return {};
  }
}
