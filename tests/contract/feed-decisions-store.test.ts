import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFeedMaintenance } from '#runtime/maintenance/feed-maintenance.ts';
import { carryOutDue } from '#runtime/services/desk/carry-out-due.ts';
import { decide } from '#runtime/services/desk/decide.ts';
import { feedDecisions } from '#runtime/services/desk/feed-decisions.ts';
import { decisionDelayMs } from '#runtime/services/desk/review-decisions.ts';
import { runFeedOn } from '#runtime/services/feeds/import-feed.ts';
import { defaultFeedSettings } from '#runtime/settings/feed-settings.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { deciderOf, deskOf } from '#tests/support/desk-of.ts';
import { usualRequest } from '#tests/support/import-feed-file.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { countStatements, failStatement } from './statements/statement-faults.ts';

const at = new Date('2026-08-21T08:00:00Z');
const due = new Date(at.getTime() + decisionDelayMs);

/** Plan n costs n + 3 dollars, times `factor`. */
function priceList(factor: number): string {
  const rows = Array.from(
    { length: 20 },
    (_, index) => `Nori,Japan,${index + 1} GB,7,${((index + 4) * factor).toFixed(2)},USD`,
  );
  return `provider,country,data,days,price,currency\n${rows.join('\n')}\n`;
}

describe.each(engines)('decisions on feeds on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let dataDir: string;
  beforeEach(async () => {
    dataDir = makeFolder();
    await run(1);
    await run(100);
  });

  async function run(factor: number) {
    const path = join(dataDir, 'prices.csv');
    writeFileSync(path, priceList(factor));
    return runFeedOn(suite.database, { ...usualRequest, feed: 'nori', path }, { dataDir, feeds: defaultFeedSettings });
  }

  const deciderAt = (now: Date, database = suite.database) =>
    deciderOf(database, { at: now, settings: { DATA_DIR: dataDir } });
  const release = () =>
    decide(deciderAt(at), feedDecisions.release, {
      subject: '2',
      parameters: { providers: [] },
      delayMs: decisionDelayMs,
    });
  const carryOut = async () => {
    const { ended, errors } = await carryOutDue(deciderAt(due));
    return [...ended.map(({ refusal }) => refusal), ...errors];
  };
  const cheapest = async () =>
    (
      await suite.database.queries
        .selectFrom('plan')
        .select('price_units')
        .orderBy('price_units')
        .executeTakeFirstOrThrow()
    ).price_units;
  const rows = async () =>
    (await suite.database.queries.selectFrom('audit_event').select(['action', 'after']).orderBy('id').execute()).map(
      ({ action, after }) => [action, after],
    );
  const state = async () =>
    (await suite.database.queries.selectFrom('due_decision').select('state').execute()).map((row) => row.state);

  it('release what was held once they are due, with one row', async () => {
    expect(await release()).toMatchObject({ ok: true, value: { state: 'waiting' } });
    expect([await cheapest(), await carryOutDue(deciderAt(at))]).toEqual([40_000, { ended: [], errors: [] }]);
    expect(await carryOut()).toEqual([null]);
    expect([await cheapest(), await state(), await rows()]).toEqual([4_000_000, ['done'], [['release', null]]]);
  });

  it('are refused at once where nothing is held', async () => {
    const request = { subject: '7', parameters: { providers: [] }, delayMs: decisionDelayMs };
    expect(await decide(deciderAt(at), feedDecisions.release, request)).toMatchObject({ ok: false });
    expect([await state(), await rows()]).toEqual([[], []]);
  });

  it('are refused when a later run has come meanwhile', async () => {
    await release();
    await run(1);
    expect(await carryOut()).toEqual(['Feed 2 was superseded by a later run of the same feed; nothing was changed.']);
    expect([await cheapest(), await state()]).toEqual([40_000, ['refused']]);
  });

  it('publish once, however many processes try', async () => {
    await release();
    await using other = await openTestDatabase({ url: suite.url, dataDir: '' });
    const all = await Promise.all([carryOutDue(deciderAt(due)), carryOutDue(deciderAt(due, other))]);
    expect(all.flatMap(({ ended }) => ended.map(({ refusal }) => refusal))).toEqual([null]);
    expect([await cheapest(), await state()]).toEqual([4_000_000, ['done']]);
    const published = await suite.database.queries
      .selectFrom('feed_run')
      .select('id')
      .where('status', '=', 'published')
      .execute();
    expect(published).toHaveLength(2);
  });

  it('publish and end together or not at all, whichever statement fails', async () => {
    await release();
    const { statements } = await countStatements(() => carryOutDue(deciderAt(at)));
    expect(statements).toHaveLength(1);
    const latest = async () => (await state()).at(-1);
    for (let number = 2; (await latest()) !== 'done'; number += 7) {
      await failStatement(number, () => carryOutDue(deciderAt(due)).catch(() => null));
      const isDone = (await latest()) === 'done';
      expect([number, await cheapest()]).toEqual([number, isDone ? 4_000_000 : 40_000]);
      // A run that has failed is the end of its decision: the operator is told, and may decide again.
      if ((await latest()) === 'refused') await release();
    }
  });

  it('leave one row of a release that fails, as long as the same fault lasts', async () => {
    await release();
    const releases = () =>
      suite.database.queries
        .selectFrom('feed_run')
        .select(['id', 'status'])
        .where('released_run_id', '=', 2)
        .orderBy('id')
        .execute();
    const { schema } = suite.database.queries;
    await schema.alterTable('plan').renameTo('gone').execute();
    for (const _try of [1, 2, 3]) expect(await carryOut()).toEqual([expect.any(Error)]);
    expect([await releases(), await state()]).toEqual([[{ id: 3, status: 'failed' }], ['waiting']]);
    await schema.alterTable('gone').renameTo('plan').execute();
    expect(await carryOut()).toEqual([null]);
    expect(await releases()).toMatchObject([{ status: 'failed' }, { status: 'published' }]);
  });

  it('let a server fetch a feed that an operator asks for', async () => {
    const sources = { sources: [{ name: 'nori', format: 'price-csv', place: 'prices.csv', everyHours: 24 }] };
    const file = join(dataDir, 'feeds.json');
    writeFileSync(file, JSON.stringify(sources));
    const state = { name: 'nori', checked_at: at.toISOString(), failures: 0, problem: null, request_hash: '' };
    const nothing = { etag: null, last_modified: null, file_name: null, file_hash: null };
    await suite.database.queries
      .insertInto('feed_source')
      .values({ ...state, ...nothing })
      .execute();
    const settings = { file, networks: [], keptFiles: 1 };
    const maintenance = openFeedMaintenance({ database: suite.database, settings, now: () => due });
    expect(await maintenance.isDue()).toBe(false);
    const desk = deskOf(suite.database, { at: due });
    expect(await desk.decideNow(feedDecisions.run, 'nori', {})).toMatchObject({ ok: true });
    expect(await maintenance.isDue()).toBe(true);
    expect(await desk.decideNow(feedDecisions.run, 'nobody', {})).toMatchObject({ ok: false });
    await suite.database.queries.updateTable('feed_source').set({ checked_at: due.toISOString() }).execute();
    expect(await maintenance.isDue()).toBe(false);
  });
});
