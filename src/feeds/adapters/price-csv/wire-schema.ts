/** One row of a price list, by normalised column names. */
export interface PriceRow {
  readonly provider: string;
  readonly destination: string;
  readonly data: string;
  readonly days: string;
  readonly price: string;
  readonly currency: string;
  readonly url: string;
  /** `YYYY-MM-DD`: when the price was seen. */
  readonly date: string;
  /** False when the number of values differs from the header. */
  readonly fits: boolean;
}

export type PriceColumn = Exclude<keyof PriceRow, 'fits'>;

/** Accepted names of each column, after `normaliseColumn`. A column `price_usd` states price and currency at once. */
export const columnNames: Readonly<Record<PriceColumn, readonly string[]>> = {
  provider: ['competitor', 'provider', 'brand', 'seller'],
  destination: ['country', 'destination'],
  data: ['data', 'data_amount'],
  days: ['days', 'validity_days', 'validity'],
  price: ['price'],
  currency: ['currency'],
  url: ['source_url', 'url', 'link'],
  date: ['date', 'checked_at'],
};

export const requiredColumns: readonly PriceColumn[] = ['provider', 'destination', 'data', 'days', 'price', 'currency'];
