import type { DataVersionTable } from './schema.ts';
import type { VersionReader } from './version-reader.ts';

/** Memoizes a small read per data version: the same object until this or another process changes what readers see. */
export function rememberByVersion<Value>(
  versions: VersionReader,
  name: DataVersionTable['name'],
  read: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { readonly version: number; readonly value: Value } | null = null;
  return async () => {
    // The version is read first: a change in between then causes a reread and is never missed.
    const version = (await versions.read()).of(name);
    if (kept?.version !== version) kept = { version, value: await read() };
    return kept.value;
  };
}
