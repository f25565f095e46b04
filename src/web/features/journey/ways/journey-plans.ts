import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { memo } from '#domain/kernel/memo.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import type { Journey } from '#domain/journey/journey.ts';
import type { JourneyPlan } from '#domain/journey/journey-plan.ts';
import { priceJourneyPlans } from '#domain/journey/stored-journey-plan.ts';
import type { Context } from '#runtime/services/context.ts';

interface Pricing {
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
}

const priceOnce = memo(priceJourneyPlans);

/** The candidate plans for a journey through these countries. */
export async function journeyPlansFor(
  { stops }: Journey,
  { currency, rates }: Pricing,
  { catalogue }: Pick<Context, 'catalogue'>,
): Promise<readonly JourneyPlan[]> {
  const countries = [...new Set(stops.map(({ country }) => country))];
  const lists = await Promise.all(
    // Null: plans for several countries.
    [null, ...countries].map((country) => catalogue.journeyPlans({ country, currency })),
  );
  return lists.flatMap((plans) => priceOnce(plans, { currency, rates }));
}
