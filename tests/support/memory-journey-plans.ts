import type { CountryCode } from '#domain/kernel/codes.ts';
import { unstatedFacts } from '#domain/plan/field-lists.ts';
import type { StoredJourneyPlan } from '#domain/journey/stored-journey-plan.ts';
import type { MemoryPlan } from './memory-plan.ts';

/** The plans of the memory's catalogue that work in just this country; null: in several. */
export function journeyPlansOf(
  plans: readonly MemoryPlan[],
  country: CountryCode | null,
): readonly StoredJourneyPlan[] {
  return plans
    .filter(({ coverage }) => (country === null ? coverage.length > 1 : coverage.join() === country))
    .map(({ provider, coverage, ownPrice, ...facts }) => ({
      ...unstatedFacts,
      ...facts,
      provider: provider.slug,
      countries: coverage,
      ownPrices: ownPrice === null ? [] : [ownPrice],
    }));
}
