// Records whose names the type lists. What it does not list must not be there: tables of the code, and results of `recordOf`.
// For servers: in browsers a file of its own would cost more than the assertions that it saves.

export function keysOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): readonly Name[] {
  return Object.keys(record) as Name[];
}

export function entriesOf<Name extends string, Value>(
  record: Readonly<Partial<Record<Name, Value>>>,
): readonly (readonly [Name, Value])[] {
  return Object.entries(record) as [Name, Value][];
}

/** A record with a value for each name, in their order. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}
