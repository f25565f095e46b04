import type { EngineWords } from '#database/migration.ts';

/** What the processes of a site share: versions of the data, leases of jobs, secrets, what the operator was told. */
export function siteTables({ clustered, strict }: EngineWords): readonly string[] {
  return [
    `create table data_version (name text not null primary key, value integer not null)${clustered}`,
    `create table lease (
      name text not null primary key,
      holder text not null,
      held_until text not null,
      next_at text not null
    )${clustered}`,
    `create table site_secret (
      name text not null primary key,
      value text not null,
      made_at text
    )${clustered}`,
    // Accepted for as long as what they have signed lives.
    `create table former_secret (
      name text not null,
      value text not null,
      accepted_until text not null,
      primary key (name, value)
    )${strict}`,
    // So that nothing is told twice.
    `create table operator_told (
      topic text not null primary key,
      mark text not null,
      told_at text not null
    )${clustered}`,
    // Jobs whose last run failed.
    `create table failed_job (
      job text not null primary key,
      problem text not null,
      failed_at text not null
    )${clustered}`,
  ];
}
