import type { Database } from '#database/database.ts';
import { cacheByVersion } from '#database/cache-by-version.ts';
import type { TransactionQueries } from '#database/schema.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import type { SourcedRates } from '#domain/money/merge-rates.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { RateReader } from './rate-store.ts';
import { putRates, type RateOfDay } from './put-rates.ts';

export interface RateStore extends RateReader {
  /** The last valid rates with the source of each. */
  sourcedRates(): Promise<SourcedRates>;
  /** Rates of one currency from a day on, the newest first. @param since `YYYY-MM-DD` */
  history(currency: CurrencyCode, since: string): Promise<readonly RateOfDay[]>;
  /**
   * Merges rates into the stored ones, in one transaction with `before`; currencies without a new rate keep their
   * last one and its date. Returns the number of currencies whose rate, date or source changed. The version increases
   * only when there is one.
   */
  saveRates(saved: SavedRates, before?: (transaction: TransactionQueries) => Promise<void>): Promise<number>;
}

interface SavedRates {
  readonly rates: SourcedRates;
  /** Earlier days, for the history alone; a stored day stays unchanged. */
  readonly earlier?: readonly RateOfDay[];
}

export function createRateStore(database: Database): RateStore {
  const { queries, engine, versions } = database;
  return {
    rates: cacheByVersion(async () => tableOf(await readRates(queries)), { versions, names: ['rates'] }),
    version: async () => (await versions.read()).of('rates'),
    sourcedRates: () => readRates(queries),
    history: async (currency, since) => {
      const rows = await queries
        .selectFrom('exchange_rate_day')
        .select(['day', 'per_usd_e8', 'source'])
        .where('currency', '=', currency)
        .where('day', '>=', since)
        .orderBy('day', 'desc')
        .execute();
      return rows.map(({ day, per_usd_e8, source }) => ({ currency, date: day, perUsdE8: per_usd_e8, source }));
    },
    saveRates: (saved, before) =>
      database.writeBeside(async (transaction) => {
        await before?.(transaction);
        return putRates({ queries: transaction, engine }, await changedRates(transaction, saved.rates), saved.earlier);
      }),
  };
}

async function changedRates(transaction: TransactionQueries, rates: SourcedRates): Promise<readonly RateOfDay[]> {
  const stored = await readRates(transaction);
  return [...rates].flatMap(([currency, rate]) => {
    const last = stored.get(currency);
    const isSame = last?.perUsdE8 === rate.perUsdE8 && last.date === rate.date && last.source === rate.source;
    return isSame ? [] : [{ currency, ...rate }];
  });
}

async function readRates(queries: Database['queries']): Promise<SourcedRates> {
  const rows = await queries.selectFrom('exchange_rate').selectAll().execute();
  return new Map(
    rows.map(({ currency, per_usd_e8, date, source }) => [currency, { perUsdE8: per_usd_e8, date, source }]),
  );
}

function tableOf(rates: SourcedRates): RateTable {
  return Object.fromEntries([...rates].map(([currency, { perUsdE8, date }]) => [currency, { perUsdE8, date }]));
}
