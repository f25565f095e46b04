import type { RateTable } from '#domain/money/exchange-rates.ts';

/** One US dollar buys 0.9 euros and 150 yen. */
export const testRates = {
  EUR: { perUsdE8: 90_000_000, date: '2026-08-01' },
  JPY: { perUsdE8: 15_000_000_000, date: '2026-08-01' },
} as unknown as RateTable;
