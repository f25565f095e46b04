import type { EngineWords, Migration } from '#database/migration.ts';

/**
 * The cheapest plans of each destination that serve the basket for comparing destinations. Until the next import,
 * without sellers' own prices in further currencies.
 */
export const destinationBasketsMigration: Migration = {
  name: '0017-destination-baskets',
  statements: ({ bigint, clustered }: EngineWords) => [
    `create table destination_basket (
      destination text not null,
      display_currency text not null,
      source_currency text not null,
      place integer not null,
      units ${bigint} not null,
      plan_id integer not null,
      primary key (destination, display_currency, source_currency, place)
    )${clustered}`,
    `insert into destination_basket (destination, display_currency, source_currency, place, units, plan_id)
      select destination, '*', currency, place, units, plan_id from (
        select served.destination, plan.price_currency as currency, plan.price_units as units, plan.id as plan_id,
          row_number() over (
            partition by served.destination, plan.price_currency order by plan.price_units, plan.id
          ) as place
        from coverage_destination as served join plan on plan.coverage_set_id = served.coverage_set_id
        where plan.active = 1 and (plan.validity_days is null or plan.validity_days >= 7)
          and ((plan.data_kind = 'total' and plan.data_mb >= 5000)
            or (plan.data_kind = 'daily' and plan.data_mb * 7 >= 5000))
      ) as ranked where place <= 4`,
  ],
};
