import type { Migration } from '#database/migration.ts';

/** What plans and sellers state of the time after the purchase. */
export const afterPurchaseMigration: Migration = {
  name: '0005-after-purchase',
  statements: () => [
    ...['plan', 'plan_statement'].flatMap((table) =>
      ['apn_ios text', 'apn_android text', 'roaming integer', 'reinstall integer', 'top_up_within_days integer'].map(
        (column) => `alter table ${table} add column ${column}`,
      ),
    ),
    // JSON of the same facts of all plans of a seller, and of when it answers.
    'alter table provider_override add column after_purchase text',
  ],
};
