import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { listPlans } from '#domain/listing/list-plans.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { storedPlanOf } from '#domain/plan/stored-plan-of.ts';
import type { Context } from '#runtime/services/context.ts';

interface Asked {
  readonly ids: readonly number[];
  readonly destination: DestinationKey;
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
}

/** The plans of an answer with all details for the page; the calculation has figures only. */
export async function listChosenPlans(
  { ids, destination, locale, currency, rates }: Asked,
  context: Context,
): Promise<DestinationPlans> {
  const [ratings, found] = await Promise.all([
    context.reviews.ratings(),
    Promise.all([...new Set(ids)].map((id) => context.catalogue.planDetail(id, { locale }))),
  ]);
  const details = found.filter((plan) => plan !== null);
  const stored = { destination, plans: details.map((plan) => storedPlanOf(plan, destination)) };
  return listPlans(stored, { currency, rates, ratings });
}
