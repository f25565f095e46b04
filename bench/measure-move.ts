import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/database.ts';
import { openContext } from '#runtime/open-context.ts';
import { loadSite } from '#server/load-site.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { fillReviews } from './fill-reviews.ts';
import { generateFeed } from './generate-feed.ts';
import { runImportProcess, runProcess } from './run-import-process.ts';

// How long a backup, a restore and a move to PostgreSQL and back take, with the commands of the operator:
// `node bench/measure-move.ts 300000 50000` (plans, reviews). See bench/README.md.
const planCount = Number(process.argv[2] ?? '300000');
const reviewCount = Number(process.argv[3] ?? '50000');

const folder = mkdtempSync(join(tmpdir(), 'roamchart-move-'));
const feed = join(folder, 'feed.csv');
const sqlite = join(folder, 'bench.sqlite');
const settings = { DATA_DIR: folder, DEMO: 'false', LOG_LEVEL: 'warn' };
const onSqlite = { ...settings, DATABASE_URL: `sqlite:${sqlite}` };

async function measure(name: string, words: readonly string[], environment: Readonly<Record<string, string>>) {
  const { seconds, peakMb, output } = await runProcess(words, environment);
  console.log(`${name}: ${seconds.toFixed(1)} s, peak ${peakMb.toFixed(0)} MB`);
  return output;
}

const pages = [
  '/',
  '/germany',
  '/ja/japan',
  '/fr/region/europe',
  '/global',
  '/es/region',
  '/reviews',
  '/it/reviews',
  '/prices',
  '/germany/_payload.json',
];
const now = new Date();
const identity = { name: 'Roamchart', origin: 'http://127.0.0.1', contactEmail: null, operatorName: null };
const site = await loadSite(join(process.cwd(), 'dist'));

/** Every page as the server would send it, from a database without other connections. */
async function pagesFrom(databaseUrl: string): Promise<readonly string[]> {
  const context = await openContext({ databaseUrl, dataDir: folder, site: identity, now: () => now });
  if (!context.ok) throw new Error(context.reason);
  await using rooms = context.value;
  const answers: string[] = [];
  for (const path of pages) {
    const request = { method: 'GET', path, search: '', cookies: {}, acceptLanguage: null };
    const answer = await site.answer(request, rooms.context);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    answers.push(JSON.stringify(answer));
  }
  return answers;
}

async function comparePages(name: string, databaseUrl: string, expected: readonly string[]): Promise<void> {
  const found = await pagesFrom(databaseUrl);
  const different = pages.filter((_path, index) => found[index] !== expected[index]);
  if (different.length > 0) throw new Error(`${name}: other pages at ${different.join(', ')}`);
  console.log(`${name}: ${pages.length} pages, ${expected.join('').length} bytes, are the same to the last byte`);
}

const megabytes = (path: string): string => `${Math.round(statSync(path).size / 1e6)} MB`;

console.log(`Filling SQLite with ${planCount} plans and ${reviewCount} reviews …`);
await generateFeed(feed, { planCount, dearer: 0 });
const imported = await runImportProcess(feed, onSqlite);
console.log(
  `import on sqlite, to compare with: ${imported.seconds.toFixed(1)} s, peak ${imported.peakMb.toFixed(0)} MB`,
);
const opened = await openDatabase({ url: `sqlite:${sqlite}`, dataDir: folder });
if (!opened.ok) throw new Error(opened.reason);
await fillReviews(opened.value.queries, reviewCount);
await opened.value.close();
console.log(`the database takes ${megabytes(sqlite)}`);

const server = await startPostgres();
const onPostgres = { ...settings, DATABASE_URL: server.url };
const [first, second] = [join(folder, 'sqlite.tar'), join(folder, 'postgres.tar')];
console.log((await measure('backup of sqlite', ['backup', '--to', first], onSqlite)).trim());
await measure('restore on sqlite', ['restore', first, '--replace'], onSqlite);
const pagesOfSqlite = await pagesFrom(`sqlite:${sqlite}`);
console.log(
  (await measure('move to postgres', ['migrate', '--from', `sqlite:${sqlite}`, '--to', 'postgres'], onPostgres)).trim(),
);
await comparePages('postgres after the move', server.url, pagesOfSqlite);
await measure('backup of postgres', ['backup', '--to', second], onPostgres);
await measure('restore on postgres', ['restore', second, '--replace'], onPostgres);
// A restore raises the versions that addresses of lists carry.
const pagesOfPostgres = await pagesFrom(server.url);
const back = `sqlite:${join(folder, 'back.sqlite')}`;
await measure('move back', ['migrate', '--from', 'postgres', '--to', back], onPostgres);
await comparePages('sqlite after the way back', back, pagesOfPostgres);
console.log(`backups: ${megabytes(first)} and ${megabytes(second)}`);
server.stop();
rmSync(folder, { recursive: true });
