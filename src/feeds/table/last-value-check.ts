import type { CsvRow } from '#feeds/csv-table.ts';
import { skip, type Skip } from '#feeds/skip-reason.ts';
import type { CsvLayout } from './csv-layout.ts';

/**
 * Checks the last value of a file whose last line does not end. A text that is cut still looks like one, and so does
 * most of a number: only a number with the decimals that all others in its column have is whole.
 */
export function lastValueCheck({ header, sources, wide }: CsvLayout): (record: CsvRow) => Skip | null {
  const last = header.length - 1;
  const isRead = sources.isUsed(last) || wide.some(({ priceIndex, id }) => priceIndex === last || id?.index === last);
  if (!isRead) return () => null;
  const decimals = new Set<number>();
  return ({ values, isCut }) => {
    const value = values[last]?.trim() ?? '';
    const count = decimalsOf(value);
    const isWhole = !isCut || looksWhole(value) || (count > 0 && decimals.size === 1 && decimals.has(count));
    decimals.add(count);
    return isWhole ? null : skip('cut-off', header[last] ?? '', value);
  };
}

/** Digits behind the last mark of a number; 0: none, or no number. */
function decimalsOf(text: string): number {
  return /^\d[\d.,' ]*[.,](\d+)$/.exec(text)?.[1]?.length ?? 0;
}

/** An address is not a fact of the plan. */
function looksWhole(text: string): boolean {
  return /^https:\/\//i.test(text);
}
