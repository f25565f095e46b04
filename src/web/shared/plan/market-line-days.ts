/** Length of the price history in days. */
export const marketLineDays = 90;
