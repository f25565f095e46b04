import { readMerges } from '#database/merged-providers.ts';
import type { Queries } from '#database/schema.ts';
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import type { Money } from '#domain/money/money.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { coverageAt } from '#domain/plan/coverage.ts';
import type { Known } from '#domain/plan/plan.ts';
import { worksInEnough } from '#domain/plan/served-share.ts';
import type { BasketPlan } from '#domain/trip/basket.ts';
import { asKnown, splitWords } from './stored-values.ts';

const pageSize = 2_000;

/** The facts of an active plan for summaries. */
export interface SummarisedPlan extends BasketPlan {
  readonly id: number;
  readonly providerId: number;
  readonly coverageSetId: number;
  readonly price: Money;
  /** None in the currency of the list price. */
  readonly ownPrices: readonly Money[];
  readonly subscription: Known;
  readonly checkedAt: string;
  readonly changedAt: string;
}

/** Page by page, with constant memory. */
export async function* activePlans(queries: Queries): AsyncGenerator<SummarisedPlan> {
  const merges = await readMerges(queries);
  let last = 0;
  for (;;) {
    const rows = await planQuery(queries, last).execute();
    const end = rows.at(-1);
    if (end === undefined) return;
    const prices = await queries
      .selectFrom('plan_own_price')
      .selectAll()
      .where('plan_id', '>', last)
      .where('plan_id', '<=', end.id)
      .execute();
    const byPlan = Map.groupBy(prices, (price) => price.plan_id);
    for (const row of rows) {
      const providerId = merges.get(row.provider_id) ?? row.provider_id;
      yield summarisedPlan(row, { providerId, ownPrices: (byPlan.get(row.id) ?? []).map(storedMoney) });
    }
    last = end.id;
  }
}

function planQuery(queries: Queries, after: number) {
  return queries
    .selectFrom('plan')
    .innerJoin('plan_check', 'plan_check.plan_id', 'plan.id')
    .select(['id', 'provider_id', 'coverage_set_id', 'price_currency', 'price_units'])
    .select(['data_kind', 'data_mb', 'reduced_speed_kbps', 'speed_limit_kbps', 'validity_days'])
    .select(['tethering', 'top_up', 'day_pass', 'new_customers_only', 'subscription', 'checked_at', 'updated_at'])
    .select('pinned_at')
    .where('active', '=', 1)
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageSize);
}

type PlanQueryRow = Awaited<ReturnType<ReturnType<typeof planQuery>['execute']>>[number];

function summarisedPlan(
  row: PlanQueryRow,
  { providerId, ownPrices }: Pick<SummarisedPlan, 'providerId' | 'ownPrices'>,
): SummarisedPlan {
  return {
    id: row.id,
    providerId,
    coverageSetId: row.coverage_set_id,
    price: storedMoney({ currency: row.price_currency, units: row.price_units }),
    ownPrices,
    dataKind: row.data_kind,
    dataMb: row.data_mb,
    reducedSpeedKbps: row.reduced_speed_kbps,
    speedLimitKbps: row.speed_limit_kbps,
    validityDays: row.validity_days,
    tethering: asKnown(row.tethering),
    topUp: asKnown(row.top_up),
    dayPass: asKnown(row.day_pass),
    newCustomersOnly: asKnown(row.new_customers_only),
    subscription: asKnown(row.subscription),
    checkedAt: row.pinned_at ?? row.checked_at,
    changedAt: row.updated_at,
  };
}

/** Stored codes came from parse functions, so they are not parsed again. */
function storedMoney({ units, currency }: { readonly units: number; readonly currency: CurrencyCode }): Money {
  return { units, currency };
}

/** Coverage sets that are listed at a destination. */
interface SetsHere {
  readonly enough: readonly number[];
  /** They serve it in part only: their plans are no basket there. */
  readonly inPart: readonly number[];
}

export async function setsAtDestinations(queries: Queries): Promise<ReadonlyMap<DestinationKey, SetsHere>> {
  const stored = await queries.selectFrom('coverage_set').select(['id', 'countries']).execute();
  const coverages = new Map(stored.map(({ id, countries }) => [id, splitWords<CountryCode>(countries)]));
  const rows = await queries.selectFrom('coverage_destination').selectAll().execute();
  const byDestination = Map.groupBy(rows, ({ destination }) => destination);
  return new Map(
    [...byDestination].map(([destination, listed]) => {
      const [enough, inPart]: [number[], number[]] = [[], []];
      for (const { coverage_set_id: id } of listed)
        (worksInEnough(coverageAt(destination, coverages.get(id) ?? [])) ? enough : inPart).push(id);
      return [destination, { enough, inPart }];
    }),
  );
}
