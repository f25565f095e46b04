interface DatabaseErrorOptions extends ErrorOptions {
  readonly isPassing?: boolean;
}

/** A failure of the database, with a message that tells the operator what to do. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  /**
   * True: the database is away, full, locked or damaged, and the same work may succeed later. False: the request
   * itself is invalid.
   */
  readonly isPassing: boolean;

  constructor(message: string, { isPassing = true, ...options }: DatabaseErrorOptions = {}) {
    super(message, options);
    this.isPassing = isPassing;
  }
}

/** SQLite's primary result codes with a message of their own (https://sqlite.org/rescode.html). */
const sqliteSentences: Readonly<Record<number, string>> = {
  5: 'is in use by another command that has not finished; wait for it and try again.',
  8: 'is read-only for this user; give write permission for the file and its folder and try again.',
  10: 'could not be read from or written to the disk; check the disk, and restore a backup if the file is damaged.',
  11: 'is damaged; restore it from a backup, or move it away to start with an empty one.',
  13: 'could not grow because the disk is full; make room and try again.',
  14: 'could not be opened; check that its folder exists and that this user may write there.',
  26: 'is not a SQLite database; name another file in DATABASE_URL or move this one away.',
};

/**
 * Extended codes (SQLITE_IOERR_WRITE, FSYNC, DIR_FSYNC, TRUNCATE, SHMSIZE) of a write that failed: the file itself is
 * intact. A full disk fails like this where SQLite cannot make its shared memory, and so does a quota that is used up.
 */
const failedWrites: ReadonlySet<number> = new Set([3, 4, 5, 6, 19].map((kind) => 10 | (kind << 8)));

const failedWriteSentence =
  'could not be written to the disk, which may be full; make room and try again, or check the disk if there is room.';

/** PostgreSQL error codes (https://www.postgresql.org/docs/current/errcodes-appendix.html) and Node's network codes. */
const postgresSentences: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'does not answer; check that PostgreSQL runs there and that DATABASE_URL names the right port.',
  ECONNRESET: 'has ended the connection; check that PostgreSQL still runs there.',
  EPIPE: 'has ended the connection; check that PostgreSQL still runs there.',
  EHOSTUNREACH: 'cannot be reached; check the network and DATABASE_URL.',
  ENETUNREACH: 'cannot be reached; check the network and DATABASE_URL.',
  ENOENT: 'does not answer; check that PostgreSQL runs there and that DATABASE_URL names the right socket folder.',
  ENOTFOUND: 'has an unknown host name; correct DATABASE_URL.',
  EAI_AGAIN: 'has a host name that cannot be looked up right now; check the network and DATABASE_URL.',
  ETIMEDOUT: 'does not answer in time; check the network and DATABASE_URL.',
  '28000': 'refuses this user; correct the user name in DATABASE_URL or the server’s access rules.',
  '28P01': 'refuses the password; correct it in DATABASE_URL.',
  '3D000': 'has no database of that name; create it or correct DATABASE_URL.',
  '25006': 'is read-only; name the primary server in DATABASE_URL.',
  '25P03': 'ended a transaction that was idle; try again.',
  '40001': 'could not order two writers; try again.',
  '40P01': 'found two writers waiting for each other; try again.',
  '42501': 'does not allow this user to change tables; grant it the right to create in the schema.',
  '53300': 'has no connection left; raise max_connections or stop other clients.',
  '53100': 'has no disk space left; make room and try again.',
  '55P03': 'is in use by another command that has not finished; wait for it and try again.',
  '57014': 'took longer for a statement than DATABASE_STATEMENT_SECONDS allows; try again when it is less busy.',
  '57P01': 'is shutting down; try again in a moment.',
  '57P02': 'crashed and is restarting; try again in a moment.',
  '57P03': 'is starting up or shutting down; try again in a moment.',
};

/**
 * Classes of PostgreSQL codes about the server and not the request: connection, resources, intervention, system,
 * damage.
 */
const transientClasses: ReadonlySet<string> = new Set(['08', '53', '57', '58', 'XX']);

/**
 * Converts an error of either driver into a `DatabaseError` with a message for the operator; null for other errors.
 * `shownAs` names the database without its password.
 */
export function describeDatabaseError(error: unknown, shownAs: string): DatabaseError | null {
  if (error instanceof DatabaseError) return error;
  const sqliteCode = extendedCode(error);
  if (sqliteCode !== null) {
    const known = failedWrites.has(sqliteCode) ? failedWriteSentence : sqliteSentences[sqliteCode & 0xff];
    const sentence = known ?? `reported an error: ${messageOf(error)}.`;
    const isPassing = known !== undefined;
    return new DatabaseError(`The database file ${shownAs} ${sentence}`, { cause: error, isPassing });
  }
  const code = networkOrServerCode(error);
  const known = code === null ? undefined : postgresSentences[code];
  if (known !== undefined) return new DatabaseError(`The database server ${shownAs} ${known}`, { cause: error });
  if (!isPostgresError(error)) return null;
  const isPassing = transientClasses.has(code?.slice(0, 2) ?? '');
  const sentence = `The database server ${shownAs} reported an error: ${messageOf(error)}.`;
  return new DatabaseError(sentence, { cause: error, isPassing });
}

/** The primary result code of an error of `node:sqlite`, also of a converted one; null for any other error. */
export function sqliteErrorCode(error: unknown): number | null {
  const code = extendedCode(error);
  return code === null ? null : code & 0xff;
}

function extendedCode(error: unknown): number | null {
  if (error instanceof DatabaseError) return extendedCode(error.cause);
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : null;
}

/** Messages of `pg`, without a code, for a connection that ended during a statement or before it. */
const endedConnection = /connection terminated|not queryable|server closed the connection/i;

/** The code of an error of PostgreSQL or the network, also of a converted one; null: none. */
export function networkOrServerCode(error: unknown): string | null {
  if (error instanceof DatabaseError) return networkOrServerCode(error.cause);
  if (error instanceof AggregateError && error.errors.length > 0) return networkOrServerCode(error.errors[0]);
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (endedConnection.test(error.message)) return 'ECONNRESET';
  return /timeout/i.test(error.message) ? 'ETIMEDOUT' : null;
}

function isPostgresError(error: unknown): boolean {
  return error instanceof Error && 'severity' in error;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
