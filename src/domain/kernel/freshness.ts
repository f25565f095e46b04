/** A price last seen longer ago is marked as not confirmed. */
export const staleAfterDays = 7;

/** Period of "the lowest price in …". */
export const lowestPriceDays = 30;

/** Period of the price chart. */
export const priceHistoryDays = 90;
