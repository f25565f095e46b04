import { staleAfterDays } from '#domain/kernel/freshness.ts';
import { keysOf } from '#domain/kernel/records.ts';
import type { ListedPlan } from './listed-plan.ts';
import { isRenewing } from './renewal.ts';

/** Not there in what an earlier version of the site has stored: not stated. */
export type PriceTerms = Pick<ListedPlan, 'subscription' | 'newCustomersOnly' | 'ekyc' | 'ads' | 'activation'>;

/** Terms that a price must not be read without, in the order in which they are said. */
const termRules = {
  subscription: isRenewing,
  newCustomersOnly: ({ newCustomersOnly }) => newCustomersOnly === true,
  ekyc: ({ ekyc }) => ekyc === true,
  activation: ({ activation }) => activation === 'purchase',
  ads: ({ ads }) => ads === true,
} as const satisfies { readonly [Name in keyof PriceTerms]: (plan: Partial<PriceTerms>) => boolean };

const termNames = keysOf(termRules);

export function priceTermsOf(plan: Partial<PriceTerms>): readonly (keyof PriceTerms)[] {
  return termNames.filter((name) => termRules[name](plan));
}

/** Rows, tickets, ways of journeys, comparison and API state each of them: the terms, and that a price is not confirmed. */
export const priceFacts = [...termNames, 'checkedAt'] as const;

const staleMs = staleAfterDays * 24 * 60 * 60 * 1000;

/** True: its price was seen long ago, or its feed no longer lists it. @param now milliseconds since 1970 */
export function isStale({ checkedAt, isUnconfirmed }: Pick<ListedPlan, 'checkedAt' | 'isUnconfirmed'>, now: number) {
  return isUnconfirmed || now - Date.parse(checkedAt) > staleMs;
}
