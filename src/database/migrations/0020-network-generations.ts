import type { Migration } from '#database/migration.ts';

/** The best network generation by country, so that a plan says 5G only where it has 5G. */
export const networkGenerationsMigration: Migration = {
  name: '0020-network-generations',
  statements: ({ engine, clustered }) => [
    `create table network_generation (
      network_set_id integer not null references network_set (id),
      country text not null,
      generation text not null,
      primary key (network_set_id, country)
    )${clustered}`,
    'create index network_generation_country on network_generation (country, generation)',
    // The generations sort as their names do.
    engine === 'sqlite'
      ? `insert into network_generation
          select stored.id, item.value ->> 'country', max(item.value ->> 'generation')
          from network_set as stored, json_each(stored.networks) as item
          where item.value ->> 'generation' is not null group by 1, 2`
      : `insert into network_generation
          select stored.id, item.value ->> 'country', max(item.value ->> 'generation')
          from network_set as stored, jsonb_array_elements(stored.networks::jsonb) as item (value)
          where item.value ->> 'generation' is not null group by 1, 2`,
  ],
};
