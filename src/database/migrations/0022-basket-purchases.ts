import type { EngineWords, Migration } from '#database/migration.ts';

/**
 * Several of one plan serve the basket (7 days, 5 GB) too, and so do unlimited plans that state their limits; and the
 * lowest price of a destination names its plan. Until the next import, baskets are without sellers' own prices in
 * further currencies.
 */
export const basketPurchasesMigration: Migration = {
  name: '0022-basket-purchases',
  statements: ({ bigint }: EngineWords) => [
    'alter table destination_basket add column plan_count integer not null default 1',
    'alter table destination_basket add column price_count integer not null default 1',
    'delete from destination_basket',
    `insert into destination_basket
      (destination, display_currency, source_currency, place, units, plan_id, plan_count, price_count)
      ${cheapestPurchases}`,
    `alter table destination_floor add column plan_id ${bigint}`,
    namePlans('select id as plan_id, price_currency as currency, price_units as units from plan'),
    namePlans('select plan_id, currency, units from plan_own_price', 'floor.display_currency = floor.source_currency'),
  ],
};

/** How many of a plan last for 7 days; 9: more than five. */
const forDays = `case when validity_days is null or validity_days >= 7 then 1
  when validity_days >= 4 then 2 when validity_days >= 3 then 3 when validity_days >= 2 then 4 else 9 end`;

/** How many amounts make 5 GB; 9: more than five. */
const forData = `case when data_mb >= 5000 then 1 when data_mb >= 2500 then 2 when data_mb * 3 >= 5000 then 3
  when data_mb >= 1250 then 4 when data_mb >= 1000 then 5 else 9 end`;

/** Plans that serve the basket, at full speed or at a reduced one of at least 1 Mbit/s. */
const counted = `select id, coverage_set_id, price_currency, price_units, new_customers_only,
    case when data_kind = 'total' and for_data > for_days then for_data else for_days end as plan_count
  from (select plan.*, ${forDays} as for_days, ${forData} as for_data from plan where active = 1) as sized
  where for_days <= 5 and coalesce(speed_limit_kbps, 1000) >= 1000 and (
    (data_kind = 'total' and for_data <= 5)
    or (data_kind = 'daily' and data_mb > 0 and (data_mb * 7 >= 5000 or reduced_speed_kbps >= 1000))
    or (data_kind = 'unlimited' and (data_mb * for_days >= 5000 or reduced_speed_kbps >= 1000
      or (data_mb is null and reduced_speed_kbps is null and speed_limit_kbps >= 1000))))`;

const byCost = 'order by price_units * plan_count, plan_count, id';

/** First of each set of countries, of which there are far fewer than plans, then of each destination. */
const cheapestPurchases = `select destination, '*', price_currency, place, price_units, id, plan_count, plan_count from (
    select served.destination, bought.*,
      row_number() over (partition by served.destination, price_currency ${byCost}) as place
    from coverage_destination as served join (
      select * from (
        select counted.*, row_number() over (partition by coverage_set_id, price_currency ${byCost}) as place_in_set
        from (${counted}) as counted
        where plan_count = 1 or (price_units > 0 and coalesce(new_customers_only, 0) <> 1)
      ) as ranked_in_set where place_in_set <= 4
    ) as bought on bought.coverage_set_id = served.coverage_set_id
  ) as ranked where place <= 4`;

const bySize = 'order by units, data_rank desc, plan_id';

/** Of the plans with the lowest price the one with the most data. */
function namePlans(prices: string, condition = 'true'): string {
  return `update destination_floor as floor set plan_id = smallest.plan_id from (
      select destination, currency, units, plan_id from (
        select served.destination, small.*,
          row_number() over (partition by served.destination, currency ${bySize}) as place
        from coverage_destination as served join (
          select * from (
            select plan.coverage_set_id, plan.data_rank, price.*,
              row_number() over (partition by coverage_set_id, currency ${bySize}) as place_in_set
            from plan join (${prices}) as price on price.plan_id = plan.id where plan.active = 1
          ) as ranked_in_set where place_in_set = 1
        ) as small on small.coverage_set_id = served.coverage_set_id
      ) as ranked where place = 1
    ) as smallest
    where floor.kind = 'price' and floor.plan_id is null and floor.destination = smallest.destination
      and floor.source_currency = smallest.currency and floor.units = smallest.units and ${condition}`;
}
