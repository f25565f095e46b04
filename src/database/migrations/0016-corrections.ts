import type { EngineWords, Migration } from '#database/migration.ts';

/** Public corrections. */
export const correctionsMigration: Migration = {
  name: '0016-corrections',
  statements: ({ clustered, strict }: EngineWords) => [
    `create table correction (
      id text not null primary key,
      day text not null,
      report_count integer not null check (report_count >= 0),
      created_at text not null
    )${strict}`,
    `create table correction_text (
      correction_id text not null references correction (id),
      locale text not null,
      wrong text not null,
      done text not null,
      primary key (correction_id, locale)
    )${clustered}`,
  ],
};
