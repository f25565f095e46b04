import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { locales } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { freePort, startPostgres } from '#tests/support/postgres.ts';
import { boundary, multipart, partsOf, validFields } from '#tests/support/review-form-body.ts';

const run = promisify(execFile);

/** Signs that break addresses, quotes and formats, in 200 characters. */
const unusual = (name: string): string =>
  `planted-${name}-7f3a@(:/?#[]%41%zz&=+;'"\`\\$<>${`-${name}-tail`.repeat(20)}`.slice(0, 200);

/** The same behind a line end, for settings that are read with it. */
const ofLines = (name: string): string => `planted-${name}-line\n${unusual(name)}`;

/** One for each setting that is secret, so that a finding names where it comes from. */
const secrets = {
  database: ofLines('database'),
  mail: ofLines('mail'),
  redis: ofLines('redis'),
  recaptcha: ofLines('recaptcha'),
  turnstile: ofLines('turnstile'),
  bucketId: unusual('bucket-id'),
  bucket: ofLines('bucket'),
  rates: ofLines('rates'),
  webhook: ofLines('webhook'),
  signing: ofLines('signing'),
  feed: unusual('feed'),
  feedFile: unusual('feed-file'),
  feedAddress: unusual('feed-address'),
  feedLogin: ofLines('feed-login'),
  backupKey: `AGE-SECRET-KEY-1${unusual('backup-key')}`,
};

/** A secret and its pieces, as texts, addresses, JSON and base64 have them. */
function waysOf(secret: string): readonly string[] {
  const pieces = [secret, ...secret.split(/[\n@:/?#]/).filter((piece) => piece.length > 6)];
  return pieces.flatMap((piece) => [
    piece,
    encodeURIComponent(piece),
    JSON.stringify(piece).slice(1, -1),
    Buffer.from(piece).toString('base64').replace(/.=*$/, ''),
  ]);
}

/** Settings that an operator has written as they are: each is refused, or its service is not reached. */
const mistaken: readonly Readonly<Record<string, string>>[] = [
  ...['Sea@Gull/9', '12/Gull', '12#Gull', '12?Gull'].map((signs) => ({
    DATABASE_URL: `postgres://kite:${signs}${unusual('database')}@127.0.0.1:1/rc`,
    SMTP_URL: `smtp://kite:${signs}${unusual('mail')}@127.0.0.1:1`,
    REDIS_URL: `redis://kite:${signs}${unusual('redis')}@127.0.0.1:1`,
  })),
  { DATABASE_URL: `postgres://kite:${secrets.database}@127.0.0.1:1/rc` },
  { DATABASE_URL: `postgres:kite:${secrets.database}@127.0.0.1:1/rc` },
  { DATABASE_URL: `postgres://kite:${encodeURIComponent(secrets.database)}@127.0.0.1:1/rc` },
  { DATABASE_URL: `mysql://kite:${secrets.database}@127.0.0.1:1/rc` },
  { SMTP_URL: `smtp://kite:${secrets.mail}@127.0.0.1:1` },
  { REDIS_URL: `redis://kite:${encodeURIComponent(secrets.redis)}@127.0.0.1:1` },
  { RATE_SOURCES: `plain=https://127.0.0.1/?key=${secrets.rates} ecb=https://kite:${secrets.rates}@127.0.0.1` },
  { WEBHOOK_URL: `https://kite:${secrets.webhook}@127.0.0.1`, WEBHOOK_SECRET: secrets.signing },
  { BUCKET_ENDPOINT: `ftp://kite:${secrets.bucket}@127.0.0.1` },
  // The key itself in place of its file.
  { BACKUP_KEY_FILE: secrets.backupKey },
];

/** The same in a settings file, in which every kind of quotes ends too early. */
function mistakenFiles(folder: string, settings: Readonly<Record<string, string>>): readonly string[] {
  return ['', '"', "'"].map((quote, index) => {
    const file = join(folder, `mistaken-${index}.env`);
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${quote}${value}${quote}\n`);
    writeFileSync(file, lines.join(''));
    return file;
  });
}

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
  const key = encodeURIComponent(secrets.feedAddress);
  const kori = {
    name: 'kori',
    format: 'data-plan',
    place: `https://127.0.0.1/feed.json?api_key=${key}`,
    everyHours: 1,
    login: {
      url: `https://127.0.0.1/login?auth=${key}`,
      form: { pwd: secrets.feedLogin, client: { file: secretFile } },
    },
    post: { accessCode: secrets.feedLogin },
  };
  writeFileSync(join(folder, 'feeds.json'), JSON.stringify({ sources: [source, kori] }));
  writeFileSync(join(folder, 'backup-key'), `${secrets.backupKey}\n`);
  const withUser = { ...source, place: `https://kite:${key}@127.0.0.1/feed.json` };
  writeFileSync(join(folder, 'mistaken-feeds.json'), JSON.stringify({ sources: [withUser] }));
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
    SMTP_URL: `smtp://mailer:${encodeURIComponent(secrets.mail)}@127.0.0.1:1`,
    MAIL_FROM: 'site@esim.example',
    REVIEW_IMAGES: 's3',
    BUCKET_NAME: 'screenshots',
    BUCKET_REGION: 'auto',
    BUCKET_ENDPOINT: 'http://127.0.0.1:1',
    BUCKET_KEY_ID: secrets.bucketId,
    BUCKET_SECRET_KEY: secrets.bucket,
    RATE_SOURCES: `plain[date:timestamp]=https://127.0.0.1/latest.json?app_id=${encodeURIComponent(secrets.rates)}`,
    WEBHOOK_URL: `https://127.0.0.1/hook/${encodeURIComponent(secrets.webhook)}?key=${encodeURIComponent(secrets.webhook)}`,
    WEBHOOK_SECRET: `whsec_${Buffer.from(secrets.signing).subarray(0, 64).toString('base64')}`,
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
  'feeds history',
  'feeds held',
  'secrets',
  'rates update',
  'rates status --json',
  'reviews list --json',
  'webhook test',
  'mail test',
  'backup',
  'backup list',
  'backup drill',
  'export',
];

/** Every output of the site, by channel. */
async function listen(settings: Readonly<Record<string, string>>, folder: string): Promise<Map<string, string>> {
  const heard = new Map<string, string>();
  // The test runner's own would build the development version.
  const environment = { ...process.env, ...settings, NODE_ENV: 'production' };
  const hear = async (name: string, words: readonly string[], env: NodeJS.ProcessEnv = environment) => {
    const told = await run(process.execPath, words, {
      env,
      // A mistake that is accepted starts a site.
      timeout: 60_000,
    }).catch((error: unknown) => error as { readonly stdout: string; readonly stderr: string });
    heard.set(name, told.stdout + told.stderr);
  };
  const command = (words: string) => hear(`roamchart ${words}`, ['bin/roamchart.js', ...words.split(' ')]);
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
  for (const [index, others] of mistaken.entries()) {
    const [names, env] = [`${index} ${Object.keys(others).join()}`, { ...environment, ...others }];
    await hear(`mistaken ${names}: doctor`, ['bin/roamchart.js', 'doctor'], env);
    await hear(`mistaken ${names}: start`, ['tools/start.ts'], env);
  }
  const wrongLists = ['mistaken-feeds.json', 'feed-key'].map((file) => ({ FEED_SOURCES: join(folder, file) }));
  const wrongKeys = [{ BACKUP_KEY_FILE: join(folder, 'backup-key') }, { NORI_KEY: secrets.feedLogin }];
  for (const [index, others] of [...wrongLists, ...wrongKeys].entries())
    for (const words of ['doctor', 'feeds run', 'backup']) {
      const env = { ...environment, ...others };
      await hear(`mistaken file ${index}: ${words}`, ['bin/roamchart.js', ...words.split(' ')], env);
    }
  const plain = { ...process.env, NODE_ENV: 'production', DEMO: 'false', DATA_DIR: folder };
  for (const file of mistakenFiles(folder, settings))
    await hear(`mistaken ${file}: doctor`, ['bin/roamchart.js', 'doctor'], { ...plain, ROAMCHART_SETTINGS: file });
  for (const [file, text] of await readBackups(join(folder, 'backups'))) heard.set(file, text);
  heard.set('log', log);
  return heard;
}

/** What is in all backups of a folder. */
async function readBackups(folder: string): Promise<Map<string, string>> {
  for (const file of globSync('*.tar', { cwd: folder })) await run('tar', ['-xf', file], { cwd: folder });
  const files = globSync('**/*.{gz,json}', { cwd: folder });
  return new Map(
    files.map((file) => {
      const bytes = readFileSync(join(folder, file));
      return [`backup: ${file}`, (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()];
    }),
  );
}

/** Built where the settings are at hand, as on an operator's machine. */
async function build(settings: Record<string, string>): Promise<Map<string, string>> {
  const dist = join(process.cwd(), 'var', 'test', 'planted-dist');
  const program = fileURLToPath(import.meta.resolve('#tests/long/build-test-site-process.ts'));
  await run(process.execPath, [program, dist], { env: { ...process.env, ...settings, NODE_ENV: 'production' } });
  const files = globSync('**/*.{js,css,html,json,map,svg,txt,webmanifest}', { cwd: dist });
  return new Map(files.map((file) => [file, readFileSync(join(dist, file), 'utf8')]));
}

/** The address of the server with this password. */
async function changePassword(url: string, password: string): Promise<string> {
  await using database = await openTestDatabase({ url, dataDir: '' });
  await sql.raw(`alter role roamchart password '${password.replaceAll("'", "''")}'`).execute(database.queries);
  const changed = new URL(url);
  changed.password = encodeURIComponent(password);
  return changed.href;
}

it(
  'no secret of the settings or of the database is in anything that the site tells',
  { timeout: 900_000 },
  async () => {
    const folder = makeFolder();
    const postgres = await startPostgres();
    const databaseUrl = await changePassword(postgres.url, secrets.database);
    const settings = settingsOf({ folder, databaseUrl, metricsPort: await freePort() });
    const [heard, built] = [await listen(settings, folder), await build(settings)];
    const opened = await openTestDatabase({ url: databaseUrl, dataDir: '' });
    const kept = await opened.queries.selectFrom('site_secret').select(['name', 'value']).execute();
    await opened.close();
    postgres.stop();
    rmSync(folder, { recursive: true });
    const all = new Map<string, string>([
      ...Object.entries(secrets).flatMap(([name, secret]) => waysOf(secret).map((way) => [way, name] as const)),
      ...kept.map(({ name, value }) => [value, `site_secret ${name}`] as const),
    ]);
    // The checked outputs are complete.
    expect([...heard.keys()].filter((name) => name.startsWith('backup: ')).length).toBeGreaterThan(5);
    expect(heard.get('mistaken 9 REDIS_URL: start')).toContain('of REDIS_URL does not answer');
    expect(heard.get('mistaken 0 DATABASE_URL,SMTP_URL,REDIS_URL: doctor')).toContain('%40 %2F %23 %3F');
    expect(heard.get('log')).toMatch(/"level":"(warn|error)"/);
    expect(heard.get('roamchart doctor')).toContain('mail');
    expect(heard.get(`GET http://127.0.0.1:${settings['METRICS_PORT']}/metrics`)).toContain('roamchart_database_up 1');
    expect([heard.size > 70, built.size > 50, kept.length > 0]).toEqual([true, true, true]);
    // Links in mails must still work after a restore.
    heard.delete('backup: tables/site_secret.ndjson.gz');
    const told = [...heard, ...built].flatMap(([place, text]) =>
      [...all].filter(([secret]) => text.includes(secret)).map(([, name]) => `${place}: ${name}`),
    );
    expect(told).toEqual([]);
  },
);
