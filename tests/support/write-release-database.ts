import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createOverrideDesk } from '#runtime/services/plans/override-desk.ts';
import { openDatabase, type Database } from '#database/database.ts';
import { allMigrations } from '#database/migrations/all-migrations.ts';
import { shapesOf } from '#database/table-shapes.ts';
import type { DailyCountTable } from '#database/visit-tables.ts';
import { countRows } from '#database/database-facts.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { joinFields } from '#visitors/daily-counts.ts';
import { storeDeskRows } from './desk-rows.ts';
import { oddText } from './odd-text.ts';
import { writeReleaseFeed } from './release-feed.ts';
import { runCommandLine } from './run-command-line.ts';
import { storeReview } from './stored-review.ts';
import { emptied } from '#tests/contract/former-releases/former-releases.ts';

// `node tests/support/write-release-database.ts FILE.tar`: the backup of a small site of this release with rows in every
// table, which later versions must be able to bring up to date. A release keeps one; see docs/operations/releases.md.

const now = new Date('2026-11-25T08:00:00Z');
const at = now.toISOString();
const pendingReview = '11111111-1111-4111-8111-111111111111';
const publishedReview = '22222222-2222-4222-8222-222222222222';

const target = resolve(process.argv[2] ?? '');
if (!target.endsWith('.tar') || existsSync(target)) throw new Error('Name a new file that ends in .tar.');
const folder = mkdtempSync(join(tmpdir(), 'roamchart-release-'));
try {
  await fillByCommands();
  await fillByRows();
  await run(`reviews reply ${publishedReview} --text ${encodeURI('Thanks "a lot" \\ 🗾')}`);
  await run(`reviews show ${pendingReview} --images ${join(folder, 'screenshots')}`);
  await run(`reviews approve ${pendingReview} --now`);
  await run(`backup --to ${target}`);
} finally {
  rmSync(folder, { recursive: true });
}

async function run(words: string, expected = 0): Promise<void> {
  const rates = `plain=${join(folder, 'rates.json')}`;
  const settings = {
    DATA_DIR: folder,
    RATE_SOURCES: rates,
    FEED_SOURCES: join(folder, 'feeds.json'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'news@esim.example',
  };
  const { status, out, err } = await runCommandLine(words, settings, now);
  if (status !== expected) throw new Error(`${words} ended with ${status}: ${out}${err}`);
}

/** Feeds, rates and corrections come in as an operator brings them in. */
async function fillByCommands(): Promise<void> {
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write('rates.json', JSON.stringify({ base: 'USD', date: at.slice(0, 10), rates: { EUR: 0.87, JPY: 155.2 } }));
  write(
    'feeds.json',
    JSON.stringify({ sources: [{ name: 'own', format: 'canonical-json', place: 'feed.json', everyHours: 6 }] }),
  );
  write('feed.json', writeReleaseFeed(40, 50));
  await run('rates update');
  await run('feeds run own');
  // Changes, whose plans before are kept, and a plan that is missed until it is withdrawn; and a file that is held.
  for (const price of [53, 54, 55]) {
    write('feed.json', writeReleaseFeed(39, price));
    await run('feeds run own');
  }
  write('fewer.json', writeReleaseFeed(4, 55));
  await run(`import ${join(folder, 'fewer.json')} --format canonical-json`, 1);
  await run('corrections add --wrong Wrong"\\🗾 --done Right"\\🗾 --wrong-ja 誤り --done-ja 訂正');
}

/** What visitors send, and what no command can say with odd texts. */
async function fillByRows(): Promise<void> {
  const opened = await openDatabase({ url: '', dataDir: folder });
  if (!opened.ok) throw new Error(opened.reason);
  await using database = opened.value;
  await sayOverFeeds(database);
  await storeReviews(database);
  await storeVisits(database);
  await storeNotices(database);
  await storeAlerts(database);
  await storeDesk(database);
  for (const shape of shapesOf(allMigrations))
    if (!emptied.includes(shape.name) && (await countRows(database, [shape])) === 0)
      throw new Error(`Nothing is in the table ${shape.name}; store a row of it here.`);
}

async function sayOverFeeds(database: Database): Promise<void> {
  const desk = createOverrideDesk(database, () => now);
  await desk.setProvider('nori', {
    name: oddText,
    seat: oddText,
    support: ['help@nori.example'],
    payment: ['card', 'konbini'],
    refundRule: { en: oddText, ja: oddText },
  });
  await desk.setLogo('nori', {
    hash: '0123456789abcdef',
    bytes: Uint8Array.from({ length: 300 }, (_, index) => (index * 37) % 256),
  });
  await desk.hidePlan(1, oddText);
  const price = { units: 123_400, currency: 'USD' as CurrencyCode };
  await desk.pin(2, { price, reason: oddText, pinnedAt: at, endsAt: '2099-01-01T00:00:00.000Z' });
  const merged = await desk.mergeProvider('tanuki', 'nori');
  if (!merged.ok) throw new Error(merged.reason);
}

async function storeReviews(database: Database): Promise<void> {
  const email = 'ann@example.org';
  await storeReview(database, { id: pendingReview, text: oddText, email, images: [Uint8Array.of(0, 255, 10)] });
  await storeReview(database, { id: publishedReview, text: oddText, email, status: 'published', language: null });
  const { queries } = database;
  await queries
    .insertInto('review_report')
    .values({
      id: '23456789AB',
      review_id: publishedReview,
      reason: 'copyright',
      explanation: oddText,
      name: 'Mia',
      email,
      locale: 'ja',
      created_at: at,
      status: 'open',
      decided_at: at,
      decision: oddText,
      objected_at: at,
      objection: oddText,
    })
    .execute();
  await queries.insertInto('bot_token_used').values({ token_hash: 'a1', expires_at: at }).execute();
  await queries.insertInto('site_secret').values({ name: 'altcha', value: 'secret' }).execute();
  await queries.insertInto('former_secret').values({ name: 'altcha', value: 'before', accepted_until: at }).execute();
}

async function storeVisits({ queries }: Database): Promise<void> {
  const day = at.slice(0, 10);
  const rows: readonly DailyCountTable[] = [
    { kind: 'click', day, key: 'nori', destination: 'JP', detail: '', count: 4 },
    {
      kind: 'arrival',
      day,
      key: joinFields(['日本', '"', '', '', '', 'a.example']),
      destination: '',
      detail: '',
      count: 7,
    },
    {
      kind: 'error',
      day,
      key: joinFields([500, '"', 'a.js:1:2']),
      destination: '',
      detail: joinFields(['/japan', at]),
      count: 2,
    },
    { kind: 'view', day, key: 'destination', destination: 'JP', detail: '', count: 9 },
    { kind: 'search', day, key: 'c1', destination: '', detail: oddText, count: 5 },
  ];
  await queries.insertInto('daily_count').values(rows).execute();
  const price = { price_currency: 'USD' as CurrencyCode, price_units: 45_000 };
  await queries
    .insertInto('price_report')
    .values({
      id: 'report-1',
      plan_id: 3,
      reason: 'wrong-price',
      ...price,
      reported_at: at,
      status: 'open',
      seen_currency: 'EUR' as CurrencyCode,
      seen_units: 51_000,
    })
    .execute();
}

async function storeNotices({ queries }: Database): Promise<void> {
  await queries.insertInto('operator_told').values({ topic: 'reviews', mark: oddText, told_at: at }).execute();
  await queries.insertInto('failed_job').values({ job: 'backup', problem: oddText, failed_at: at }).execute();
}

/** People of the desk, and what they did and decided. */
async function storeDesk(database: Database): Promise<void> {
  await storeDeskRows(database);
  const { queries } = database;
  const by = { operator: oddText, via: 'desk' } as const;
  const about = { kind: 'review', action: 'approve', subject: publishedReview } as const;
  const { id: decision } = await queries
    .insertInto('due_decision')
    .values({
      ...by,
      ...about,
      made_at: at,
      due_at: at,
      parameters: '{}',
      seen: '1',
      state: 'done',
      ended_at: at,
      refusal: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const words = { before: 'pending', after: 'published', reason: null, note: oddText };
  await queries
    .insertInto('audit_event')
    .values({ ...by, ...about, ...words, at, decision_id: decision })
    .execute();
  await queries
    .insertInto('review_flag')
    .values({ review_id: pendingReview, position: 0, kind: 'digits', begins: 0, ends: 12, other_id: null })
    .execute();
  await queries
    .insertInto('review_image_opened')
    .values({ review_id: pendingReview, public_id: 'image-1', operator: oddText, at })
    .execute();
}

async function storeAlerts({ queries }: Database): Promise<void> {
  const trip = { path: '/japan', search: 'days=7&gb=5', locale: 'ja', currency: 'JPY' as CurrencyCode } as const;
  const told = { told_currency: 'USD' as CurrencyCode, told_units: 45_000, told_at: at };
  await queries
    .insertInto('price_alert')
    .values({
      id: 'alert-1',
      address: 'ann+"a"@example.org',
      ...trip,
      created_at: at,
      confirmed_at: at,
      ends_at: '2099-01-01T00:00:00.000Z',
      asked_at: null,
      ...told,
    })
    .execute();
  await queries
    .insertInto('lease')
    .values({ name: 'price-alerts', holder: 'one', held_until: at, next_at: at })
    .execute();
  const mail = {
    to_address: 'ann@example.org',
    locale: 'ja',
    kind: 'alert-fall',
    review_id: null,
    alert_id: 'alert-1',
  } as const;
  await queries
    .insertInto('mail')
    .values({
      ...mail,
      payload: JSON.stringify({ odd: oddText }),
      created_at: at,
      next_at: at,
      sent_at: null,
      last_error: null,
    })
    .execute();
}
