import type { Migration } from '#database/migration.ts';

/** A page of a seller's plans by number, without looking at all of them. */
export const plansOfProvidersMigration: Migration = {
  name: '0014-plans-of-providers',
  statements: () => ['create index plan_of_provider on plan (provider_id, active, id)'],
};
