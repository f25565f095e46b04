import { sql } from 'kysely';
import { z } from 'zod';
import type { Engine } from '#database/migration.ts';
import { runOverRows, type RowsStatement } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import { money } from '#database/stored-money.ts';

interface Store {
  readonly queries: Queries;
  readonly engine: Engine;
}

const promo = z.object({
  price: money,
  code: z.string().nullable().default(null),
  newCustomersOnly: z.boolean().nullable().default(null),
  minimumSpend: money.nullable().default(null),
  excludedKinds: z.array(z.string()).default([]),
  startsAt: z.string().nullable().default(null),
  endsAt: z.string().nullable().default(null),
});

/** JSON of the prices of a feed, as 1.0.0 kept it. */
export const storedPrices = z.object({
  price: money,
  ownPrices: z.array(money).default([]),
  promo: promo.nullable().default(null),
});

type FurtherPrices = Omit<z.infer<typeof storedPrices>, 'price'>;

/** Null: neither own prices nor a promo. */
export function furtherText(prices: FurtherPrices): string | null {
  return prices.ownPrices.length === 0 && prices.promo === null ? null : JSON.stringify(prices);
}

const setFurther: RowsStatement = {
  before: 'update plan_statement set further_prices = given.column2 from (values',
  types: ['integer', 'text'],
  after: ') as given where plan_statement.plan_id = given.column1',
};

const pageSize = 500;

/** Own prices and promos as they are shown; those of pinned plans follow. */
export async function furtherPrices(store: Store): Promise<void> {
  const { queries } = store;
  for (let after = 0; ;) {
    const { rows } = await sql<{ readonly id: number }>`select id from (
        select plan_id as id from plan_own_price union select plan_id as id from plan_promo) as priced
      where id > ${after} and id in (select plan_id from plan_statement) order by id limit ${pageSize}`.execute(
      queries,
    );
    const ids = rows.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
    const own = await queries.selectFrom('plan_own_price').selectAll().where('plan_id', 'in', ids).execute();
    const promos = await queries.selectFrom('plan_promo').selectAll().where('plan_id', 'in', ids).execute();
    const ownByPlan = Map.groupBy(own, (row) => row.plan_id);
    const promoByPlan = new Map(promos.map((row) => [row.plan_id, row]));
    const texts = ids.map((id) => {
      const ownPrices = (ownByPlan.get(id) ?? [])
        .map(({ units, currency }) => ({ units, currency }))
        .sort((a, b) => (a.currency < b.currency ? -1 : 1));
      const row = promoByPlan.get(id);
      return [id, furtherText({ ownPrices, promo: row === undefined ? null : promoOf(row) })];
    });
    await runOverRows(store, setFurther, texts);
  }
}

type PromoRow = Awaited<ReturnType<ReturnType<typeof promoQuery>['execute']>>[number];

function promoQuery(queries: Queries) {
  return queries.selectFrom('plan_promo').selectAll();
}

function promoOf(row: PromoRow): FurtherPrices['promo'] {
  const { minimum_units: units, minimum_currency: currency } = row;
  return {
    price: { units: row.units, currency: row.currency },
    code: row.code,
    newCustomersOnly: row.new_customers_only === null ? null : row.new_customers_only === 1,
    minimumSpend: units === null || currency === null ? null : { units, currency },
    excludedKinds: row.excluded_kinds === '' ? [] : row.excluded_kinds.split(' '),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  };
}

const setPrices: RowsStatement = {
  before: `update plan_statement set price_units = given.column2, price_currency = given.column3,
    further_prices = given.column4 from (values`,
  types: ['integer', 'bigint', 'text', 'text'],
  after: ') as given where plan_statement.plan_id = given.column1',
};

/** Below a pin the feed's own prices count. */
export async function pinnedPrices(store: Store): Promise<void> {
  const { rows } = await sql<{ readonly plan_id: number; readonly feed_prices: string }>`
    select plan_id, feed_prices from price_pin order by plan_id`.execute(store.queries);
  await runOverRows(
    store,
    setPrices,
    rows.map(({ plan_id, feed_prices }) => {
      const { price, ...further } = storedPrices.parse(JSON.parse(feed_prices));
      return [plan_id, price.units, price.currency, furtherText(further)];
    }),
  );
}
