import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { listPlansTask } from '#domain/listing/list-plans.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { Context } from '#runtime/services/context.ts';

/**
 * Every active plan of a destination in a display currency: the same object until prices, rates or ratings change. Null:
 * there is none.
 */
export async function listPlansAt(
  destination: DestinationKey,
  options: { readonly currency: CurrencyCode; readonly rates: RateTable },
  context: Context,
): Promise<DestinationPlans | null> {
  const [stored, ratings] = await Promise.all([context.catalogue.plansAt(destination), context.reviews.ratings()]);
  return stored && context.scheduler.run(listPlansTask(stored, { ...options, ratings }));
}

/** API path of the same plans. Includes everything that prices depend on, so that the response is cacheable. */
export async function plansPath(
  destination: DestinationKey,
  currency: CurrencyCode,
  context: Context,
): Promise<string> {
  const versions = await Promise.all([context.catalogue.version(), context.currency.version()]);
  return `/destinations/${destination}/plans?currency=${currency}&v=${versions.join('.')}`;
}
