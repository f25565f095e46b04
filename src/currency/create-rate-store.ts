import type { Database } from '#database/database.ts';
import { cacheByVersion } from '#database/cache-by-version.ts';
import type { TransactionQueries } from '#database/schema.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import type { SourcedRates } from '#domain/money/merge-rates.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { putRates, type RateOfDay } from './put-rates.ts';

interface SavedRates {
  readonly rates: SourcedRates;
  /** Earlier days, for the history alone; a stored day stays unchanged. */
  readonly earlier?: readonly RateOfDay[];
}

/** Reads the exchange rates for pages. */
export type RateReader = Pick<RateStore, 'rates' | 'version'>;

export type RateStore = ReturnType<typeof createRateStore>;

export function createRateStore(database: Database) {
  const { queries, engine, versions } = database;
  return {
    /** The last good table. */
    rates: cacheByVersion(async () => tableOf(await readRates(queries)), { versions, names: ['rates'] }),
    /** Increases whenever the table changes. */
    version: async () => (await versions.read()).of('rates'),
    /** The last valid rates with the source of each. */
    sourcedRates: () => readRates(queries),
    /** Rates of one currency from a day on, the newest first. @param since `YYYY-MM-DD` */
    history: async (currency: CurrencyCode, since: string): Promise<readonly RateOfDay[]> => {
      const rows = await queries
        .selectFrom('exchange_rate_day')
        .select(['day', 'per_usd_e8', 'source'])
        .where('currency', '=', currency)
        .where('day', '>=', since)
        .orderBy('day', 'desc')
        .execute();
      return rows.map(({ day, per_usd_e8, source }) => ({ currency, date: day, perUsdE8: per_usd_e8, source }));
    },
    /**
     * Merges rates into the stored ones, in one transaction with `before`; currencies without a new rate keep their
     * last one and its date. Returns the number of currencies whose rate, date or source changed. The version increases
     * only when there is one.
     */
    saveRates: (saved: SavedRates, before?: (transaction: TransactionQueries) => Promise<void>): Promise<number> =>
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
