import type { DestinationStat } from '#catalogue/catalogue-reader.ts';
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import type { Journey } from '#domain/journey/journey.ts';
import type { JourneyPlan } from '#domain/journey/journey-plan.ts';
import { priceJourneyPlans } from '#domain/journey/stored-journey-plan.ts';
import type { Context } from '#runtime/services/context.ts';

interface Pricing {
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
}

type Kept = Map<string, Promise<readonly JourneyPlan[]>>;

/** Cached lists by country and currency, of some hundred plans each: about 30 MB. */
const mostKept = 300;

/** Memoized by identity: both stores return the same objects until they change. */
const cache = new WeakMap<readonly DestinationStat[], WeakMap<RateTable, Kept>>();

/** The candidate plans for a journey through these countries. */
export async function journeyPlansFor(
  { stops }: Journey,
  pricing: Pricing,
  context: Context,
): Promise<readonly JourneyPlan[]> {
  const stats = await context.catalogue.destinationStats();
  const byRates = cache.get(stats) ?? new WeakMap<RateTable, Kept>();
  cache.set(stats, byRates);
  const kept = byRates.get(pricing.rates) ?? new Map<string, Promise<readonly JourneyPlan[]>>();
  byRates.set(pricing.rates, kept);
  const countries = [...new Set(stops.map(({ country }) => country))];
  const lists = await Promise.all(
    [null, ...countries].map((country) => keepPlans(kept, country, { pricing, context })),
  );
  return lists.flat();
}

interface Reading {
  readonly pricing: Pricing;
  readonly context: Context;
}

/** @param country null: plans for several countries */
function keepPlans(kept: Kept, country: CountryCode | null, reading: Reading): Promise<readonly JourneyPlan[]> {
  const key = [reading.pricing.currency, country ?? ''].join();
  const plans = kept.get(key) ?? readPlans(country, reading);
  // LRU order: the latest comes last.
  kept.delete(key);
  kept.set(key, plans);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  // Failures are not cached.
  plans.catch(() => kept.delete(key));
  return plans;
}

async function readPlans(country: CountryCode | null, { pricing, context }: Reading): Promise<readonly JourneyPlan[]> {
  const { currency } = pricing;
  return priceJourneyPlans(await context.catalogue.journeyPlans({ country, currency }), pricing);
}
