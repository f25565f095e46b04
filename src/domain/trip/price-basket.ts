/** What destinations are compared by: a week with five gigabytes, as most visitors mean by a trip. */
export const priceBasket = { days: 7, dataMb: 5000 } as const;

/** How many of the cheapest plans of a destination are followed back in time. */
export const plansFollowed = 4;
