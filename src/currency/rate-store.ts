import type { RateTable } from '#domain/money/exchange-rates.ts';

/** Reads the exchange rates for pages. */
export interface RateReader {
  /** The last good table. */
  rates(): Promise<RateTable>;
  /** Increases whenever the table changes. */
  version(): Promise<number>;
}
