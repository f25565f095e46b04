import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/database.ts';
import { openContext } from '#runtime/open-context.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { fillDesk } from './fill-desk.ts';
import { measureDeskKeys } from './measure-desk-keys.ts';
import { openBenchDesk, type BenchDesk } from './open-bench-desk.ts';
import { percentile } from './percentiles.ts';

// How long each page of the desk takes on the server while much waits, and how long it is from a key to the next review:
// `node bench/measure-desk.ts`, with ENGINE=postgres on PostgreSQL and ROUNDS for more reviews by keys. See bench/README.md.
const isPostgres = process.env['ENGINE'] === 'postgres';
const origin = `http://localhost:${process.env['DESK_PORT'] ?? '3480'}`;
const rounds = 15;
const site = { name: 'Roamchart', origin: 'http://127.0.0.1', contactEmail: null, operatorName: null };
const now = (): Date => new Date();

const dataDir = mkdtempSync(join(tmpdir(), 'roamchart-desk-'));
const server = isPostgres ? await startPostgres() : null;
const databaseUrl = server?.url ?? '';
const opened = await openContext({ databaseUrl, dataDir, site, now, desk: { origin } });
if (!opened.ok) throw new Error(opened.reason);
{
  await using rooms = opened.value;
  if (rooms.desk === null) throw new Error('The desk is off.');
  const filled = await openDatabase({ url: databaseUrl, dataDir });
  if (!filled.ok) throw new Error(filled.reason);
  await using database = filled.value;
  const { seller, heldRun } = await fillDesk(database, { dataDir, now: now() });
  await using desk = await openBenchDesk(rooms.desk, { database, origin, now });
  const review = await firstReview();
  await measurePages(desk, [
    '/',
    '/reviews',
    `/reviews/${review}`,
    `/reviews/${review}/pictures/0/blurred`,
    '/reviews/list',
    '/reviews/list?look=1',
    '/reviews/list?pictures=1',
    '/reviews/list?status=published',
    '/reviews/list?q=hotel',
    '/reviews/list?q=nowhere',
    `/reviews/list?provider=${seller}`,
    '/prices',
    '/prices/1',
    '/feeds',
    '/feeds/bench',
    `/feeds/runs/${heldRun}`,
    `/feeds/runs/${heldRun}.csv`,
    '/providers',
    `/providers/${seller}`,
    `/providers/${seller}?edit=link`,
    '/overrides',
    '/overrides?q=plan',
    '/plans/1',
    '/corrections',
    '/figures',
    '/health',
    '/audit',
    '/audit?q=nothing',
    '/audit?who=ana&kind=plan',
    '/audit.csv?days=30',
    '/people',
  ]);
  await measureDeskKeys(desk, Number(process.env['ROUNDS'] ?? '30'));

  async function firstReview(): Promise<string> {
    const { id } = await database.queries
      .selectFrom('review')
      .innerJoin('review_image', 'review_id', 'review.id')
      .select('review.id')
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow();
    return id;
  }
}
server?.stop();
rmSync(dataDir, { recursive: true });

async function measurePages(desk: BenchDesk, paths: readonly string[]): Promise<void> {
  const table: Record<string, Record<string, number>> = {};
  for (const path of paths) {
    const times: number[] = [];
    let bytes = 0;
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now();
      const { statusCode, rawPayload } = await desk.get(path);
      times.push(performance.now() - from);
      if (statusCode >= 400) throw new Error(`${path} answered ${statusCode}`);
      bytes = rawPayload.length;
    }
    const [first = Number.NaN] = times;
    const figures = { first, median: percentile(times, 0.5), slowest: percentile(times, 1) };
    table[path] = { ...recordOfRounded(figures), bytes };
  }
  console.log(`\n${isPostgres ? 'PostgreSQL' : 'SQLite'}: milliseconds of each page, of ${rounds} requests`);
  console.table(table);
}

function recordOfRounded(figures: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, ms]) => [name, Math.round(ms)]));
}
