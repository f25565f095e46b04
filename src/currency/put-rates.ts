import { raiseDataVersion } from '#database/data-version.ts';
import { insertStatement, runOverRows, type EngineQueries } from '#database/row-batches.ts';
import type { SourcedRate } from '#domain/money/merge-rates.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';

/** What one US dollar bought of a currency on a day, and the source. */
export interface RateOfDay extends SourcedRate {
  readonly currency: CurrencyCode;
}

const upsertRate = insertStatement(
  'exchange_rate',
  ['currency', 'per_usd_e8', 'date', 'source'],
  `on conflict (currency) do update
    set per_usd_e8 = excluded.per_usd_e8, date = excluded.date, source = excluded.source`,
);

const dayColumns = ['currency', 'day', 'per_usd_e8', 'source'];

const upsertDay = insertStatement(
  'exchange_rate_day',
  dayColumns,
  `on conflict (currency, day) do update set per_usd_e8 = excluded.per_usd_e8, source = excluded.source`,
);

/** A day that pages were priced with is not overwritten by a later file. */
const addDay = insertStatement('exchange_rate_day', dayColumns, 'on conflict (currency, day) do nothing');

/** Writes changed rates and the days of the history, and counts the rates. */
export async function putRates(
  transaction: EngineQueries,
  changed: readonly RateOfDay[],
  earlier: readonly RateOfDay[] = [],
): Promise<number> {
  const rates = inOrder(changed);
  const row = ({ currency, perUsdE8, date, source }: RateOfDay) => [currency, perUsdE8, date, source];
  const dayRow = ({ currency, perUsdE8, date, source }: RateOfDay) => [currency, date, perUsdE8, source];
  await runOverRows(transaction, upsertRate, rates.map(row));
  await runOverRows(transaction, upsertDay, rates.map(dayRow));
  await runOverRows(transaction, addDay, inOrder(earlier).map(dayRow));
  if (rates.length > 0) await raiseDataVersion(transaction.queries, 'rates');
  return rates.length;
}

/** A fixed order: two processes that write the same rows in different orders would deadlock. */
function inOrder(rates: readonly RateOfDay[]): readonly RateOfDay[] {
  const key = ({ currency, date }: RateOfDay): string => `${currency} ${date}`;
  return rates.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}
