import { fieldOf } from '#feeds/read/json-field.ts';
import type { Source } from '#feeds/row/mapping-values.ts';
import {
  firstOf,
  groupReader,
  isStated,
  namesOf,
  type SourceFinder,
  type SourceReader,
  type TableRow,
} from './table-row.ts';

/** Fields of JSON files: `price`, `plan.price`, `$entry.country` of the entry around the row, `$file.time` beside the entries. */
export const jsonSources: SourceFinder = {
  find(source: Source): SourceReader {
    const [first = '', ...others] = namesOf(source);
    return firstOf([readerOf(first), ...others.map(readerOf)]);
  },
};

function readerOf(name: string): SourceReader {
  if (name.startsWith('@')) return groupReader(name);
  return {
    read: (row) => {
      const value = valueAt(row, name);
      return isStated(value) ? value : undefined;
    },
    field: ({ scope }) => inVariant(name, scope?.variant ?? '').replace(/^\$(entry|file)\./, ''),
    isThere: true,
    currency: null,
  };
}

function inVariant(name: string, variant: string): string {
  return name.replaceAll('{variant}', variant);
}

/** The value at a path of the row, which may begin in its entry or file. */
function valueAt({ scope }: TableRow, name: string): unknown {
  if (scope === null) return undefined;
  const path = name.includes('{') ? inVariant(name, scope.variant) : name;
  if (path.startsWith('$entry.')) return walk(scope.entry, path.slice(7));
  if (path.startsWith('$file.')) return walk(scope.file, path.slice(6));
  return walk(scope.item, path);
}

export function walk(value: unknown, path: string): unknown {
  if (!path.includes('.')) return fieldOf(value, path);
  return path.split('.').reduce<unknown>((inner, step) => fieldOf(inner, step), value);
}

/** The list at a path of the row; empty where there is none. */
export function listAt(row: TableRow, name: string): readonly unknown[] {
  const list = valueAt(row, name);
  return Array.isArray(list) ? list : [];
}
