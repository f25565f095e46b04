import type { CsvRow } from './csv-table.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';

interface LastColumn {
  readonly heading: string;
  /** False: nothing is read from it, so nothing is lost with it. */
  readonly isRead: boolean;
}

/**
 * Checks the last value of a file whose last line does not end. A text that is cut still looks like one, and so does
 * most of a number: only a number with the decimals that all others in its column have is whole.
 */
export function lastValueCheck({ heading, isRead }: LastColumn): (record: CsvRow) => Skip | null {
  if (!isRead) return () => null;
  const decimals = new Set<number>();
  const isCurrency = /currency/i.test(heading);
  return ({ values, isCut }) => {
    const value = values.at(-1)?.trim() ?? '';
    const count = decimalsOf(value);
    const isWhole =
      !isCut || looksWhole(value, isCurrency) || (count > 0 && decimals.size === 1 && decimals.has(count));
    decimals.add(count);
    return isWhole ? null : skip('cut-off', heading, value);
  };
}

/** Digits behind the last mark of a number; 0: none, or no number. */
function decimalsOf(text: string): number {
  return /^\d[\d.,' ]*[.,](\d+)$/.exec(text)?.[1]?.length ?? 0;
}

/** An address is no fact of the plan; a flag or the code of a currency that is cut is none any more. */
function looksWhole(text: string, isCurrency: boolean): boolean {
  return /^https:\/\/|^(true|false)$/i.test(text) || (isCurrency && /^[A-Z]{3}$/i.test(text));
}
