import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { commands } from '#cli/commands.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { writeSourceState } from '#feeds/sources/source-states.ts';
import { runFeedOn } from '#runtime/services/feeds/import-feed.ts';
import { carryOutDue } from '#runtime/services/desk/carry-out-due.ts';
import { planDecisions } from '#runtime/services/desk/plan-decisions.ts';
import { defaultFeedSettings } from '#runtime/settings/feed-settings.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { deciderOf, deskOf } from '#tests/support/desk-of.ts';
import { openTestDesk } from '#tests/support/desk-visitor.ts';
import { usualRequest } from '#tests/support/import-feed-file.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { writeReleaseFeed } from '#tests/support/release-feed.ts';
import { silentTerminal } from '#tests/support/silent-terminal.ts';
import { storeReview, storeReviewReport } from '#tests/support/stored-review.ts';

const report = '23456789AB';
const [first, second, third] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
];
const price = { amount: '4.60', currency: 'USD', until: '2026-12-10', reason: 'seen' };

interface Step {
  readonly action: string;
  readonly subject: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** A form of each action, in an order in which each can do something. */
function stepsWith(logo: string): readonly Step[] {
  return [
    // The rest of the run stays held.
    { action: 'feed release', subject: '2', fields: { 'provider:nori': 'on' } },
    { action: 'feed discard', subject: '2' },
    { action: 'feed revert', subject: '3' },
    { action: 'feed run', subject: 'own' },
    { action: 'feed retire', subject: 'fewer.json' },
    { action: 'rates update', subject: 'rates' },
    { action: 'report close', subject: '1' },
    { action: 'report pin', subject: '2', fields: price },
    { action: 'report hide', subject: '3', fields: { reason: 'gone' } },
    { action: 'plan pin', subject: '1', fields: price },
    { action: 'plan unpin', subject: '1' },
    { action: 'plan hide', subject: '1', fields: { reason: 'gone' } },
    { action: 'plan unhide', subject: '1' },
    { action: 'plan uncorrect', subject: '4' },
    { action: 'provider set', subject: 'nori', fields: { fact: 'seat', seat: '1 Harbour Street' } },
    { action: 'provider clear', subject: 'nori', fields: { fact: 'seat' } },
    { action: 'provider link', subject: 'nori', fields: { linkTemplate: 'https://go.example/?to={url}' } },
    { action: 'provider logo', subject: 'nori', fields: { logo } },
    { action: 'provider hide', subject: 'nori' },
    { action: 'provider unhide', subject: 'nori' },
    {
      action: 'correction add',
      subject: 'new',
      fields: { day: '2026-11-28', 'wrong:en': 'It was in cents.', 'done:en': 'It was read again.' },
    },
    { action: 'review-report keep', subject: report, fields: { words: 'fine' } },
    { action: 'review-report reopen', subject: report, fields: { words: 'look' } },
    { action: 'review-report remove', subject: report, fields: { words: 'bad' } },
    { action: 'review note', subject: first, fields: { note: 'hm' } },
    { action: 'review later', subject: first },
    { action: 'review omit', subject: first, fields: { 'picture:0': 'on' } },
    { action: 'review black-out', subject: first, fields: { 'words:0-3': 'on' } },
    { action: 'review approve', subject: first },
    { action: 'review reply', subject: first, fields: { text: 'Thanks' } },
    { action: 'review remove', subject: first, fields: { reason: 'legal' } },
    { action: 'review restore', subject: first },
    { action: 'review reject', subject: second, fields: { reason: 'legal' } },
    { action: 'person invite', subject: 'Bo', fields: { role: 'moderator' } },
    { action: 'person cancel-link', subject: 'Bo' },
    { action: 'person sign-out', subject: 'Mika' },
    { action: 'person revoke', subject: 'KEY OF Mika' },
    { action: 'person remove', subject: 'Mika' },
    { action: 'person choose', subject: 'Ana' },
    { action: 'person revoke-own', subject: 'KEY OF Zoe' },
    { action: 'person sign-out-own', subject: 'Ana' },
  ];
}

/** What its row calls it, where that is not its own name; null: it leaves none. */
const rowOf: Readonly<Record<string, string | null>> = {
  'review later': null,
  'decision take-back': 'review undo',
  'person revoke-own': 'person revoke',
  'person sign-out-own': 'person sign-out',
};

/** What one does with one's own desk, or takes back of what was done there. */
const atDeskAlone = ['choose', 'cancel-link'];

/** Decisions have commands of their own: see the audit trail of commands. */
async function deskCommands(): Promise<readonly string[]> {
  const command = new Command('desk');
  (await commands['desk']?.load())?.(command, silentTerminal, () => {});
  return command.commands.map((each) => each.name());
}

describe.each(engines)('actions of the desk on %s', (engine) => {
  const suite = useTestDatabase(engine);

  it('do what they say, each with its row', async () => {
    const folder = makeFolder();
    const settings = {
      DATA_DIR: folder,
      FEED_SOURCES: join(folder, 'feeds.json'),
      RATE_SOURCES: `plain=${join(folder, 'rates.json')}`,
    };
    await fill(folder);
    await using desk = await openTestDesk({ database: suite.database, settings });
    const ana = await desk.member('Ana', 'owner');
    const mika = await desk.member('Mika', 'moderator');
    const logo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const steps = stepsWith(logo.toString('base64'));
    const zoe = await desk.member('Zoe', 'moderator');
    const found: (readonly [string, number, readonly string[]])[] = [];
    for (const { action, subject, fields = {} } of steps) {
      const before = (await readRows()).length;
      await ana.touch();
      const by = action === 'person revoke-own' ? zoe : ana;
      const named = subject.replace('KEY OF Mika', mika.key.id).replace('KEY OF Zoe', zoe.key.id);
      const { statusCode } = await by.post(`/do/${action.replace(' ', '/')}`, { subject: named, back: '/', ...fields });
      desk.wait(16_000);
      await carryOutDue(deciderOf(suite.database, { at: desk.now, settings }));
      const rows = (await readRows()).slice(before).filter((row) => row !== 'sign-in touch');
      found.push([action, statusCode, rows]);
    }
    const { id } = await decideLast(third);
    const { statusCode } = await ana.post('/do/decision/take-back', { subject: String(id), back: '/' });
    found.push(['decision take-back', statusCode, (await readRows()).slice(-1)]);
    expect(found).toEqual(
      found.map(([action]) => {
        const row = rowOf[action] === undefined ? action : rowOf[action];
        return [action, action === 'person invite' ? 200 : 303, row === null ? [] : [row]];
      }),
    );
    expect(new Set(found.map(([action]) => action))).toEqual(new Set(desk.actions));
    const names = await deskCommands();
    const ofPeople = found.flatMap(([action]) => /^person ([a-z-]+?)(?:-own)?$/.exec(action)?.[1] ?? []);
    expect(ofPeople.filter((name) => !names.includes(name) && !atDeskAlone.includes(name))).toEqual([]);

    async function decideLast(subject: string): Promise<{ readonly id: number }> {
      await ana.signIn();
      await ana.post('/do/review/reject', { subject, reason: 'legal', back: '/' });
      return suite.database.queries
        .selectFrom('due_decision')
        .select('id')
        .where('subject', '=', subject)
        .executeTakeFirstOrThrow();
    }
  }, 120_000);

  async function readRows(): Promise<readonly string[]> {
    const rows = await suite.database.queries.selectFrom('audit_event').selectAll().orderBy('id').execute();
    return rows.map(({ kind, action }) => `${kind} ${action}`);
  }

  /** A feed and one that is held, a correction, reports, reviews, and rates to fetch. */
  async function fill(folder: string): Promise<void> {
    const { database } = suite;
    const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
    write('rates.json', JSON.stringify({ base: 'USD', date: '2026-11-25', rates: { EUR: 0.87, JPY: 155.2 } }));
    const source = { name: 'own', format: 'canonical-json', place: 'feed.json', everyHours: 6 };
    write('feeds.json', JSON.stringify({ sources: [source] }));
    for (const [name, plans] of [
      ['feed.json', 40],
      ['fewer.json', 4],
    ] as const) {
      write(name, writeReleaseFeed(plans, plans + 10));
      const request = { ...usualRequest, format: 'canonical-json', path: join(folder, name), now: new Date() } as const;
      await runFeedOn(database, request, { dataDir: folder, feeds: defaultFeedSettings });
    }
    const state = { name: 'own', placeHash: '', checkedAt: '2026-11-25T08:00:00.000Z', failures: 0 };
    await writeSourceState(database.queries, { ...state, problem: null, file: null });
    const correction = { facts: { validityDays: 9 }, networks: null, reason: 'seen', until: null };
    await deskOf(database).decideNow(planDecisions.correct, '4', correction);
    for (const plan of [1, 2, 3])
      await database.queries
        .insertInto('price_report')
        .values({
          id: `report-${plan}`,
          plan_id: plan,
          reason: 'wrong-price',
          price_currency: 'USD' as CurrencyCode,
          price_units: 45_000,
          seen_currency: null,
          seen_units: null,
          reported_at: '2026-11-25T08:00:00.000Z',
          status: 'open',
        })
        .execute();
    await storeReview(database, { id: first, images: [Uint8Array.of(1)] });
    for (const id of [second, third]) await storeReview(database, { id });
    await storeReviewReport(database, { id: report, reviewId: second });
  }
});
