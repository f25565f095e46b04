import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Schema } from './schema.ts';

const int8 = 20;

/** Whole numbers of 64 bits become numbers: every one that is stored is below 2^53. */
const typeParsers: Pick<typeof types, 'getTypeParser'> = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === int8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/**
 * Queries are short and find their rows by key: compiling them costs more than running them, and random reads are cheap on
 * today's disks, which PostgreSQL's defaults do not assume.
 */
const planning = '-c jit=off -c random_page_cost=1.1';

/** Connects to a server and asks it one question, so that a wrong address fails here. Throws the driver's error. */
export async function openPostgres(url: string, lockWaitMs: number): Promise<Kysely<Schema>> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'roamchart',
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    lock_timeout: lockWaitMs,
    types: typeParsers,
    options: planning,
  });
  // A connection that breaks while idle leaves the pool by itself; the next query takes a new one.
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.executeQuery(CompiledQuery.raw('select 1'));
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
