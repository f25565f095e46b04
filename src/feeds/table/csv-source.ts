import { parseCurrencyCode } from '#domain/money/currencies.ts';
import { normaliseColumn } from '#feeds/read/read-csv-records.ts';
import type { Source } from '#feeds/row/mapping-values.ts';
import { firstOf, groupReader, isStated, namesOf, type SourceFinder, type SourceReader } from './table-row.ts';

/** Columns of a CSV file, by names without regard to case and signs; `price_{currency}` is a column for any currency. */
export class CsvSources implements SourceFinder {
  readonly #header: readonly string[];
  readonly #names: readonly string[];
  readonly #used = new Set<number>();

  constructor(header: readonly string[]) {
    this.#header = header;
    this.#names = header.map(normaliseColumn);
  }

  find(source: Source): SourceReader {
    const found = namesOf(source).flatMap((name) => this.#readerOf(name) ?? []);
    const [first = absent(source), ...others] = found;
    return firstOf([first, ...others]);
  }

  /** Marks a column as read by other means. */
  use(index: number): void {
    this.#used.add(index);
  }

  isUsed(index: number): boolean {
    return this.#used.has(index);
  }

  /** Columns that no source has named. */
  unused(): readonly number[] {
    return [...this.#header.keys()].filter((index) => !this.#used.has(index));
  }

  #readerOf(name: string): SourceReader | null {
    if (name.startsWith('@')) return groupReader(name);
    const { index, currency } = this.#locate(name);
    if (index < 0) return null;
    this.#used.add(index);
    const field = this.#header[index]?.trim() ?? '';
    return {
      read: ({ values }) => (isStated(values[index]) ? values[index] : undefined),
      field: () => field,
      isThere: true,
      currency,
    };
  }

  #locate(name: string): { readonly index: number; readonly currency: string | null } {
    if (!name.includes('{currency}')) {
      // Names of other scripts have no normalised form.
      const exact = this.#header.findIndex((column) => column.trim() === name.trim());
      const wanted = normaliseColumn(name);
      return { index: exact >= 0 || wanted === '' ? exact : this.#names.indexOf(wanted), currency: null };
    }
    const [before = '', after = ''] = name.split('{currency}');
    const codes = this.#names.map((column) => {
      const isLong = column.startsWith(before) && column.endsWith(after) && column.length === name.length - 7;
      const code = isLong ? parseCurrencyCode(column.slice(before.length, before.length + 3)) : null;
      return code?.ok === true ? code.value : null;
    });
    const index = codes.findIndex((code) => code !== null);
    return { index, currency: codes[index] ?? null };
  }
}

function absent(source: Source): SourceReader {
  const field = namesOf(source)[0] ?? '';
  return { read: () => undefined, field: () => field, isThere: false, currency: null };
}
