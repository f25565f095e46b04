import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { setSessionLimits } from './connection-limits.ts';
import { RetryingPool } from './retrying-pool.ts';
import type { Schema } from './schema.ts';

const int8 = 20;

/** Whole numbers of 64 bits become numbers: every one that is stored is below 2^53. */
const typeParsers: Pick<typeof types, 'getTypeParser'> = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === int8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** What one process asks of a server at most. Times are in milliseconds. */
export interface ServerLimits {
  /** Connections. */
  readonly connections: number;
  /** Until a connection is there, whether it is made again or given back by somebody. */
  readonly connectMs: number;
  /** Of one statement outside of a transaction; 0: as long as it takes. */
  readonly statementMs: number;
}

export const noServerLimits: ServerLimits = { connections: 10, connectMs: 5_000, statementMs: 0 };

/** The server itself ends a statement first; what is not answered then will never be. */
const lateMs = 2_000;

interface ServerAddress {
  readonly url: string;
  readonly shownAs: string;
}

/** Connects to a server and asks it one question, so that a wrong address fails here. Throws the driver's error. */
export async function openPostgres(
  { url, shownAs }: ServerAddress,
  { lockWaitMs, limits }: { readonly lockWaitMs: number; readonly limits: ServerLimits },
): Promise<{ readonly db: Kysely<Schema>; readonly pool: RetryingPool }> {
  const { connections, connectMs, statementMs } = limits;
  const driver = new Pool({
    connectionString: url,
    application_name: 'roamchart',
    max: connections,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    types: typeParsers,
    onConnect: (client) => setSessionLimits(client, { lockMs: lockWaitMs, statementMs }),
  });
  // A connection that breaks leaves the pool by itself, or its next statement says so; a listener keeps the process alive.
  driver.on('error', () => undefined);
  driver.on('connect', (client) => client.on('error', () => undefined));
  try {
    await driver.query('select 1');
  } catch (error) {
    await driver.end();
    throw error;
  }
  const answerWithinMs = statementMs > 0 ? statementMs + lateMs : 0;
  const pool = new RetryingPool({ pool: driver, shownAs, answerWithinMs });
  return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), pool };
}
