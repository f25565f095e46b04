import type { DestinationKey } from '#domain/destination-key.ts';
import type { RateTable } from '#domain/exchange-rates.ts';
import { listPlans } from '#domain/list-plans.ts';
import type { DestinationPlans } from '#domain/listed-plan.ts';
import type { CurrencyCode } from '#domain/money.ts';
import type { Context } from '#runtime/context.ts';

/**
 * Every active plan of a destination in a display currency: the very same object until prices, rates or ratings change.
 * Null: there is none.
 */
export async function listPlansAt(
  destination: DestinationKey,
  options: { readonly currency: CurrencyCode; readonly rates: RateTable },
  context: Context,
): Promise<DestinationPlans | null> {
  const [stored, ratings] = await Promise.all([context.catalogue.plansAt(destination), context.reviews.ratings()]);
  return stored && listPlans(stored, { ...options, ratings });
}

/** Where a browser gets the same plans. @param options.version of the catalogue, so that a copy may be kept */
export function plansAddress(
  destination: DestinationKey,
  { currency, version }: { readonly currency: CurrencyCode; readonly version: number },
): string {
  return `/api/destinations/${destination}/plans?currency=${currency}&v=${version}`;
}
