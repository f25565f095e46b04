import { readMerges, showMerged } from '#database/merged-providers.ts';
import type { Queries } from '#database/schema.ts';
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import type { Money } from '#domain/money/money.ts';
import type { StoredJourneyPlan } from '#domain/journey/stored-journey-plan.ts';
import { asKnown, promoColumns, promoOf, splitWords } from '#catalogue/stored/stored-values.ts';

export interface JourneyPlanQuery {
  /** Null: plans that work in several countries. */
  readonly country: CountryCode | null;
  readonly currency: CurrencyCode;
}

/** Only what determines costs: a third of the time of a whole listing, which holds the plans of other countries too. */
export async function readJourneyPlans(
  queries: Queries,
  query: JourneyPlanQuery,
): Promise<readonly StoredJourneyPlan[]> {
  const [providers, sets] = await Promise.all([
    queries.selectFrom('provider').select(['id', 'slug']).execute(),
    coverageQuery(queries, query.country).execute(),
  ]);
  const slugs = showMerged(new Map(providers.map(({ id, slug }) => [id, slug])), await readMerges(queries));
  const coverages = new Map(sets.map(({ id, countries }) => [id, splitWords<CountryCode>(countries)]));
  const rows = await journeyPlanQuery(queries, query).execute();
  return rows.flatMap((row): StoredJourneyPlan[] => {
    const provider = slugs.get(row.provider_id);
    const countries = coverages.get(row.coverage_set_id);
    // Written between two of the statements; the next version of the catalogue has it.
    if (provider === undefined || countries === undefined) return [];
    return [{ ...factsOf(row), provider, countries, ownPrices: ownPricesOf(row, query.currency) }];
  });
}

function coverageQuery(queries: Queries, country: CountryCode | null) {
  const sets = queries.selectFrom('coverage_set').select(['coverage_set.id', 'coverage_set.countries']);
  return country === null
    ? sets.where('coverage_set.scope', '<>', 'local')
    : sets.where('coverage_set.scope', '=', 'local').where('coverage_set.countries', '=', country);
}

function journeyPlanQuery(queries: Queries, { country, currency }: JourneyPlanQuery) {
  const sets = coverageQuery(queries, country).clearSelect();
  return (
    sets
      // Keeps SQLite from starting with the plans.
      .crossJoin('plan')
      .leftJoin('plan_own_price as own', (join) =>
        join.onRef('own.plan_id', '=', 'plan.id').on('own.currency', '=', currency),
      )
      .leftJoin('plan_promo', 'plan_promo.plan_id', 'plan.id')
      .select(['plan.id', 'plan.provider_id', 'plan.coverage_set_id', 'plan.data_kind', 'plan.data_mb'])
      .select(['plan.reduced_speed_kbps', 'plan.speed_limit_kbps', 'plan.validity_days'])
      .select([
        'plan.price_currency',
        'plan.price_units',
        'plan.tethering',
        'plan.top_up',
        'plan.day_pass',
        'plan.new_customers_only',
        'plan.subscription',
      ])
      .select('own.units as own_units')
      .select(promoColumns)
      .whereRef('plan.coverage_set_id', '=', 'coverage_set.id')
      .where('plan.active', '=', 1)
      // One that renews by itself is no answer.
      .where((where) => where.or([where('plan.subscription', 'is', null), where('plan.subscription', '=', 0)]))
  );
}

type JourneyPlanRow = Awaited<ReturnType<ReturnType<typeof journeyPlanQuery>['execute']>>[number];

function factsOf(row: JourneyPlanRow): Omit<StoredJourneyPlan, 'provider' | 'countries' | 'ownPrices'> {
  return {
    id: row.id,
    dataKind: row.data_kind,
    dataMb: row.data_mb,
    reducedSpeedKbps: row.reduced_speed_kbps,
    speedLimitKbps: row.speed_limit_kbps,
    validityDays: row.validity_days,
    price: { units: row.price_units, currency: row.price_currency },
    promo: promoOf(row),
    tethering: asKnown(row.tethering),
    topUp: asKnown(row.top_up),
    dayPass: asKnown(row.day_pass),
    newCustomersOnly: asKnown(row.new_customers_only),
    subscription: asKnown(row.subscription),
  };
}

const noPrices: readonly Money[] = [];

function ownPricesOf({ own_units: units }: JourneyPlanRow, currency: CurrencyCode): readonly Money[] {
  return units === null ? noPrices : [{ units, currency }];
}
