/** A published but unusual row, or one that is published without one of its prices. */
export interface Suspicion {
  readonly rule: SuspicionRule;
  readonly finding: string;
}

/** Rules that flag a row without refusing it. */
export const suspicionRules = [
  'cheap-promo',
  'dear-promo',
  'far-from-market',
  'far-own-price',
  'free-plan',
  'hundredfold-price',
  'long-validity',
  'much-data',
  'repeated-offer',
  'rounded-price',
  'unit-of-data',
] as const;

export type SuspicionRule = (typeof suspicionRules)[number];

/** A sentence part for each rule. */
export const suspicionMeanings: Readonly<Record<SuspicionRule, string>> = {
  'cheap-promo': 'the promo price is below a tenth of the list price or far from the market; the offer is left out',
  'dear-promo': 'the promo price is above the list price; the offer is left out',
  'far-from-market': 'the price is far from the market',
  'far-own-price':
    'the price in another currency is below half or above twice the list price, or far from the market; it is left out',
  'free-plan': 'the plan costs nothing',
  'hundredfold-price':
    'the price is about a hundred times or a hundredth of what others ask, as if cents were whole units',
  'long-validity': 'the plan runs for more than three years',
  'much-data': 'more than 100 GB for every day of the plan',
  'repeated-offer': 'an earlier row has the same offer at the same price under another id',
  'rounded-price': 'the price has more decimals than can be kept; it is rounded as its currency is',
  'unit-of-data': 'a gigabyte costs about a thousand times or a thousandth of what others ask, as if MB were GB',
};
