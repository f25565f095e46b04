import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { commands } from '#cli/commands.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { decisionKinds } from '#runtime/services/desk/decision-kinds.ts';
import { openMigrated } from '#tests/support/filled-site.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { writeReleaseFeed } from '#tests/support/release-feed.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';
import { silentTerminal } from '#tests/support/silent-terminal.ts';
import { storeReview, storeReviewReport } from '#tests/support/stored-review.ts';

const now = new Date('2026-11-25T08:00:00Z');
const report = '23456789AB';
const [first, second, third] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
];

/** Commands that write, in an order in which each can do something, with the rows that each leaves. */
const writing = [
  ['feeds run own', 'feed run own'],
  ['import FOLDER/fewer.json --format canonical-json', 'feed import fewer.json', 1],
  ['feeds discard 2', 'feed discard 2'],
  ['import FOLDER/fewer.json --format canonical-json', 'feed import fewer.json', 1],
  ['feeds release 3', 'feed release 3'],
  ['feeds revert 4', 'feed revert 4'],
  ['feeds retire fewer.json', 'feed retire fewer.json'],
  ['rates update --accept all', 'rates update rates'],
  ['reports --close 3', 'report close 3'],
  ['corrections add --wrong A --done B', 'correction add *'],
  ['plans pin 1 --price 4.50USD --reason seen --until 2026-12-01 --sure', 'plan pin 1'],
  ['plans unpin 1', 'plan unpin 1'],
  ['plans hide 1 --reason gone', 'plan hide 1'],
  ['plans unhide 1', 'plan unhide 1'],
  ['plans correct 1 --days 9 --reason seen', 'plan correct 1'],
  ['plans uncorrect 1', 'plan uncorrect 1'],
  ['providers set nori --name Nori', 'provider set nori'],
  ['providers set nori --link https://go.example/?to={url}', 'provider link nori'],
  ['providers set nori --logo FOLDER/logo.png', 'provider logo nori'],
  ['providers clear nori name', 'provider clear nori'],
  ['providers hide nori', 'provider hide nori'],
  ['providers unhide nori', 'provider unhide nori'],
  ['providers merge tanuki --into nori', 'provider merge tanuki'],
  ['providers split tanuki', 'provider split tanuki'],
  ['providers paid-links yes', 'provider link tanuki'],
  [`reviews reports ${report} --keep --because fine`, `review-report keep ${report}`],
  [`reviews reports ${report} --reopen --because look`, `review-report reopen ${report}`],
  [`reviews reports ${report} --remove --because bad`, `review-report remove ${report}`],
  [`reviews note ${first} --text hm`, `review note ${first}`],
  [`reviews omit ${first} --picture 1`, `review omit ${first}`],
  [`reviews black-out ${first} --at 0-3`, `review black-out ${first}`],
  [`reviews approve ${first} --now`, `review approve ${first}`],
  [`reviews reply ${first} --text Thanks`, `review reply ${first}`],
  [`reviews remove ${first} --reason legal --now`, `review remove ${first}`],
  [`reviews restore ${first} --now`, `review restore ${first}`],
  [`reviews reject ${second} --reason legal`, `review reject ${second}`],
  [`reviews undo ${second}`, `review undo ${second}`],
  [`reviews approve ${third}`, `review approve ${third}`],
  ['forget bob@example.org', 'visitor-data forget '],
  ['secrets rotate altcha', 'secret rotate altcha'],
] as const satisfies readonly (readonly [string, string, number?])[];

/** Commands that decide nothing about what visitors see. */
const others = [
  'setup',
  'migrate',
  'backup',
  'restore',
  'doctor',
  'export',
  'clicks',
  'views',
  'searches',
  'decisions',
  'visitors',
  'feeds history',
  'feeds held',
  'feeds show',
  'feeds list',
  'feeds status',
  'feeds validate',
  'rates status',
  'rates history',
  'corrections list',
  'reviews moderate',
  'reviews list',
  'reviews show',
  'secrets list',
  'providers list',
  'providers show',
  'plans list',
  'plans why',
  'visitors campaigns',
  'visitors errors',
  'mail test',
  'webhook test',
  'backup list',
  'backup keygen',
  'backup drill',
  // Those that write have their rows in the tests of people.
  'desk people',
  'desk invite',
  'desk revoke',
  'desk remove',
  'desk sign-out',
  'desk audit',
];

/** Every command that does something, by its words. */
async function allCommands(): Promise<readonly string[]> {
  const nested = Object.entries(commands).map(async ([name, { load }]) => {
    const command = new Command(name);
    (await load())(command, silentTerminal, () => {});
    const below = command.commands.map((each) => `${name} ${each.name()}`);
    return below.length === 0 || name === 'backup' ? [name, ...below] : below;
  });
  return (await Promise.all(nested)).flat();
}

describe('the audit trail of commands', () => {
  const folder = makeFolder();
  const settings = {
    DATA_DIR: folder,
    FEED_SOURCES: join(folder, 'feeds.json'),
    RATE_SOURCES: `plain=${join(folder, 'rates.json')}`,
  };
  const run = (words: string) =>
    runCommandLine(
      words.split(' ').map((word) => word.replace('4.50USD', '4.50 USD').replace('FOLDER', folder)),
      settings,
      now,
    );

  beforeAll(async () => {
    const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
    write('rates.json', JSON.stringify({ base: 'USD', date: '2026-11-25', rates: { EUR: 0.87, JPY: 155.2 } }));
    const source = { name: 'own', format: 'canonical-json', place: 'feed.json', everyHours: 6 };
    write('feeds.json', JSON.stringify({ sources: [source] }));
    write('feed.json', writeReleaseFeed(40, 50));
    write('fewer.json', writeReleaseFeed(4, 55));
    const logo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    writeFileSync(join(folder, 'logo.png'), logo);
    await runCommandLine('migrate', settings, now);
  });

  it('has a row for each that writes', async () => {
    const rowsOf: [string, number, readonly string[]][] = [];
    for (const [words] of writing) {
      const before = await readRows();
      if (words.startsWith('rates')) await storeVisitors();
      const { status } = await run(words);
      rowsOf.push([words, status, (await readRows()).slice(before.length)]);
    }
    expect(rowsOf.map(([words, status, rows]) => [words, status, rows.at(-1)])).toEqual(
      writing.map(([words, row, status = 0]) => [words, status, row]),
    );
  });

  /** Each as its kind, action and subject, by ann in a shell. */
  async function readRows(): Promise<readonly string[]> {
    await using database = await openMigrated(`sqlite:${join(folder, 'roamchart.sqlite')}`);
    const rows = await database.queries.selectFrom('audit_event').selectAll().orderBy('id').execute();
    return rows
      .filter(({ operator, via }) => operator === 'ann' && via === 'shell')
      .map(({ kind, action, subject }) => `${kind} ${action} ${kind === 'correction' ? '*' : subject}`);
  }

  async function storeVisitors(): Promise<void> {
    await using database = await openMigrated(`sqlite:${join(folder, 'roamchart.sqlite')}`);
    const price = { price_currency: 'USD' as CurrencyCode, price_units: 45_000, seen_currency: null, seen_units: null };
    await database.queries
      .insertInto('price_report')
      .values({
        id: 'report-1',
        plan_id: 3,
        reason: 'wrong-price',
        ...price,
        reported_at: now.toISOString(),
        status: 'open',
      })
      .execute();
    await storeReview(database, { id: first, images: [Uint8Array.of(1)] });
    await storeReview(database, { id: second });
    await storeReview(database, { id: third, email: 'bob@example.org' });
    await storeReviewReport(database, { id: report, reviewId: third });
    await database.queries.insertInto('site_secret').values({ name: 'altcha', value: 'secret' }).execute();
  }

  it('is left out by none', async () => {
    const used = writing.map(([words]) =>
      words
        .split(' ')
        .filter((word) => /^[a-z-]+$/.test(word))
        .slice(0, 2)
        .join(' '),
    );
    const known = [...used, ...used.map((words) => words.split(' ')[0]), ...others];
    expect((await allCommands()).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('knows every kind of decision by a command that exists', async () => {
    const rows = writing.map(([, row]) => row.split(' ').slice(0, 2).join(' '));
    // Parts of a decision that are two commands.
    const twofold = ['report pin', 'report hide'];
    const left = decisionKinds
      .filter(({ isSilent }) => isSilent !== true)
      .map(({ kind, action }) => `${kind} ${action}`);
    expect(left.filter((name) => ![...rows, ...twofold].includes(name))).toEqual([]);
  });
});
