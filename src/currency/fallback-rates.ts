import fallback from '#data/exchange-rates-fallback.json' with { type: 'json' };
import { parseCurrencyCode } from '#domain/currencies.ts';
import { parseRate } from '#domain/exchange.ts';
import type { ExchangeRate, RateTable } from '#domain/exchange-rates.ts';
import type { RateStore } from './create-rate-store.ts';

/** The rates that ship with the code, for a database that has none yet. Units of each currency for one US dollar. */
export function loadFallbackRates(): RateTable {
  const rates: [string, ExchangeRate][] = [];
  for (const [code, text] of Object.entries(fallback.rates)) {
    const currency = parseCurrencyCode(code);
    const rate = parseRate(text);
    if (currency.ok && rate.ok) rates.push([currency.value, { perUsdE8: rate.value, date: fallback.date }]);
  }
  return Object.fromEntries(rates);
}

/** Stores the shipped rates when the store is empty, so that every page can convert from the first start on. */
export async function ensureRates(store: RateStore): Promise<void> {
  if (Object.keys(await store.rates()).length === 0) await store.saveRates(loadFallbackRates(), fallback.source);
}
