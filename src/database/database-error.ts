/** What went wrong with the database, as one plain sentence that says what to do. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/** SQLite's primary result codes that have a sentence of their own (https://sqlite.org/rescode.html). */
const sqliteSentences: Readonly<Record<number, string>> = {
  5: 'is in use by another command that has not finished; wait for it and try again.',
  8: 'is read-only for this user; give write permission for the file and its folder and try again.',
  10: 'could not be read or written by the disk; check the disk and restore a backup if the file is damaged.',
  11: 'is damaged; restore it from a backup, or move it away to start with an empty one.',
  13: 'could not grow because the disk is full; free some space and try again.',
  14: 'could not be opened; check that its folder exists and that this user may write there.',
  26: 'is not a SQLite database; name another file in DATABASE_URL or move this one away.',
};

/** PostgreSQL error codes (https://www.postgresql.org/docs/current/errcodes-appendix.html) and Node's network codes. */
const postgresSentences: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'does not answer; check that PostgreSQL runs there and that DATABASE_URL names the right port.',
  ENOENT: 'does not answer; check that PostgreSQL runs there and that DATABASE_URL names the right socket folder.',
  ENOTFOUND: 'has a host name that is not known; correct DATABASE_URL.',
  EAI_AGAIN: 'has a host name that cannot be looked up now; check the network and DATABASE_URL.',
  ETIMEDOUT: 'does not answer in time; check the network and DATABASE_URL.',
  '28000': 'refuses this user; correct the user name in DATABASE_URL or the server’s access rules.',
  '28P01': 'refuses the password; correct it in DATABASE_URL.',
  '3D000': 'has no database of that name; create it or correct DATABASE_URL.',
  '42501': 'does not permit this user to change tables; grant it the right to create in the schema.',
  '53300': 'has no connection left; raise max_connections or stop other clients.',
  '53100': 'has no disk space left; free some and try again.',
  '55P03': 'is in use by another command that has not finished; wait for it and try again.',
  '57P03': 'is starting up or shutting down; try again in a moment.',
};

/**
 * Turns an error of either driver into a `DatabaseError` with one sentence for the operator; null when it is neither.
 * `shownAs` names the database without its password.
 */
export function describeDatabaseError(error: unknown, shownAs: string): DatabaseError | null {
  if (error instanceof DatabaseError) return error;
  const sqliteCode = sqliteErrorCode(error);
  if (sqliteCode !== null) {
    const sentence = sqliteSentences[sqliteCode] ?? `reported an error: ${messageOf(error)}.`;
    return new DatabaseError(`The database file ${shownAs} ${sentence}`, { cause: error });
  }
  const code = stringCode(error);
  const known = code === null ? undefined : postgresSentences[code];
  if (known !== undefined) return new DatabaseError(`The database server ${shownAs} ${known}`, { cause: error });
  if (isPostgresError(error)) {
    return new DatabaseError(`The database server ${shownAs} reported an error: ${messageOf(error)}.`, {
      cause: error,
    });
  }
  return null;
}

/** The primary result code of an error of `node:sqlite`; null for any other error. */
export function sqliteErrorCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null;
  return error.errcode & 0xff;
}

function stringCode(error: unknown): string | null {
  if (error instanceof AggregateError && error.errors.length > 0) return stringCode(error.errors[0]);
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /timeout/i.test(error.message) ? 'ETIMEDOUT' : null;
}

function isPostgresError(error: unknown): boolean {
  return error instanceof Error && 'severity' in error;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
