import { passOn } from '#domain/kernel/pass-on.ts';
import { parseDatabaseUrl } from '#database/database-target.ts';
import type { Database, DatabaseSettings } from '#database/database.ts';
import { countRows } from '#database/database-facts.ts';
import { isInUse, rebuildDatabase } from '#database/rebuild-database.ts';
import type { EngineQueries } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import { refuseFileInUse } from '#database/sqlite-file.ts';
import { addRows, createTableSummer, readRows } from '#database/table-rows.ts';
import type { TableShape } from '#database/table-shapes.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { compareTable } from './compare-table.ts';
import { withCopySource, type CopySource } from './open-source.ts';
import { createProgress, type OnProgress, type Progress } from './progress.ts';

export interface MoveRequest {
  readonly from: DatabaseSettings;
  /** Empty; either engine. */
  readonly to: DatabaseSettings;
  readonly onProgress?: OnProgress;
}

export interface MovedDatabase {
  /** Without its password. */
  readonly from: string;
  readonly to: string;
  readonly tables: number;
  readonly rows: number;
}

/**
 * Copies everything from one database into an empty one, all or nothing, and compares every table. The source is
 * unchanged; after a failure the target is empty.
 */
export async function moveDatabase({ from, to, onProgress }: MoveRequest): Promise<Result<MovedDatabase>> {
  const isFree = await refuseInUse(from);
  if (!isFree.ok) return isFree;
  return withCopySource(from, async (source) => {
    const { database, steps } = source;
    if (await isInUse(database)) return failure(inUse(database));
    const rows = await countRows(database, source.shapes);
    const progress = createProgress(2 * rows, onProgress);
    const moved = await keepStill(database, (queries) =>
      rebuildDatabase({ target: to, replaces: null, steps }, (tables, shapes) =>
        copyTables({ source, queries, tables, shapes, progress }),
      ),
    );
    if (!moved.ok) return moved;
    return success({ from: database.shownAs, to: nameOf(to), tables: source.shapes.length, rows });
  });
}

function nameOf({ url, dataDir }: DatabaseSettings): string {
  const target = parseDatabaseUrl(url, dataDir);
  if (!target.ok) return url;
  return target.value.engine === 'sqlite' ? target.value.path : target.value.shownAs;
}

async function refuseInUse(from: DatabaseSettings): Promise<Result<unknown>> {
  const target = parseDatabaseUrl(from.url, from.dataDir);
  if (!target.ok || target.value.engine === 'postgres') return target;
  return refuseFileInUse(target.value.path);
}

function inUse({ shownAs }: Database): string {
  return `The database ${shownAs} is in use by the site; stop its servers first, so that no change is lost.`;
}

/**
 * Reads in one transaction; SQLite's lock keeps a site that starts meanwhile from writing rows that would not be moved.
 */
function keepStill<Value>(database: Database, work: (queries: Queries) => Promise<Value>): Promise<Value> {
  return database.engine === 'sqlite' ? database.writeBeside(work) : database.readSnapshot(work);
}

interface CopyParts {
  readonly source: CopySource;
  readonly queries: Queries;
  readonly tables: EngineQueries;
  readonly shapes: readonly TableShape[];
  readonly progress: Progress;
}

async function copyTables({ source, queries, tables, shapes, progress }: CopyParts): Promise<Result<null>> {
  const { database } = source;
  for (const shape of shapes) {
    const summer = createTableSummer();
    const rows = progress.count(readRows({ queries, engine: database.engine }, shape));
    await addRows(tables, shape, passOn(rows, summer.add));
    const same = await compareTable(tables, shape, { expected: summer.sum(), progress });
    if (!same.ok) return same;
  }
  // A server that started meanwhile has written rows that were not copied.
  return (await isInUse({ ...database, queries })) ? failure(inUse(database)) : success(null);
}
