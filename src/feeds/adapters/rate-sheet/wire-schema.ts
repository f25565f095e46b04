/** One price cell of a rate sheet, which has a row for each place and a column for each size; 1 GB is 1000 MB. */
export interface RateCell {
  readonly place: string;
  /** Codes separated by semicolons. */
  readonly codes: string;
  /** Heading of the price's column, e.g. `1GB/7days (USD)`. */
  readonly heading: string;
  /** `1GB` or `UL`. */
  readonly size: string;
  readonly days: string;
  readonly currency: string;
  readonly price: string;
  /** The bundle's name; `NA`: none. */
  readonly reference: string;
  readonly referenceHeading: string;
}
