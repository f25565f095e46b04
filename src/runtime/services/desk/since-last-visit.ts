import type { Queries } from '#database/schema.ts';
import type { Reading } from './reading.ts';

export interface LastVisitQuery {
  readonly operator: string;
  /** Of this session. */
  readonly begunAt: Date;
}

/** Of longer absences the newest part is told. */
const mostRows = 500;

export async function readSinceLastVisit(queries: Queries, { operator, begunAt }: LastVisitQuery) {
  const last = await queries
    .selectFrom('audit_event')
    .select('at')
    .where('operator', '=', operator)
    .where('at', '<', begunAt.toISOString())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const lastHere = last?.at ?? null;
  if (lastHere === null) return { lastHere, done: [], published: { runs: 0, added: 0, changed: 0 } };
  return {
    /** When this person did something last, before this sign-in; null: never. */
    lastHere,
    done: await readDone(queries, operator, lastHere),
    /** Feed runs that have published something. */
    published: await readPublished(queries, lastHere),
  };
}

/** How often somebody has done something. */
export type DoneBefore = Reading<typeof readDone>[number];

async function readDone(queries: Queries, operator: string, since: string) {
  const rows = await queries
    .selectFrom('audit_event')
    .select(['at', 'operator', 'via', 'kind', 'action'])
    .where('at', '>', since)
    .where('operator', '<>', operator)
    .where('kind', '<>', 'sign-in')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostRows)
    .execute();
  const groups = Map.groupBy(rows, (row) => `${row.operator} ${row.via} ${row.kind} ${row.action}`);
  return [...groups.values()].flatMap((same) => {
    const [newest, oldest] = [same[0], same.at(-1)];
    if (newest === undefined || oldest === undefined) return [];
    const { at: latest, ...what } = newest;
    return [{ ...what, count: same.length, first: oldest.at, last: latest }];
  });
}

async function readPublished(queries: Queries, since: string) {
  const rows = await queries
    .selectFrom('feed_run')
    .innerJoin('import_run', 'import_run.id', 'feed_run.import_id')
    .select(['feed_run.started_at', 'added', 'changed', 'withdrawn'])
    .orderBy('feed_run.id', 'desc')
    .limit(mostRows)
    .execute();
  const recent = rows.filter((row) => row.started_at > since && row.added + row.changed + row.withdrawn > 0);
  return {
    runs: recent.length,
    added: recent.reduce((sum, { added }) => sum + added, 0),
    changed: recent.reduce((sum, { changed }) => sum + changed, 0),
  };
}
