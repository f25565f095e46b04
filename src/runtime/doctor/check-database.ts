import { sql } from 'kysely';
import { checkIntegrity } from '#database/check-integrity.ts';
import { plannerSettings } from '#database/connection-limits.ts';
import { readServerTime } from '#database/database-facts.ts';
import type { Database } from '#database/database.ts';
import { readAppliedSteps } from '#database/migrate.ts';
import { allMigrations } from '#database/migrations/all-migrations.ts';
import { fine, problem, warning, type Finding } from './finding.ts';

/** Reads a whole file, whatever its size. */
export async function checkDatabase(database: Database): Promise<Finding> {
  const sound = await checkIntegrity(database, Number.POSITIVE_INFINITY);
  if (!sound.ok) return problem('database', sound.reason);
  const what = database.engine === 'sqlite' ? 'was read in full and is intact' : 'answers';
  return fine('database', `The database ${database.shownAs} ${what}.`);
}

/** Whether PostgreSQL uses the planner settings that the site sets; null: the engine is SQLite. */
export async function checkPlanner(database: Database): Promise<Finding | null> {
  if (database.engine === 'sqlite') return null;
  const { rows } = await sql<{ role: string; database: string; name: string; setting: string }>`
    select current_user as role, current_database() as database, name, setting from pg_settings where name in (${sql.join(Object.keys(plannerSettings))})
  `.execute(database.queries);
  const missing = rows.filter(({ name, setting }) => plannerSettings[name] !== setting);
  if (missing.length === 0) return fine('planner', 'PostgreSQL uses the planner settings that the site asks for.');
  const statements = missing.map(
    ({ role, database: base, name }) =>
      `alter role "${role}" in database "${base}" set ${name} = ${plannerSettings[name]};`,
  );
  return warning(
    'planner',
    'PostgreSQL does not use the planner settings that the site asks for, usually because of a pooler in front of it: pages are slower than they could be.',
    `Set them for the user on the server: ${statements.join(' ')}`,
  );
}

export async function checkSchema(database: Database): Promise<Finding> {
  const read = await readAppliedSteps(database);
  if (!read.ok) return problem('schema', read.reason);
  const applied = read.value;
  const newer = applied.filter((step) => allMigrations.every(({ name }) => name !== step));
  if (newer.length > 0)
    return problem(
      'schema',
      `A newer version has changed the database (${newer.join(', ')}).`,
      'Install that version.',
    );
  const pending = allMigrations.filter(({ name }) => !applied.includes(name)).map(({ name }) => name);
  if (pending.length === 0) return fine('schema', `The tables are up to date (${applied.at(-1) ?? 'none'}).`);
  const says = `The tables are not up to date; missing: ${pending.join(', ')}.`;
  return warning('schema', says, 'Back up, then run "roamchart migrate" or start the site, which does the same.');
}

/** Tolerated clock skew between machines; leases allow for it. */
const clockMs = 10_000;

/** Compares the clock with the database server's, and with the newest stored time. */
export async function checkClock(database: Database, now: Date): Promise<Finding> {
  const { queries } = database;
  const server = await readServerTime(database);
  const apart = server === null ? 0 : Math.abs(server.getTime() - now.getTime());
  const advice = 'Set the clocks by a time server (NTP).';
  if (apart > clockMs)
    return warning(
      'clock',
      `The clocks of this machine and of the database server differ by ${Math.round(apart / 1000)} seconds.`,
      advice,
    );
  const review = await queries
    .selectFrom('review')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .executeTakeFirst();
  const run = await queries
    .selectFrom('import_run')
    .select(({ fn }) => fn.max('started_at').as('at'))
    .executeTakeFirst();
  const newest = [review?.at, run?.at]
    .flatMap((at) => at ?? [])
    .toSorted()
    .at(-1);
  if (newest !== undefined && Date.parse(newest) > now.getTime() + clockMs)
    return problem('clock', `The database has an entry from ${newest}, which is in the future.`, advice);
  return fine('clock', `The clock says ${now.toISOString()}, and nothing contradicts it.`);
}
