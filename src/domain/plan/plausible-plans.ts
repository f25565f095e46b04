/** Usual bounds of what can be believed of a plan; an operator may set others. Prices are in US dollars. */
export const plausibleBounds = {
  /** A price this many times above or below the median of its destination is looked at. */
  suspiciousFactor: 10,
  /** A price this many times above or below it is left out. */
  refusedFactor: 50,
  /** A destination with fewer published plans of its kind has no median to compare with. */
  marketPlans: 12,
  /** Nothing costs less; nothing at all is another matter. */
  lowestPrice: 0.05,
  /** Nothing costs more. */
  highestPrice: 5_000,
  /** A plan that so many complete feeds in a row have not named is shown as not confirmed. */
  unconfirmedAfterRuns: 1,
  /** A plan that so many complete feeds in a row have not named is withdrawn. */
  withdrawnAfterRuns: 3,
} as const;

/** A group of fewer sellers is no market: one of them may be wrong in all its plans. */
export const fewestMarketSellers = 3;

/** Decimal megabytes a day that a line of one gigabit a second carries: nobody can use more. */
export const mostMbPerDay = 10_800_000;
