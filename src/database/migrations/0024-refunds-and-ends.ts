import type { Migration } from '#database/migration.ts';

/** Until when a plan is paid back, and what becomes of it and of its data at the end; null until a feed says so. */
export const refundsAndEndsMigration: Migration = {
  name: '0024-refunds-and-ends',
  statements: () =>
    ['refund', 'unused_data', 'after_end'].map((column) => `alter table plan add column ${column} text`),
};
