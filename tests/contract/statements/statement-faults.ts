import { PostgresDriver, SqliteDriver, type DatabaseConnection, type Driver } from 'kysely';

/** On both engines a syntax error. */
const broken = 'this is no statement';

let isCounting = false;
let sent: string[] = [];
let failing: number | null = null;

/** What was sent to databases meanwhile. */
interface CountedWork<Value> {
  readonly value: Value;
  /** In their order, with those that begin and commit transactions, without roll-backs. */
  readonly statements: readonly string[];
}

/** Counts the statements that this process sends to any database until `work` is done. */
export function countStatements<Value>(work: () => Promise<Value>): Promise<CountedWork<Value>> {
  return countWhile(work, null);
}

/** Lets the database refuse one of the statements of `work`, counted from 1. */
export async function failStatement<Value>(
  number: number,
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly hasFailed: boolean }> {
  const { value, statements } = await countWhile(work, number);
  return { value, hasFailed: statements.length >= number };
}

async function countWhile<Value>(work: () => Promise<Value>, fails: number | null): Promise<CountedWork<Value>> {
  sent = [];
  failing = fails;
  isCounting = true;
  try {
    return { value: await work(), statements: sent };
  } finally {
    isCounting = false;
  }
}

function hookConnection(connection: DatabaseConnection): void {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = (query, options) => {
    if (!isCounting || query.sql === 'rollback') return execute(query, options);
    sent.push(query.sql);
    return execute(sent.length === failing ? { ...query, sql: broken, parameters: [] } : query, options);
  };
}

function hookDriver(driver: Driver): void {
  const hooked = new WeakSet<DatabaseConnection>();
  const { acquireConnection } = driver;
  driver.acquireConnection = async function acquire(this: Driver, options) {
    const connection = await acquireConnection.call(this, options);
    if (!hooked.has(connection)) hookConnection(connection);
    hooked.add(connection);
    return connection;
  };
}

// Every database of the process: desks open one of their own.
hookDriver(SqliteDriver.prototype);
hookDriver(PostgresDriver.prototype);
