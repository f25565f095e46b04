import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Database } from '#database/database.ts';
import { fillSite, openMigrated } from '#tests/support/filled-site.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { own, type ServerUser } from '#tests/support/server-user.ts';
import { storeReview } from '#tests/support/stored-review.ts';

/** What commands can be told to work on. */
export const guideIds = {
  pendingReview: '11111111-1111-4111-8111-111111111111',
  publishedReview: '22222222-2222-4222-8222-222222222222',
  answeredReview: '33333333-3333-4333-8333-333333333333',
  removedReview: '44444444-4444-4444-8444-444444444444',
  author: 'ann@example.org',
  /** Of `prices.csv`. */
  publishedRun: '4',
  heldRun: '5',
  provider: 'nori-example',
  /** The first plan of that provider. */
  plan: '601',
} as const;

/** What a command has done. */
export interface CommandEnd {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** How the commands of a guide are run: as this user, with this folder before the PATH. */
export interface CommandRunner {
  readonly user: ServerUser;
  readonly binFolder: string;
}

/** What a single command finds. */
interface CommandPlace {
  /** Whether the site has a database. */
  readonly isEmpty: boolean;
  readonly environment: Readonly<Record<string, string>>;
}

/** A site as an operator has it, of which every command gets a copy. */
export interface GuideSite extends Disposable {
  /** Runs a line of a shell as the operator, in a folder of the operator's own. */
  run(line: string, place: CommandPlace): Promise<CommandEnd>;
}

/** @param feeds what `FEED_SOURCES` names */
export async function prepareGuideSite(runner: CommandRunner, feeds: string): Promise<GuideSite> {
  const folder = makeFolder();
  const origin = join(folder, 'origin');
  for (const name of ['data', 'work', 'backups', 'temporary']) mkdirSync(join(origin, name), { recursive: true });
  mkdirSync(join(folder, 'compiled'));
  await fill(join(origin, 'data'));
  writeFiles(join(origin, 'work'), feeds);
  writeSettings(origin);
  giveAll(folder, runner.user);
  const prepare = async (line: string, status: number): Promise<void> => {
    const end = await runIn(origin, line, { ...runner, environment: {} });
    if (end.status !== status) throw new Error(`${line} ended with ${end.status}: ${end.out}${end.err}`);
  };
  await prepare('roamchart import prices.csv --format price-csv', 0);
  await prepare('roamchart import fewer.csv --format price-csv', 1);
  await prepare(`roamchart feeds held | grep -w ${guideIds.heldRun}`, 0);
  await prepare(`roamchart reviews reply ${guideIds.answeredReview} --text Thanks`, 0);
  await prepare(`roamchart reviews remove ${guideIds.removedReview} --reason legal --now`, 0);
  await prepare('roamchart rates update', 0);
  await prepare('roamchart backup', 0);
  await prepare('cp ../backups/*.tar site.tar && cp ../data/roamchart.sqlite old.sqlite', 0);
  let count = 0;
  return {
    run: (line, { isEmpty, environment }) => {
      const copy = join(folder, `copy-${(count += 1)}`);
      spawnSync('cp', ['-a', origin, copy]);
      writeSettings(copy);
      own(join(copy, 'settings.env'), runner.user);
      if (isEmpty) rmSync(join(copy, 'data', 'roamchart.sqlite'));
      return runIn(copy, line, { ...runner, environment });
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function fill(dataDir: string): Promise<void> {
  await using filled = await fillSite('sqlite');
  await using database = await openMigrated(filled.url);
  await storeWhatOperatorsSee(database);
  await database.close();
  cpSync(filled.dataDir, dataDir, { recursive: true });
  copyFileSync(filled.url.replace('sqlite:', ''), join(dataDir, 'roamchart.sqlite'));
}

async function storeWhatOperatorsSee(database: Database): Promise<void> {
  const { queries } = database;
  const { id: providerId } = await queries.selectFrom('provider').select('id').orderBy('id').executeTakeFirstOrThrow();
  const email = guideIds.author;
  const images = [Uint8Array.of(1, 2, 3), Uint8Array.of(4, 5, 6)];
  // As long as the guide's example blacks out.
  const text = 'Worked on the train. '.repeat(8);
  await storeReview(database, { providerId, email, id: guideIds.pendingReview, images, text });
  await storeReview(database, { providerId, email, id: guideIds.publishedReview, status: 'published' });
  await storeReview(database, { providerId, email, id: guideIds.answeredReview, status: 'published' });
  await storeReview(database, { providerId, email, id: guideIds.removedReview, status: 'published' });
  const report = {
    reason: 'wrong-price',
    price_currency: 'USD' as CurrencyCode,
    price_units: 45_000,
    status: 'open',
  } as const;
  await queries
    .insertInto('price_report')
    .values({ id: 'report-1', plan_id: 123, reported_at: '2026-11-20T08:00:00.000Z', ...report })
    .execute();
}

/** Files that documents name, and some that stand for their placeholders. */
function writeFiles(folder: string, feeds: string): void {
  const rows = Array.from({ length: 60 }, (_, at) => {
    const size = 1 + (at % 20);
    const days = [7, 15, 30][Math.floor(at / 20)];
    return `2026-11-20,Nori.example,Japan,${size} GB,${days},${2 + size * 1.5},https://nori.example/japan`;
  });
  const header = 'date,competitor,country,data,days,price_usd,source_url';
  writeFileSync(join(folder, 'prices.csv'), [header, ...rows, ''].join('\n'));
  writeFileSync(join(folder, 'fewer.csv'), [header, ...rows.slice(0, 5), ''].join('\n'));
  copyFileSync('src/feeds/adapters/data-plan/fixtures/feed.json', join(folder, 'feed.json'));
  writeFileSync(join(folder, 'feeds.json'), feeds);
  writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  writeFileSync(join(folder, 'answer.txt'), 'Thank you; the network was away that day.\n');
  const date = new Date().toISOString().slice(0, 10);
  const rates = { base: 'USD', date, rates: { EUR: 0.87, ARS: 1400, TRY: 42 } };
  writeFileSync(join(folder, 'rates.json'), JSON.stringify(rates));
}

function writeSettings(folder: string): void {
  const settings = {
    DATA_DIR: join(folder, 'data'),
    BACKUP_FOLDER: join(folder, 'backups'),
    DEMO: 'false',
    SITE_ORIGIN: 'https://esim.example',
    OPERATOR_NAME: 'Example Ltd',
    CONTACT_EMAIL: 'hello@esim.example',
    RATE_SOURCES: `plain=${join(folder, 'work', 'rates.json')}`,
    FEED_SOURCES: join(folder, 'work', 'feeds.json'),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, 'settings.env'), lines.join(''), { mode: 0o600 });
}

function giveAll(folder: string, { uid, gid }: ServerUser): void {
  if (uid !== undefined) spawnSync('chown', ['-R', `${uid}:${gid}`, folder]);
}

interface RunRequest extends CommandRunner {
  readonly environment: Readonly<Record<string, string>>;
}

async function runIn(folder: string, line: string, { user, binFolder, environment }: RunRequest): Promise<CommandEnd> {
  const temporary = join(folder, 'temporary');
  const child = spawn('sh', ['-c', line.replaceAll('/tmp/', `${temporary}/`)], {
    ...user,
    cwd: join(folder, 'work'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: [binFolder, dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter),
      HOME: '/nonexistent',
      TMPDIR: temporary,
      // Half of the processor time of a short command is reading the program.
      NODE_COMPILE_CACHE: join(folder, '..', 'compiled'),
      ROAMCHART_SETTINGS: join(folder, 'settings.env'),
      ...environment,
    },
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status: child.exitCode, out, err };
}

/** The guide's example of `FEED_SOURCES`, with a file instead of its placeholder address. */
export function readFeedExample(chapter: string): string {
  const example = /```json\n(.*?)```/s.exec(readFileSync(chapter, 'utf8'))?.[1] ?? '';
  const { sources } = JSON.parse(example) as { readonly sources: readonly Readonly<Record<string, unknown>>[] };
  const [first, ...others] = sources;
  const { headers: _, ...asked } = first ?? {};
  return JSON.stringify({ sources: [{ ...asked, place: 'feed.json' }, ...others] });
}
