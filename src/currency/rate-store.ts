import type { RateTable } from '#domain/money/exchange-rates.ts';

/** Where pages get their exchange rates from. */
export interface RateReader {
  /** The last good table. */
  rates(): Promise<RateTable>;
  /** Rises whenever the table changes. */
  version(): Promise<number>;
}
