import type { Branded } from './brand.ts';

/** ISO 4217 code of a currency that `data/currencies.json` knows. */
export type CurrencyCode = Branded<string, 'CurrencyCode'>;

/** An exact amount. Floats never hold money. */
export interface Money {
  /** Whole 1/10000 of the currency unit: 12.50 USD is 125000. */
  readonly units: number;
  readonly currency: CurrencyCode;
}
