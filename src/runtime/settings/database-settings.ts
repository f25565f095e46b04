import type { ServerLimits } from '#database/database.ts';
import { wholeNumber, type SettingsOf } from './setting-values.ts';

export const defaultDatabaseLimits: ServerLimits = { connections: 10, connectMs: 5_000, statementMs: 30_000 };

export const databaseSettingsShape = {
  DATABASE_CONNECTIONS: wholeNumber({ unit: ' of connections', most: 500 }).default(defaultDatabaseLimits.connections),
  DATABASE_CONNECT_SECONDS: wholeNumber({ unit: ' of seconds', most: 60 }).default(
    defaultDatabaseLimits.connectMs / 1000,
  ),
  DATABASE_STATEMENT_SECONDS: wholeNumber({ unit: ' of seconds', most: 3600 }).default(
    defaultDatabaseLimits.statementMs / 1000,
  ),
};

export function buildDatabaseLimits(given: SettingsOf<typeof databaseSettingsShape>): ServerLimits {
  return {
    connections: given.DATABASE_CONNECTIONS,
    connectMs: given.DATABASE_CONNECT_SECONDS * 1000,
    statementMs: given.DATABASE_STATEMENT_SECONDS * 1000,
  };
}
