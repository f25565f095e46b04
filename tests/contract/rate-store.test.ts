import { beforeEach, describe, expect, it } from 'vitest';
import { createRateStore, type RateStore } from '#currency/create-rate-store.ts';
import { ensureRates, loadFallbackRates, shippedSource } from '#currency/fallback-rates.ts';
import type { SourcedRates } from '#domain/money/merge-rates.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';

const code = (text: string): CurrencyCode => text as CurrencyCode;

const rates = (perUsdE8: Record<string, number>, date = '2026-10-01', source = 'first'): SourcedRates =>
  new Map(Object.entries(perUsdE8).map(([currency, rate]) => [code(currency), { perUsdE8: rate, date, source }]));

describe.each(engines)('rate store on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let store: RateStore;
  beforeEach(async () => {
    store = createRateStore(suite.database);
  });

  it('is empty at first', async () => {
    expect([await store.rates(), await store.version()]).toEqual([{}, 0]);
  });

  it('keeps the last rate of a currency that new ones lack', async () => {
    await store.saveRates({ rates: rates({ EUR: 92_000_000, VND: 2_600_000_000_001 }) });
    expect(await store.saveRates({ rates: rates({ EUR: 93_000_000 }, '2026-10-02') })).toBe(1);
    expect(await store.rates()).toEqual({
      VND: { perUsdE8: 2_600_000_000_001, date: '2026-10-01' },
      EUR: { perUsdE8: 93_000_000, date: '2026-10-02' },
    });
  });

  it('raises its version for a new rate, date or source, and not for the same rates', async () => {
    await store.saveRates({ rates: rates({ EUR: 92_000_000 }) });
    expect(await store.version()).toBe(1);
    expect(await store.saveRates({ rates: rates({ EUR: 92_000_000 }) })).toBe(0);
    expect(await store.version()).toBe(1);
    await store.saveRates({ rates: rates({ EUR: 92_000_000 }, '2026-10-02') });
    await store.saveRates({ rates: rates({ EUR: 92_000_000 }, '2026-10-02', 'second') });
    expect(await store.version()).toBe(3);
    expect([...(await store.sourcedRates()).values()].map(({ source }) => source)).toEqual(['second']);
  });

  it('keeps every day, the newest first, and lets nobody write an earlier one again', async () => {
    await store.saveRates({ rates: rates({ EUR: 1, JPY: 7 }, '2026-10-01') });
    await store.saveRates({ rates: rates({ EUR: 2 }, '2026-10-02') });
    await store.saveRates({ rates: rates({ EUR: 3 }, '2026-10-02', 'second') });
    const earlier = [
      { currency: code('EUR'), date: '2026-10-01', perUsdE8: 99, source: 'late' },
      { currency: code('EUR'), date: '2026-09-30', perUsdE8: 5, source: 'late' },
    ];
    await store.saveRates({ rates: new Map(), earlier });
    const history = await store.history(code('EUR'), '2026-09-30');
    expect(history.map(({ date, perUsdE8, source }) => [date, perUsdE8, source])).toEqual([
      ['2026-10-02', 3, 'second'],
      ['2026-10-01', 1, 'first'],
      ['2026-09-30', 5, 'late'],
    ]);
    expect(await store.history(code('EUR'), '2026-10-02')).toHaveLength(1);
    expect(await store.version()).toBe(3);
  });

  it('stores nothing when what comes before it fails', async () => {
    const lost = new Error('lost');
    await expect(store.saveRates({ rates: rates({ EUR: 1 }) }, () => Promise.reject(lost))).rejects.toBe(lost);
    expect([await store.rates(), await store.history(code('EUR'), '')]).toEqual([{}, []]);
  });

  it('starts with the shipped rates, and never puts them over others', async () => {
    await ensureRates(store);
    expect(await store.sourcedRates()).toEqual(loadFallbackRates());
    const version = await store.version();
    await store.saveRates({ rates: rates({ EUR: 1 }, '2020-01-01') });
    await ensureRates(store);
    expect((await store.sourcedRates()).get(code('EUR'))).toEqual({ perUsdE8: 1, date: '2020-01-01', source: 'first' });
    expect(await store.version()).toBe(version + 1);
  });

  it('fills in what a new release ships: currencies without a rate, and rates that shipped before', async () => {
    await store.saveRates({ rates: rates({ EUR: 1, JPY: 2 }, '2020-01-01', shippedSource) });
    await store.saveRates({ rates: rates({ JPY: 2 }, '2020-01-01') });
    await ensureRates(store);
    const stored = await store.sourcedRates();
    expect(stored.get(code('EUR'))).toEqual(loadFallbackRates().get(code('EUR')));
    expect(stored.get(code('JPY'))?.perUsdE8).toBe(2);
    expect(stored.size).toBe(153);
  });
});
