/** A price that nobody has seen for longer is marked as not confirmed. */
export const staleAfterDays = 7;

/** What "the lowest price in …" looks back on. */
export const lowestPriceDays = 30;

/** What the course of a price is drawn over. */
export const priceHistoryDays = 90;
