import type { DataVersionTable } from './schema.ts';
import type { VersionReader } from './version-reader.ts';

/**
 * Answers a small read from memory for as long as the version stays: the very same object until another process or this
 * one changes what readers see.
 */
export function rememberByVersion<Value>(
  versions: VersionReader,
  name: DataVersionTable['name'],
  read: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { readonly version: number; readonly value: Value } | null = null;
  return async () => {
    // The version comes first: a change in between is then read again, never missed.
    const version = (await versions.read()).of(name);
    if (kept?.version !== version) kept = { version, value: await read() };
    return kept.value;
  };
}
