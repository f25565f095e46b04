import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRateStore, type RateStore } from '#currency/create-rate-store.ts';
import { ensureRates, loadFallbackRates } from '#currency/fallback-rates.ts';
import type { RateTable } from '#domain/exchange-rates.ts';
import { createTestDatabase, engines, type TestDatabase } from '#tests/support/database.ts';

const table = (rates: Record<string, number>, date = '2026-10-01'): RateTable =>
  Object.fromEntries(Object.entries(rates).map(([code, perUsdE8]) => [code, { perUsdE8, date }]));

describe.each(engines)('rate store on %s', (engine) => {
  let suite: TestDatabase;
  let store: RateStore;
  beforeEach(async () => {
    suite = await createTestDatabase(engine);
    store = createRateStore(suite.database);
  });
  afterEach(() => suite[Symbol.asyncDispose]());

  it('is empty at first', async () => {
    expect([await store.rates(), await store.version()]).toEqual([{}, 0]);
  });

  it('keeps the last rate of a currency that a new table lacks', async () => {
    await store.saveRates(table({ EUR: 92_000_000, VND: 2_600_000_000_001 }), 'first');
    expect(await store.saveRates(table({ EUR: 93_000_000 }, '2026-10-02'), 'second')).toBe(1);
    expect(await store.rates()).toEqual({
      ...table({ VND: 2_600_000_000_001 }),
      ...table({ EUR: 93_000_000 }, '2026-10-02'),
    });
  });

  it('raises its version for a new rate or date, and not for the same table', async () => {
    await store.saveRates(table({ EUR: 92_000_000 }), 'first');
    expect(await store.version()).toBe(1);
    expect(await store.saveRates(table({ EUR: 92_000_000 }), 'again')).toBe(0);
    expect(await store.version()).toBe(1);
    await store.saveRates(table({ EUR: 92_000_000 }, '2026-10-02'), 'next day');
    expect(await store.version()).toBe(2);
  });

  it('starts with the shipped rates, and never puts them over newer ones', async () => {
    await ensureRates(store);
    expect(await store.rates()).toEqual(loadFallbackRates());
    await store.saveRates(table({ EUR: 1 }, '2027-01-01'), 'newer');
    await ensureRates(store);
    expect((await store.rates())['EUR' as keyof RateTable]).toEqual({ perUsdE8: 1, date: '2027-01-01' });
  });
});
