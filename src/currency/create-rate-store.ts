import { raiseDataVersion, readDataVersion } from '#database/data-version.ts';
import type { Database } from '#database/database.ts';
import { rememberByVersion } from '#database/remember-by-version.ts';
import { insertStatement, runOverRows } from '#database/row-batches.ts';
import type { ExchangeRate, RateTable } from '#domain/exchange-rates.ts';
import type { RateReader } from './rate-store.ts';

export interface RateStore extends RateReader {
  /**
   * Stores rates over the ones there are; currencies that the new table lacks keep their last rate and its date.
   * Returns the number of currencies whose rate or date is new. The version rises only when there is one.
   */
  saveRates(table: RateTable, source: string): Promise<number>;
}

const upsertRate = insertStatement(
  'exchange_rate',
  ['currency', 'per_usd_e8', 'date', 'source'],
  `on conflict (currency) do update
    set per_usd_e8 = excluded.per_usd_e8, date = excluded.date, source = excluded.source`,
);

export function createRateStore(database: Database): RateStore {
  const { queries, engine } = database;
  return {
    rates: rememberByVersion(queries, 'rates', () => readRates(queries)),
    version: () => readDataVersion(queries, 'rates'),
    saveRates: (table, source) =>
      database.write(async (transaction) => {
        const stored: Readonly<Record<string, ExchangeRate>> = await readRates(transaction);
        const changed = Object.entries<ExchangeRate>(table).filter(
          ([currency, { perUsdE8, date }]) => stored[currency]?.perUsdE8 !== perUsdE8 || stored[currency].date !== date,
        );
        if (changed.length === 0) return 0;
        const rows = changed.map(([currency, { perUsdE8, date }]) => [currency, perUsdE8, date, source]);
        await runOverRows({ queries: transaction, engine }, upsertRate, rows);
        await raiseDataVersion(transaction, 'rates');
        return changed.length;
      }),
  };
}

async function readRates(queries: Database['queries']): Promise<RateTable> {
  const rows = await queries.selectFrom('exchange_rate').selectAll().execute();
  return Object.fromEntries(rows.map((row) => [row.currency, { perUsdE8: row.per_usd_e8, date: row.date }]));
}
