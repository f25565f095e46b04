import type { Queries } from '#database/schema.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { Market, marketFigure } from './market.ts';
import { usdOf } from './us-dollars.ts';

const pageSize = 5_000;

/** Loads the prices of real sellers' offered plans, page by page. */
export async function loadMarket(queries: Queries, rates: RateTable, fewestPlans: number): Promise<Market> {
  const market = new Market(fewestPlans);
  for (let after = 0; ;) {
    const rows = await pageOfPlans(queries, after);
    for (const row of rows) {
      const usd = usdOf({ units: row.price_units, currency: row.price_currency }, rates);
      const offer = {
        scope: row.scope,
        // Only its first country counts, and only of a local plan.
        coverage: [row.countries.slice(0, 2) as CountryCode],
        region: row.region,
        dataKind: row.data_kind,
        dataMb: row.data_mb,
        validityDays: row.validity_days,
      };
      const figure = usd === null ? null : marketFigure(offer, usd);
      if (figure !== null) market.add(figure, row.provider_id);
    }
    const last = rows.at(-1);
    if (last === undefined) return market;
    after = last.id;
  }
}

function pageOfPlans(queries: Queries, after: number) {
  return queries
    .selectFrom('plan')
    .innerJoin('provider', 'provider.id', 'plan.provider_id')
    .innerJoin('coverage_set', 'coverage_set.id', 'plan.coverage_set_id')
    .select(['plan.id', 'plan.provider_id', 'plan.price_currency', 'plan.price_units'])
    .select(['plan.data_kind', 'plan.data_mb', 'plan.validity_days'])
    .select(['coverage_set.scope', 'coverage_set.region', 'coverage_set.countries'])
    .where('plan.active', '=', 1)
    .where('provider.example', '=', 0)
    .where('plan.id', '>', after)
    .orderBy('plan.id')
    .limit(pageSize)
    .execute();
}
