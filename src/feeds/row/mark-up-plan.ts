import { addMarkUp, type MarkUp } from '#domain/money/mark-up.ts';
import type { Money } from '#domain/money/money.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';

/**
 * Converts a plan's wholesale prices to retail prices. Further prices to which the rule does not apply are dropped,
 * and the list price is converted instead.
 */
export function markUpPlan(plan: PlanFacts, markUp: MarkUp): Result<PlanFacts, Skip> {
  const price = addMarkUp(plan.price, markUp);
  if (price === null) return failure(skip('no-retail-price', 'price', plan.price.currency));
  const ownPrices = plan.ownPrices.flatMap((own) => addMarkUpOrNone(own, markUp));
  const promoPrice = plan.promo === null ? null : addMarkUp(plan.promo.price, markUp);
  const promo = plan.promo === null || promoPrice === null ? null : { ...plan.promo, price: promoPrice };
  return success({ ...plan, price, ownPrices, promo });
}

function addMarkUpOrNone(own: Money, markUp: MarkUp): readonly Money[] {
  const price = addMarkUp(own, markUp);
  return price === null ? [] : [price];
}
