import { listPrice } from '#tests/oracle/money.ts';
import type { Plan } from '#tests/oracle/read-market.ts';
import type { Page } from './page.ts';

/** The one currency that every price is converted from: the list says it once. Null: it marks each that is. */
export function convertedFrom(plans: readonly Plan[], { currency, rates }: Page['setting']): string | null {
  const sources = new Set(
    plans.map((plan) => (listPrice(plan, currency, rates)?.isEstimate === true ? plan.price.currency : null)),
  );
  const [only = null, another] = sources;
  return another === undefined ? only : null;
}
