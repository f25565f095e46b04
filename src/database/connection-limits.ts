import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Queries } from './schema.ts';

/** Times in milliseconds; 0: as long as it takes. */
export interface StatementLimits {
  readonly lockMs: number;
  readonly statementMs: number;
}

/** A process that hangs in the middle of a transaction must not hold its locks for ever. */
const idleInTransactionMs = 5 * 60_000;

/**
 * JIT compilation is off because queries are short and use indexes; random reads are cheap on today's disks, which
 * PostgreSQL's defaults do not assume.
 */
export const plannerSettings: Readonly<Record<string, string>> = { jit: 'off', random_page_cost: '1.1' };

/**
 * Sets the statement limits outside of transactions, and the planner's settings, for a new connection. Not through a
 * connection pooler, which has no sessions (https://www.pgbouncer.org/features.html): the settings would stay with
 * the server's connection, which other clients share. A pooler is detected by a process id other than the server's
 * own.
 */
export async function setSessionLimits(client: ClientBase, { lockMs, statementMs }: StatementLimits): Promise<void> {
  const settings = Object.entries({ lock_timeout: lockMs, statement_timeout: statementMs, ...plannerSettings });
  const rows = settings.map(([name, value]) => `('${name}', '${value}')`).join(', ');
  const all = `select set_config(name, value, false) from (values ${rows}) as setting (name, value)`;
  await client.query(`${all} where pg_backend_pid() = $1`, [processNumber(client)]);
}

/** Missing in the driver's types. */
function processNumber(client: ClientBase): number | null {
  return (client as ClientBase & { readonly processID?: number | null }).processID ?? null;
}

/** Sets the limits of one transaction, which hold through a pooler too. */
export async function setTransactionLimits(
  transaction: Queries,
  { lockMs, statementMs }: StatementLimits,
): Promise<void> {
  const limits = {
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  };
  const calls = Object.entries(limits).map(([name, ms]) => sql`set_config(${name}, ${String(ms)}, true)`);
  await sql`select ${sql.join(calls)}`.execute(transaction);
}
