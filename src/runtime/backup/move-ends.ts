import { parseDatabaseUrl } from '#database/database-target.ts';
import type { DatabaseSettings } from '#database/database.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { Config } from '#runtime/settings/config.ts';
import type { MoveRequest } from './move-database.ts';

/**
 * Resolves `sqlite`, `postgres` or an address. An engine alone is that of `DATABASE_URL`, and `sqlite` else the file in
 * the data directory, so that no password has to be on a command line.
 */
export function findMoveEnds(
  named: { readonly from: string; readonly to: string },
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Result<Pick<MoveRequest, 'from' | 'to'>> {
  const from = findEnd(named.from, databaseUrl);
  if (!from.ok) return from;
  const to = findEnd(named.to, databaseUrl);
  if (!to.ok) return to;
  const ends = { from: { url: from.value, dataDir }, to: { url: to.value, dataDir } };
  const [place, other] = [placeOf(ends.from), placeOf(ends.to)];
  if (!place.ok) return place;
  if (!other.ok) return other;
  if (place.value === other.value) return failure('Both ends are the same database; name two.');
  return success(ends);
}

function findEnd(name: string, databaseUrl: string): Result<string> {
  const isPostgres = /^postgres(ql)?:/i.test(databaseUrl);
  if (name === 'sqlite') return success(isPostgres ? '' : databaseUrl);
  if (name !== 'postgres') return success(name);
  if (isPostgres) return success(databaseUrl);
  return failure('It is not known which server "postgres" is; give its address, in DATABASE_URL or as postgres://….');
}

function placeOf({ url, dataDir }: DatabaseSettings): Result<string> {
  const target = parseDatabaseUrl(url, dataDir);
  if (!target.ok) return failure(target.reason.replace('DATABASE_URL', 'Each end'));
  return success(target.value.engine === 'sqlite' ? target.value.path : target.value.shownAs);
}
