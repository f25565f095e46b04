import type { Migration } from '#database/migration.ts';

/** Index for a page of a seller's plans by id. */
export const plansOfProvidersMigration: Migration = {
  name: '0014-plans-of-providers',
  statements: () => ['create index plan_of_provider on plan (provider_id, active, id)'],
};
