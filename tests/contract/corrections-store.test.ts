import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCommandLine } from '#tests/support/run-command-line.ts';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import { readDataVersion } from '#database/data-version.ts';
import { createCorrectionDesk, createCorrectionReader } from '#visitors/corrections.ts';
import { readOpenReports } from '#visitors/report-desk.ts';
import { createVisitorLog } from '#visitors/create-visitor-log.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { makePlan, makeProvider, money } from '#tests/support/plan-factory.ts';

const at = new Date('2026-11-22T10:00:00.000Z');
const en = { wrong: 'Prices of one seller were in cents.', done: 'They were read again.' };

describe.each(engines)('corrections on %s', (engine) => {
  const suite = useTestDatabase(engine, 'all');

  beforeAll(async () => {
    await createCatalogueWriter(suite.database).apply([{ provider: makeProvider(), plan: makePlan() }], {
      source: 'test',
      now: at,
      dryRun: false,
      withdrawMissing: true,
    });
  });

  it('are read the latest first, in the language of the page or in English', async () => {
    const desk = createCorrectionDesk(suite.database);
    const reader = createCorrectionReader(suite.database);
    expect(await reader.corrections('ja')).toEqual([]);
    const ja = { wrong: '価格がセント単位でした。', done: '読み直しました。' };
    await desk.add({ id: randomUUID(), day: '2026-11-20', texts: { en, ja } }, { planId: null, at });
    await desk.add(
      { id: randomUUID(), day: '2026-11-22', texts: { en: { wrong: 'A', done: 'B' } } },
      { planId: null, at },
    );
    expect(await reader.corrections('ja')).toMatchObject([
      { day: '2026-11-22', language: 'en', wrong: 'A', done: 'B', reportCount: 0 },
      { day: '2026-11-20', language: 'ja', ...ja },
    ]);
    expect(await desk.list()).toMatchObject([{ day: '2026-11-22' }, { day: '2026-11-20', texts: { en, ja } }]);
  });

  it('close the reports that led to them, count them once, and tell readers that there is news', async () => {
    const { reportPrice } = createVisitorLog(suite.database);
    await reportPrice({ planId: 1, reason: 'wrong-price', price: money(45_000) }, at);
    await reportPrice({ planId: 1, reason: 'not-available', price: money(45_000) }, at);
    const before = await readDataVersion(suite.database.queries, 'reviews');
    const desk = createCorrectionDesk(suite.database);
    const draft = { day: '2026-11-21', texts: { en } };
    expect(await desk.add({ id: randomUUID(), ...draft }, { planId: 1, at })).toMatchObject({ reportCount: 2 });
    expect(await readOpenReports(suite.database.queries)).toEqual([]);
    expect(await desk.add({ id: randomUUID(), ...draft }, { planId: 1, at })).toMatchObject({ reportCount: 0 });
    expect(await readDataVersion(suite.database.queries, 'reviews')).toBeGreaterThan(before);
  });
});

describe('roamchart corrections', () => {
  const dataDir = makeFolder();

  const run = async (...words: readonly string[]) =>
    runCommandLine(['corrections', ...words], { DATA_DIR: dataDir, DATABASE_URL: '' }, at);

  it('publishes one and lists it', async () => {
    expect(await run('list')).toMatchObject({ status: 0, out: 'No corrections.\n' });
    const added = await run('add', '--wrong', en.wrong, '--done', en.done, '--wrong-fr', 'Faux.', '--done-fr', 'Relu.');
    expect(added).toEqual({ status: 0, out: 'Published.\n', err: '' });
    expect((await run('list')).out).toBe(
      `2026-11-22, 0 reports\n    en  ${en.wrong} → ${en.done}\n    fr  Faux. → Relu.\n`,
    );
    expect(JSON.parse((await run('list', '--json')).out)).toMatchObject([{ day: '2026-11-22', texts: { en } }]);
  });

  it('says what to do when something is missing or wrong, and publishes nothing', async () => {
    expect(await run('add', '--wrong', 'never published', '--done', 'y', '--date', '22.11.2026')).toEqual({
      status: 1,
      out: '',
      err: '"22.11.2026" is not a day; write it as 2026-11-20.\n',
    });
    expect((await run('add', '--wrong', 'never published', '--done', 'y', '--wrong-it', 'z')).err).toBe(
      'Give both --wrong-it and --done-it.\n',
    );
    expect((await run('add', '--wrong', 'never published')).status).toBe(2);
    expect((await run('add', '--wrong', 'never published', '--done', 'y', '--plan', 'seven')).status).toBe(2);
    expect((await run('list')).out).not.toContain('never published');
  });
});
