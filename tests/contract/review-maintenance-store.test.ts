import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openContext, type OpenContext } from '#runtime/open-context.ts';
import { defaultReviewSettings } from '#runtime/settings/review-settings.ts';
import { createLog } from '#runtime/services/log.ts';
import { deliverMail } from '#server/tasks/deliver-mail.ts';
import { createTestDatabase, engines, type TestDatabase } from '#tests/support/database.ts';
import { makeSubmission } from '#tests/support/review-submission-factory.ts';
import { startSmtp, type SmtpStandIn } from '#tests/support/smtp-stand-in.ts';
import { solveAltcha } from './solve-altcha.ts';
import { storeReview, storeSeller } from '#tests/support/stored-review.ts';

const site = { name: 'Roamchart', origin: 'https://esim.example', contactEmail: null, operatorName: null };
const dayMs = 24 * 60 * 60_000;

describe.each(engines)('a whole server on %s', (engine) => {
  let suite: TestDatabase;
  let smtp: SmtpStandIn;
  let open: OpenContext;
  let ahead: number;

  beforeEach(async () => {
    [suite, smtp] = await Promise.all([createTestDatabase(engine), startSmtp()]);
    await storeSeller(suite.database);
    ahead = 0;
    const opened = await openContext({
      databaseUrl: suite.url,
      dataDir: '',
      site,
      reviews: { ...defaultReviewSettings, mail: { url: smtp.url, from: 'reviews@esim.example' }, emailDays: 30 },
      now: () => new Date(Date.now() + ahead),
    });
    if (!opened.ok) throw new Error(opened.reason);
    open = opened.value;
  });
  afterEach(async () => {
    await open.close();
    await smtp[Symbol.asyncDispose]();
    await suite[Symbol.asyncDispose]();
  });

  it('takes a review whose challenge was solved, and tells its author in the language of the page', async () => {
    const { context, reviewMaintenance } = open;
    const token = await solveAltcha(await context.botCheck.challenge(context.now()));
    ahead = 5000;
    const { draft, ...rest } = makeSubmission({ token, language: 'es' });
    const submission = { ...rest, draft: { ...draft, provider: 'id-tanuki-sim', email: 'ana@example.org' } };
    expect(await context.submitReview(submission)).toMatchObject({ status: 'stored' });
    if (reviewMaintenance.sendMail === null) throw new Error('mail is not switched on');
    await deliverMail(reviewMaintenance.sendMail, { site, log: createLog({ level: 'silent' }) });
    expect(smtp.mails).toMatchObject([
      { to: ['ana@example.org'], headers: { subject: 'Hemos recibido tu opinión · Roamchart' } },
    ]);
  });

  it('forgets addresses after the days that are configured', async () => {
    const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();
    await storeReview(suite.database, { status: 'published', email: 'old@example.org', createdAt: daysAgo(31) });
    await storeReview(suite.database, { status: 'published', email: 'new@example.org', createdAt: daysAgo(29) });
    expect(await open.reviewMaintenance.forgetOldAddresses()).toBe(1);
    const rows = await suite.database.queries.selectFrom('review').select('email').orderBy('created_at').execute();
    expect(rows).toEqual([{ email: '' }, { email: 'new@example.org' }]);
  });
});
