import { beforeEach, describe, expect, it } from 'vitest';
import { createReviewReports } from '#reviews/review-reports.ts';
import { reviewReportDecisions } from '#runtime/services/desk/review-report-decisions.ts';
import { forgetEverywhere } from '#runtime/services/visitors/forget-person.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { deskOf } from '#tests/support/desk-of.ts';
import { storeReview, storeSeller } from '#tests/support/stored-review.ts';

const at = new Date('2026-11-21T09:00:00.000Z');

const report = {
  reason: 'copyright',
  explanation: 'The picture is mine.',
  name: 'Mia',
  email: 'mia@example.org',
  locale: 'fr',
} as const;

describe.each(engines)('reports of reviews on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let reviewId: string;

  beforeEach(async () => {
    await storeSeller(suite.database);
    reviewId = await storeReview(suite.database, { status: 'published' });
  });

  const reports = () => createReviewReports(suite.database, { sendsMail: true });
  const desk = () => deskOf(suite.database, { mails: true, at });
  const file = async (): Promise<string> => (await reports().file({ ...report, reviewId }, at)) ?? '';
  const statusOf = async (): Promise<string> =>
    (await suite.database.queries.selectFrom('review').select('status').executeTakeFirstOrThrow()).status;
  const mails = () =>
    suite.database.queries.selectFrom('mail').select(['to_address', 'kind', 'locale']).orderBy('id').execute();
  const decide = (action: 'remove' | 'keep' | 'reopen', number: string) =>
    desk().decideNow(reviewReportDecisions[action], number, { words: 'Because of the picture.' });

  it('are stored once, with a receipt', async () => {
    const number = await file();
    expect(await file()).toBe(number);
    expect(await desk().reviews.reports({ status: 'open', limit: 9 })).toMatchObject([{ id: number, name: 'Mia' }]);
    expect(await mails()).toEqual([{ to_address: 'mia@example.org', kind: 'report-received', locale: 'fr' }]);
  });

  it('are only about reviews that are shown', async () => {
    const hidden = await storeReview(suite.database, { status: 'pending' });
    expect(await reports().file({ ...report, reviewId: hidden }, at)).toBeNull();
    expect(await reports().providerOf(hidden)).toBeNull();
    expect(await reports().providerOf(reviewId)).toBe('Tanuki SIM');
  });

  it('take a review down, and bring it back after one objection', async () => {
    const number = await file();
    expect((await decide('remove', number)).ok).toBe(true);
    expect(await statusOf()).toBe('removed');
    expect((await mails()).map(({ kind }) => kind)).toEqual(['report-received', 'removed', 'report-decided']);
    expect(await reports().object({ number, text: 'It is not.' }, at)).toBe(true);
    expect((await decide('keep', number)).ok).toBe(true);
    expect(await statusOf()).toBe('published');
    expect(await reports().object({ number, text: 'It is.' }, at)).toBe(false);
    expect((await decide('reopen', number)).ok).toBe(false);
  });

  it('leave a review where it is that was taken down for something else', async () => {
    const number = await file();
    await suite.database.queries.updateTable('review').set({ status: 'removed', decided_at: '2026' }).execute();
    expect((await decide('keep', number)).ok).toBe(true);
    expect(await statusOf()).toBe('removed');
  });

  it('are decided once, with reasons', async () => {
    const number = await file();
    expect((await desk().decideNow(reviewReportDecisions.keep, number, { words: ' ' })).ok).toBe(false);
    expect((await decide('keep', number)).ok).toBe(true);
    expect((await decide('remove', number)).ok).toBe(false);
    expect(await statusOf()).toBe('published');
  });

  it('leave rows without the words of visitors in the audit trail', async () => {
    const number = await file();
    await decide('keep', number);
    await reports().object({ number, text: 'It is not.' }, at);
    const rows = await suite.database.queries.selectFrom('audit_event').selectAll().orderBy('id').execute();
    expect(rows.map(({ via, kind, action }) => `${via} ${kind} ${action}`)).toEqual([
      'visitor review-report submit',
      'desk review-report keep',
      'visitor review-report object',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/mine|Mia|It is not/);
  });

  it('are counted by year, and forget who has sent them', async () => {
    await file();
    expect(await desk().reviews.reportFigures(2026)).toEqual([
      { reason: 'copyright', status: 'open', count: 1, objected: 0 },
    ]);
    expect(await desk().reviews.reportFigures(2025)).toEqual([]);
    const by = { operator: 'ann', via: 'shell' } as const;
    await forgetEverywhere({ database: suite.database, imageStores: [] }, { address: 'MIA@example.org', at, by });
    const row = await suite.database.queries.selectFrom('review_report').selectAll().executeTakeFirstOrThrow();
    expect([row.name, row.email, await mails()]).toEqual(['', '', []]);
  });
});
