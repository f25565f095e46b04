import type { Migration } from '#database/migration.ts';

/** Secrets can be rotated: the former ones are accepted for as long as what they have signed lives. */
export const formerSecretsMigration: Migration = {
  name: '0028-former-secrets',
  statements: ({ strict }) => [
    'alter table site_secret add column made_at text',
    `create table former_secret (
      name text not null,
      value text not null,
      accepted_until text not null,
      primary key (name, value)
    )${strict}`,
  ],
};
