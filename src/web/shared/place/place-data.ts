import type { ShownMoney } from '#domain/money/money.ts';

/** A destination in a list of links. */
export interface PlaceData {
  readonly name: string;
  /** Without language prefix. */
  readonly path: string;
  /** Country code for the flag; null: a region. */
  readonly flag: string | null;
  /** Of a part with a picture of its own, its slug; default: none. */
  readonly part?: string | null;
  readonly planCount: number;
  /** What the basket costs, in the display currency; null: nothing can be converted. */
  readonly price: ShownMoney | null;
  /** In words what `price` buys instead, where no plan serves the basket; else null. */
  readonly amount: string | null;
  /** Of the fares that stand beside it, from 1, see `shadeFares`; 0: none. */
  readonly fareClass: number;
  /** Lowest price of a gigabyte in the display currency; null: no plan with a fixed amount of data. */
  readonly perGb: ShownMoney | null;
}

/** What a row of a place shows. */
export type LinkedPlace = Omit<PlaceData, 'perGb' | 'fareClass'>;
