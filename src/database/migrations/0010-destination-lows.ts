import type { EngineWords, Migration } from '#database/migration.ts';

/** History of each destination's lowest price, in each currency of its plans. */
export const destinationLowsMigration: Migration = {
  name: '0010-destination-lows',
  statements: ({ bigint, clustered }: EngineWords) => [
    `create table destination_low (
      destination text not null,
      currency text not null,
      observed_at text not null,
      units ${bigint},
      primary key (destination, currency, observed_at)
    )${clustered}`,
    // The current low dates from an unknown day: it is recorded as of the last check.
    `insert into destination_low (destination, currency, observed_at, units)
      select floor.destination, floor.source_currency, stat.checked_at, min(floor.units)
        from destination_floor as floor join destination_stat as stat on stat.destination = floor.destination
        where floor.kind = 'price' and floor.display_currency = '*'
        group by floor.destination, floor.source_currency, stat.checked_at`,
  ],
};
