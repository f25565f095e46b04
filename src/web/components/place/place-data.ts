import type { ShownMoney } from '#domain/money/money.ts';

/** A destination in a list of links. */
export interface PlaceData {
  readonly name: string;
  /** Without language prefix. */
  readonly path: string;
  /** Country code for the flag; null: a region. */
  readonly flag: string | null;
  readonly planCount: number;
  /** How many countries a region has; null: a country. */
  readonly countryCount: number | null;
  /** Lowest price for 7 days and 5 GB in the display currency; null: no plan serves that, or nothing can be converted. */
  readonly price: ShownMoney | null;
  /** Lowest price of a gigabyte in the display currency; null: no plan with a fixed amount of data. */
  readonly perGb: ShownMoney | null;
}
