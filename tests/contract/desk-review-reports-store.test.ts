import { beforeEach, describe, expect, it } from 'vitest';
import { showReportNumber } from '#domain/review/review-report.ts';
import { createReviewReports } from '#reviews/review-reports.ts';
import { carryOutDue } from '#runtime/services/desk/carry-out-due.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { deciderOf } from '#tests/support/desk-of.ts';
import { storeReview, storeSeller } from '#tests/support/stored-review.ts';
import { minute, useDesk } from './desk-suite.ts';

describe.each(engines)('reported reviews at the desk on %s', (engine) => {
  const suite = useTestDatabase(engine);
  const own = useDesk(suite);
  let reviewId: string;

  beforeEach(async () => {
    await storeSeller(suite.database);
    reviewId = await storeReview(suite.database, { status: 'published', text: 'It <b>never</b> worked.' });
  });

  const reports = () => createReviewReports(suite.database, { sendsMail: true });
  const file = async (explanation: string, minutesAgo: number): Promise<string> => {
    const report = { reviewId, reason: 'defamation', explanation, name: 'Mia', email: 'mia@example.org' } as const;
    const at = new Date(own.desk.now.getTime() - minutesAgo * minute);
    return (await reports().file({ ...report, locale: 'it' }, at)) ?? '';
  };

  it('are read by moderators, the oldest first, without an address', async () => {
    const mika = await own.desk.member('Mika', 'moderator');
    expect((await mika.get('/review-reports')).body).toContain('Nothing waits.');
    const [second, first] = [await file('I say it did.', 5), await file('<i>Lies</i>', 9)];
    expect((await mika.get('/review-reports')).headers['location']).toBe(`/review-reports/${first}`);
    const { body } = await mika.get(`/review-reports/${first}`);
    for (const words of [
      showReportNumber(first),
      'Mia says',
      '&lt;i&gt;Lies',
      '&lt;b&gt;never',
      'Review of Tanuki SIM',
    ])
      expect(body).toContain(words);
    expect(body).toMatch(new RegExp(`<a href="/review-reports/${second}" data-key="j"`));
    expect(body).not.toContain('mia@example.org');
    expect((await mika.get('/')).body).toContain('<h3>Reported reviews</h3>');
    expect((await mika.get('/review-reports/NOTHING')).statusCode).toBe(404);
  });

  it('are answered with reasons, fifteen seconds later, and once more after an objection', async () => {
    const mika = await own.desk.member('Mika', 'moderator');
    const number = await file('I say it did.', 5);
    const answer = { subject: number, back: '/review-reports' };
    expect((await mika.post('/do/review-report/remove', { ...answer, words: 'It is untrue.' })).statusCode).toBe(303);
    const [waiting] = await suite.database.queries.selectFrom('due_decision').selectAll().execute();
    expect(waiting).toMatchObject({ kind: 'review-report', action: 'remove', subject: number, state: 'waiting' });
    own.desk.wait(16_000);
    await carryOutDue(deciderOf(suite.database, { at: own.desk.now }));
    const decided = (await mika.get(`/review-reports/${number}`)).body;
    expect(decided).toContain('It is untrue.');
    expect(decided).toContain('It is no longer shown.');
    expect(decided).toContain('action="/do/review-report/reopen"');
    expect(await reports().object({ number, text: 'It is true.' }, own.desk.now)).toBe(true);
    const reopened = (await mika.get(`/review-reports/${number}`)).body;
    expect(reopened).toContain('It is true.');
    expect((await mika.get('/')).body).toContain('1 objection.');
    const trail = (await mika.get('/audit?days=0')).body;
    expect(trail).toContain('took the review down for');
    expect(trail).toContain(`href="/review-reports/${number}"`);
  });
});
