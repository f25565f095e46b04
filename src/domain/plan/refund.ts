/**
 * Until when a seller pays back a plan that the buyer no longer wants: never once it is bought, until it is installed,
 * until data is first used, or for a number of days after the purchase.
 */
export type Refund = 'never' | 'until-install' | 'until-first-use' | DayRule;

type DayRule = `${number}-days`;

/** As feeds write it: whole days from 1 to 365. */
export const refundPattern = /^(?:never|until-(?:install|first-use)|(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-5])-days)$/;

/** Other words of feeds for a rule. */
export const refundAliases: Readonly<Record<string, Refund>> = { 'until-purchase': 'never' };

export function countsDays(refund: Refund): refund is DayRule {
  return refund.endsWith('-days');
}

/** Days after the purchase. */
export function refundDays(rule: DayRule): number {
  return Number.parseInt(rule, 10);
}

/** Whether any refund is promised; null: not stated. */
export function isRefundable(refund: Refund | null): boolean | null {
  return refund === null ? null : refund !== 'never';
}

/** Each includes the time of those before it. */
const order: Readonly<Record<Exclude<Refund, DayRule>, number>> = {
  never: 0,
  'until-install': 1,
  'until-first-use': 2,
};

/**
 * Days and deeds are incomparable, and so are not stated and "never"; the first use, which comes last, is as good as any
 * deed and better than not stated.
 */
export function isRefundAtLeast(a: Refund | null, b: Refund | null): boolean {
  if (a === b) return true;
  if (a === null || b === 'never') return a !== null;
  if (b === null) return a === 'until-first-use';
  if (countsDays(a) || countsDays(b)) return countsDays(a) && countsDays(b) && refundDays(a) >= refundDays(b);
  return order[a] >= order[b];
}
