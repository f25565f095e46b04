import { memo } from '#domain/kernel/memo.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';

/** The currency from which every price is converted; null: some price is a seller's own, or they charge in several. */
export const convertedFrom = memo(({ plans }: DestinationPlans): string | null => {
  const [first, ...others] = new Set(
    plans.map(({ isEstimate, sellerPrice }) => (isEstimate ? sellerPrice.currency : null)),
  );
  return others.length === 0 ? (first ?? null) : null;
});
