import { sql, type RawBuilder } from 'kysely';
import type { Engine } from '#database/migration.ts';
import { convertMoney } from '#domain/exchange.ts';
import type { RateTable } from '#domain/exchange-rates.ts';
import type { CurrencyCode } from '#domain/money.ts';

/** One currency's way into the display currency: `units * to / from`, in lowest terms. */
interface Conversion {
  readonly currency: CurrencyCode;
  readonly to: bigint;
  readonly from: bigint;
}

const largestBigint = 2n ** 63n - 1n;
const largestUnits = BigInt(Number.MAX_SAFE_INTEGER);
const rateScale = 100_000_000;

/**
 * SQL of `plan`'s price in the display currency: what the domain's `displayPrice` gives, to the last unit; null where it
 * gives null. Amounts whose exact product is beyond 64 bits (30,000 USD in yen) are exact on PostgreSQL and within a
 * millionth of a unit on SQLite.
 * @param query.sources the currencies that list prices may be in; a plan in another one gets null
 * @param query.hasOwnPrices false where no plan has an own price in the display currency: none is looked for
 */
export function displayPriceSql(query: {
  readonly engine: Engine;
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
  readonly sources: readonly CurrencyCode[];
  readonly hasOwnPrices: boolean;
}): RawBuilder<number | null> {
  const { currency, rates, engine } = query;
  const branches = query.sources
    .filter((source) => source !== currency)
    .map((source) => conversionOf(source, currency, rates))
    .filter((conversion) => conversion !== null)
    .map((conversion) => sql`when ${conversion.currency} then ${convertedSql(conversion, engine)}`);
  const ownPrice = query.hasOwnPrices ? ownPriceSql(currency) : sql`cast(null as bigint)`;
  const converted =
    branches.length === 0 ? sql`cast(null as bigint)` : sql`case plan.price_currency ${sql.join(branches, sql` `)} end`;
  return sql`case when plan.price_currency = ${currency} then plan.price_units
    else coalesce(${ownPrice}, ${converted}) end`;
}

function ownPriceSql(currency: CurrencyCode): RawBuilder<number | null> {
  return sql`case when plan.own_price_count > 0 then
    (select own.units from plan_own_price as own where own.plan_id = plan.id and own.currency = ${currency}) end`;
}

/** Null: the domain cannot convert this pair either. */
function conversionOf(source: CurrencyCode, target: CurrencyCode, rates: RateTable): Conversion | null {
  if (convertMoney({ units: 0, currency: source }, target, rates) === null) return null;
  const to = BigInt(rates[target]?.perUsdE8 ?? rateScale);
  const from = BigInt(rates[source]?.perUsdE8 ?? rateScale);
  const divisor = greatestCommonDivisor(to, from);
  return { currency: source, to: to / divisor, from: from / divisor };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

/** Whole-number division rounds down, so half of the divisor is added first: half away from zero, as in the domain. */
function convertedSql({ to, from }: Conversion, engine: Engine): RawBuilder<number | null> {
  const exactUpTo = smaller((largestBigint - from) / (2n * to), ((2n * largestUnits + 1n) * from - 1n) / (2n * to));
  const exact = sql`(plan.price_units * ${whole(2n * to)} + ${whole(from)}) / ${whole(2n * from)}`;
  const large = engine === 'sqlite' ? largeOnSqlite(to, from) : largeOnPostgres(to, from);
  return sql`case when plan.price_units <= ${whole(exactUpTo)} then ${exact} else ${large} end`;
}

function largeOnSqlite(to: bigint, from: bigint): RawBuilder<number | null> {
  const value = sql`(cast(plan.price_units as real) * ${whole(to)} / ${whole(from)} + 0.5)`;
  return sql`case when ${value} <= ${whole(largestUnits)} then cast(${value} as bigint) end`;
}

function largeOnPostgres(to: bigint, from: bigint): RawBuilder<number | null> {
  const value = sql`div(cast(plan.price_units as numeric) * ${whole(2n * to)} + ${whole(from)}, ${whole(2n * from)})`;
  return sql`case when ${value} <= ${whole(largestUnits)} then cast(${value} as bigint) end`;
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** Written out: a bound number could be taken for a float, and these come from rates, not from anyone's text. */
function whole(value: bigint): RawBuilder<number> {
  return sql.raw(String(value));
}
