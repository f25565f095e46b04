import type { CsvSources } from './csv-source.ts';
import type { WideColumn } from './wide-columns.ts';

/** A table whose columns are understood. */
export interface CsvLayout {
  readonly header: readonly string[];
  readonly sources: CsvSources;
  /** Empty: a row is one plan. */
  readonly wide: readonly WideColumn[];
}
