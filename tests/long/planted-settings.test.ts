import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { openDatabase } from '#database/database.ts';
import { locales } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { freePort, startPostgres } from '#tests/support/postgres.ts';
import { boundary, multipart, partsOf, validFields } from '#tests/support/review-form-body.ts';

const run = promisify(execFile);

/** One for each setting that is secret, so that a finding names where it comes from. */
const secrets = {
  mail: 'planted-mail-password-7f3a',
  recaptcha: 'planted-recaptcha-key-7f3a',
  turnstile: 'planted-turnstile-key-7f3a',
  bucketId: 'planted-bucket-id-7f3a',
  bucket: 'planted-bucket-key-7f3a',
  rates: 'planted-rates-key-7f3a',
  feed: 'planted-feed-key-7f3a',
  feedFile: 'planted-feed-file-7f3a',
};

interface Place {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly metricsPort: number;
}

/** Every configured service is away, because errors are where a program may reveal too much. */
function settingsOf({ folder, databaseUrl, metricsPort }: Place): Record<string, string> {
  const secretFile = join(folder, 'feed-key');
  writeFileSync(secretFile, secrets.feedFile);
  const headers = { Authorization: { environment: 'NORI_KEY', before: 'Bearer ' }, 'X-Key': { file: secretFile } };
  const source = { name: 'nori', format: 'data-plan', place: 'https://127.0.0.1/feed.json', everyHours: 1, headers };
  writeFileSync(join(folder, 'feeds.json'), JSON.stringify({ sources: [source] }));
  return {
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    DEMO: 'false',
    LOG_LEVEL: 'trace',
    METRICS_PORT: String(metricsPort),
    BOT_CHECK: 'turnstile',
    TURNSTILE_SITE_KEY: 'public-site-key',
    TURNSTILE_SECRET_KEY: secrets.turnstile,
    RECAPTCHA_SECRET_KEY: secrets.recaptcha,
    SMTP_URL: `smtp://mailer:${secrets.mail}@127.0.0.1:1`,
    MAIL_FROM: 'site@esim.example',
    REVIEW_IMAGES: 's3',
    BUCKET_NAME: 'screenshots',
    BUCKET_REGION: 'auto',
    BUCKET_ENDPOINT: 'http://127.0.0.1:1',
    BUCKET_KEY_ID: secrets.bucketId,
    BUCKET_SECRET_KEY: secrets.bucket,
    RATE_SOURCES: `plain[date:timestamp]=https://127.0.0.1/latest.json?app_id=${secrets.rates}`,
    FEED_SOURCES: join(folder, 'feeds.json'),
    NORI_KEY: secrets.feed,
    BACKUP_FOLDER: join(folder, 'backups'),
  };
}

const commands = [
  'doctor',
  'doctor --json',
  'feeds list --json',
  'feeds run',
  'feeds status',
  'rates update',
  'rates status --json',
  'reviews list --json',
  'export',
];

/** Every output of the site, by channel. */
async function listen(settings: Record<string, string>): Promise<Map<string, string>> {
  const heard = new Map<string, string>();
  // The test runner's own would build the development version.
  const environment = { ...process.env, ...settings, NODE_ENV: 'production' };
  const command = async (words: string): Promise<void> => {
    const told = await run(process.execPath, ['bin/roamchart.js', ...words.split(' ')], { env: environment }).catch(
      (error: unknown) => error as { readonly stdout: string; readonly stderr: string },
    );
    heard.set(`roamchart ${words}`, told.stdout + told.stderr);
  };
  await command('migrate');
  await command('import src/feeds/adapters/price-csv/fixtures/week-1.csv --format price-csv');
  const server = spawn(process.execPath, ['tools/start.ts'], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(server, 'exit');
  let log = '';
  server.stderr.on('data', (piece: Buffer) => (log += piece.toString()));
  const lines = createInterface({ input: server.stdout });
  const address = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      log += `${line}\n`;
      const [found] = /http:\/\/[\w.:]+$/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
    lines.on('close', () => reject(new Error(log)));
  });
  const ask = async (path: string, init: RequestInit = {}): Promise<string> => {
    const answer = await fetch(new URL(path, address), { redirect: 'manual', ...init });
    const text = `${JSON.stringify([...answer.headers])}\n${await answer.text()}`;
    heard.set(`${init.method ?? 'GET'} ${path}`, text);
    return text;
  };
  const pages = ['/', '/region', '/japan', '/reviews', '/about', '/contact', '/privacy', '/no-such-page', '/trip'];
  for (const path of pages) {
    for (const locale of locales) await ask(localizePath(path, locale));
    await ask(`${path === '/' ? '' : path}/_payload.json`);
  }
  const described = await ask('/api/openapi.json');
  const { paths } = JSON.parse(described.slice(described.indexOf('\n'))) as { readonly paths: object };
  for (const path of Object.keys(paths)) await ask(path.replaceAll(/\{\w+\}/g, '1'));
  for (const path of ['/builds/latest.json', '/sw.js', '/robots.txt', '/data/index.json', '/readyz', '/go/1'])
    await ask(path);
  const body = Uint8Array.from(multipart(partsOf({ ...validFields, recaptchaToken: 'x'.repeat(40) })));
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  await ask('/api/reviews?locale=en', { method: 'POST', headers, body });
  await ask(`http://127.0.0.1:${settings['METRICS_PORT']}/metrics`);
  for (const words of commands) await command(words);
  server.kill('SIGTERM');
  await ended;
  heard.set('log', log);
  return heard;
}

/** Built where the settings are at hand, as on an operator's machine. */
async function build(settings: Record<string, string>): Promise<Map<string, string>> {
  const dist = join(process.cwd(), 'var', 'test', 'planted-dist');
  const program = fileURLToPath(import.meta.resolve('#tests/support/build-test-site-process.ts'));
  await run(process.execPath, [program, dist], { env: { ...process.env, ...settings, NODE_ENV: 'production' } });
  const files = globSync('**/*.{js,css,html,json,map,svg,txt,webmanifest}', { cwd: dist });
  return new Map(files.map((file) => [file, readFileSync(join(dist, file), 'utf8')]));
}

it(
  'no secret of the settings or of the database is in anything that the site tells',
  { timeout: 900_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'roamchart-planted-'));
    const postgres = await startPostgres();
    const settings = settingsOf({ folder, databaseUrl: postgres.url, metricsPort: await freePort() });
    const [heard, built] = [await listen(settings), await build(settings)];
    const opened = await openDatabase({ url: postgres.url, dataDir: '' });
    if (!opened.ok) throw new Error(opened.reason);
    const kept = await opened.value.queries.selectFrom('site_secret').select(['name', 'value']).execute();
    await opened.value.close();
    postgres.stop();
    rmSync(folder, { recursive: true });
    const all = new Map<string, string>([
      ...Object.entries(secrets),
      ['database', new URL(postgres.url).password],
      ...kept.map(({ name, value }) => [`site_secret ${name}`, value] as const),
    ]);
    // The checked outputs are complete.
    expect(heard.get('log')).toMatch(/"level":"(warn|error)"/);
    expect(heard.get('roamchart doctor')).toContain('mail');
    expect(heard.get(`GET http://127.0.0.1:${settings['METRICS_PORT']}/metrics`)).toContain('roamchart_database_up 1');
    expect([heard.size > 70, built.size > 50, kept.length > 0]).toEqual([true, true, true]);
    const told = [...heard, ...built].flatMap(([place, text]) =>
      [...all].filter(([, secret]) => text.includes(secret)).map(([name]) => `${place}: ${name}`),
    );
    expect(told).toEqual([]);
  },
);
