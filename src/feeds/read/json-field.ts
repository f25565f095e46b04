/** A field of an entry of unknown shape; undefined where the entry is no object or lacks it. */
export function fieldOf(entry: unknown, field: string): unknown {
  if (typeof entry !== 'object' || entry === null || !Object.hasOwn(entry, field)) return undefined;
  return Reflect.get(entry, field);
}

/** The list in a field; empty where there is none. */
export function listIn(entry: unknown, field: string): readonly unknown[] {
  const list = fieldOf(entry, field);
  return Array.isArray(list) ? list : [];
}
