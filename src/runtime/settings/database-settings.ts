import type { ServerLimits } from '#database/database.ts';
import { builtOfNone, wholeNumber, type SettingsOf } from './setting-values.ts';

export const databaseSettingsShape = {
  DATABASE_CONNECTIONS: wholeNumber({ unit: ' of connections', most: 500 }).default(10),
  DATABASE_CONNECT_SECONDS: wholeNumber({ unit: ' of seconds', most: 60 }).default(5),
  DATABASE_STATEMENT_SECONDS: wholeNumber({ unit: ' of seconds', most: 3600 }).default(30),
};

export function buildDatabaseLimits(given: SettingsOf<typeof databaseSettingsShape>): ServerLimits {
  return {
    connections: given.DATABASE_CONNECTIONS,
    connectMs: given.DATABASE_CONNECT_SECONDS * 1000,
    statementMs: given.DATABASE_STATEMENT_SECONDS * 1000,
  };
}

export const defaultDatabaseLimits = builtOfNone(databaseSettingsShape, buildDatabaseLimits);
