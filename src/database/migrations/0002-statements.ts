import type { Migration } from '#database/migration.ts';
import { fillStatements } from './0002-statements/fill-statements.ts';
import { statementTables } from './0002-statements/statement-tables.ts';

/**
 * What feeds state and what the operator says lie in tables of their own; `plan` is made from them. Tables and columns
 * that nobody writes any more stay until the next migration: `hidden_plan`, `price_pin`, `plan_before`,
 * `source_seller`, and in `plan` `offered`, `feed`, `facts_hash`.
 */
export const statementsMigration: Migration = {
  name: '0002-statements',
  statements: statementTables,
  fill: fillStatements,
};
