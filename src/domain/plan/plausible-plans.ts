/** Default plausibility bounds of a plan; configurable by an operator. Prices are in US dollars. */
export const plausibleBounds = {
  /** A price this many times above or below the median of its destination is suspicious. */
  suspiciousFactor: 10,
  /** A price this many times above or below it is refused. */
  refusedFactor: 50,
  /** A destination with fewer published plans of its kind has no median to compare with. */
  marketPlans: 12,
  /** Minimum price, except for free plans. */
  lowestPrice: 0.05,
  highestPrice: 5_000,
  /** A plan missing from so many complete feeds in a row is shown as not confirmed. */
  unconfirmedAfterRuns: 1,
  /** A plan missing from so many complete feeds in a row is withdrawn. */
  withdrawnAfterRuns: 2,
} as const;

/** With fewer sellers the median is not significant: one of them may be wrong in all its plans. */
export const fewestMarketSellers = 3;

/** Decimal megabytes a day that a line of one gigabit a second carries: nobody can use more. */
export const mostMbPerDay = 10_800_000;

/** A price in another currency this many times above or below the list price at the day's rate is left out. */
export const ownPriceFactor = 2;

/** A promo price below this share of the list price is left out; one of zero is a trial. */
export const lowestPromoShare = 0.1;
