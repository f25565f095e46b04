import fallback from '#data/exchange-rates-fallback.json' with { type: 'json' };
import type { SourcedRates } from '#domain/money/merge-rates.ts';
import { rateDay } from '#domain/money/rate-day.ts';
import type { RateStore } from './create-rate-store.ts';

/** Source name of the rates that ship with the code. */
export const shippedSource = fallback.source;

/** The rates that ship with the code. */
export function loadFallbackRates(): SourcedRates {
  const { base, date, rates, source } = fallback;
  const day = rateDay({ base, date, quotes: Object.entries(rates) });
  if (!day.ok) throw new Error(`data/exchange-rates-fallback.json cannot be used: ${day.reason}`);
  return new Map([...day.value.rates].map(([currency, perUsdE8]) => [currency, { perUsdE8, date, source }]));
}

/**
 * Stores the shipped rate of each currency that has none or only an older shipped one, so that every page can convert
 * from the first start.
 */
export async function ensureRates(store: RateStore): Promise<void> {
  const stored = await store.sourcedRates();
  const missing = [...loadFallbackRates()].filter(([currency, { date }]) => {
    const last = stored.get(currency);
    return last === undefined || (last.source === shippedSource && last.date < date);
  });
  if (missing.length > 0) await store.saveRates({ rates: new Map(missing) });
}
