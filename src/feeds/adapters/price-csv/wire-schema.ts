/** One row of a list of prices, by the names that its columns are known under here. */
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
  /** False when the row has more or fewer values than the header has columns. */
  readonly fits: boolean;
}

export type PriceColumn = Exclude<keyof PriceRow, 'fits'>;

/** What each column may be called, after `normaliseColumn`. A column `price_usd` states price and currency at once. */
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
