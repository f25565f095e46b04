import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { setSessionLimits } from './connection-limits.ts';
import { RetryingPool } from './retrying-pool.ts';
import type { Schema } from './schema.ts';

const int8 = 20;

/** Converts 64-bit integers to numbers: every stored one is below 2^53. */
const typeParsers: Pick<typeof types, 'getTypeParser'> = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === int8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** Connection limits of a process. Times are in milliseconds. */
export interface ServerLimits {
  readonly connections: number;
  /** Timeout for getting a connection, new or from the pool. */
  readonly connectMs: number;
  /** Of one statement outside of a transaction; 0: no limit. */
  readonly statementMs: number;
}

export const noServerLimits: ServerLimits = { connections: 10, connectMs: 5_000, statementMs: 0 };

/** Grace time: the server itself ends a statement first; a later response will never come. */
const lateMs = 2_000;

interface ServerAddress {
  readonly url: string;
  readonly shownAs: string;
}

/** Connects to a server and runs one query, so that a wrong address fails here. Throws the driver's error. */
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
  // A broken connection leaves the pool, or its next statement fails; without a listener the process would exit.
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
