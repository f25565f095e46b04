import { isFixedAmount, type PlanData } from '#domain/plan/plan-data.ts';
import { priceBasket } from './price-basket.ts';

/**
 * Whether one plan alone serves the basket: a stated amount of data of at least the basket's on its days, and a
 * sufficient validity. Unlimited and pay-as-you-go plans state no amount, so they are no measure of a gigabyte.
 */
export function holdsBasket(plan: PlanData): boolean {
  const { dataKind, dataMb, validityDays } = plan;
  if (!isFixedAmount(plan) || dataMb === null) return false;
  if (validityDays !== null && validityDays < priceBasket.days) return false;
  return (dataKind === 'daily' ? dataMb * priceBasket.days : dataMb) >= priceBasket.dataMb;
}
