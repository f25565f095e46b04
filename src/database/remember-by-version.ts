import { readDataVersion } from './data-version.ts';
import type { DataVersionTable, Queries } from './schema.ts';

/**
 * Answers a small read from memory for as long as the version stays: the very same object until another process or this
 * one changes what readers see. Costs one look-up a call.
 */
export function rememberByVersion<Value>(
  queries: Queries,
  name: DataVersionTable['name'],
  read: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { readonly version: number; readonly value: Value } | null = null;
  return async () => {
    // The version comes first: a change in between is then read again, never missed.
    const version = await readDataVersion(queries, name);
    if (kept?.version !== version) kept = { version, value: await read() };
    return kept.value;
  };
}
