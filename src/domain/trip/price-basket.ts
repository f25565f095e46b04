/** The basket for comparing destinations: a week with five gigabytes, a typical trip. */
export const priceBasket = { days: 7, dataMb: 5000 } as const;

/** How many of the cheapest plans of a destination have their price history read. */
export const plansFollowed = 4;
