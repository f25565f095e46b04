import { scaleMoney, type Money } from '#domain/money/money.ts';
import { isFixedAmount, totalMegabytes, type PlanData } from './plan-data.ts';

/**
 * List price of a whole gigabyte (1000 MB), rounded half away from zero to 1/10000 of the unit. Daily plans count every
 * day of their validity. Null where no fixed amount is stated: unlimited and pay-as-you-go plans.
 */
export function pricePerGb(price: Money, data: PlanData): Money | null {
  const megabytes = totalMegabytes(data);
  return isFixedAmount(data) && megabytes !== null ? scaleMoney(price, 1000, megabytes) : null;
}

/** List price of a day, rounded half away from zero to 1/10000 of the unit; null for plans that do not expire. */
export function pricePerDay(price: Money, validityDays: number | null): Money | null {
  return validityDays === null ? null : scaleMoney(price, 1, validityDays);
}
