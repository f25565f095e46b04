import { z } from 'zod';
import type { ServerLimits } from '#database/database.ts';

export const defaultDatabaseLimits: ServerLimits = { connections: 10, connectMs: 5_000, statementMs: 30_000 };

function wholeNumber(unit: string, most: number, usual: number) {
  return z
    .string()
    .refine(
      (text) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= most,
      `must be a whole number of ${unit} from 1 to ${most}`,
    )
    .transform(Number)
    .default(usual);
}

export const databaseSettingsShape = {
  DATABASE_CONNECTIONS: wholeNumber('connections', 500, defaultDatabaseLimits.connections),
  DATABASE_CONNECT_SECONDS: wholeNumber('seconds', 60, defaultDatabaseLimits.connectMs / 1000),
  DATABASE_STATEMENT_SECONDS: wholeNumber('seconds', 3600, defaultDatabaseLimits.statementMs / 1000),
};

const databaseSettingsSchema = z.object(databaseSettingsShape);

export function buildDatabaseLimits(given: z.output<typeof databaseSettingsSchema>): ServerLimits {
  return {
    connections: given.DATABASE_CONNECTIONS,
    connectMs: given.DATABASE_CONNECT_SECONDS * 1000,
    statementMs: given.DATABASE_STATEMENT_SECONDS * 1000,
  };
}
