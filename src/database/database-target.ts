import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeLogin, hasUnencodedLogin } from '#domain/kernel/unencoded-login.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/** Location of a database: a file, or a server's address. */
export type DatabaseTarget =
  | { readonly engine: 'sqlite'; readonly path: string }
  | { readonly engine: 'postgres'; readonly url: string; readonly shownAs: string };

/**
 * Parses `DATABASE_URL`. Empty: the file `roamchart.sqlite` in the data directory; `sqlite:path`, `file:path` or
 * `file:///path`: that file; `postgres://…` or `postgresql://…`: that server. Anything else is a failure.
 */
export function parseDatabaseUrl(url: string, dataDir: string): Result<DatabaseTarget> {
  if (url.trim() === '') return success({ engine: 'sqlite', path: resolve(join(dataDir, 'roamchart.sqlite')) });
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === 'sqlite' || scheme === 'file') return sqliteTarget(url, scheme);
  if (scheme === 'postgres' || scheme === 'postgresql') return postgresTarget(url);
  return failure(
    'DATABASE_URL must be empty, "sqlite:" with a file path, or "postgres://" with a server address; correct it and start again.',
  );
}

function sqliteTarget(url: string, scheme: string): Result<DatabaseTarget> {
  const rest = url.slice(scheme.length + 1);
  const path = rest.startsWith('//') ? pathOfFileUrl(`file:${rest}`) : rest;
  if (path === null) return failure('DATABASE_URL is not a file address; write "sqlite:" and a path after it.');
  if (path === '' || path === '/') return failure('DATABASE_URL names no file; write "sqlite:" and a path after it.');
  return success({ engine: 'sqlite', path: resolve(path) });
}

function pathOfFileUrl(url: string): string | null {
  try {
    return fileURLToPath(url);
  } catch {
    return null;
  }
}

function postgresTarget(url: string): Result<DatabaseTarget> {
  if (hasUnencodedLogin(url)) return failure(`DATABASE_URL ${encodeLogin}.`);
  if (!URL.canParse(url)) {
    return failure('DATABASE_URL is not a valid address; it has the form postgres://user:password@host:port/database.');
  }
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  return success({ engine: 'postgres', url, shownAs: `${host}${port === '' ? '' : `:${port}`}${pathname}` });
}
