import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeSourceState } from '#feeds/sources/source-states.ts';
import { LimitedPages } from '#limits/limited-pages.ts';
import { createReviewReports } from '#reviews/review-reports.ts';
import { openNoticeMaintenance } from '#runtime/maintenance/notice-maintenance.ts';
import { openSiteMonitor } from '#runtime/services/site/site-monitor.ts';
import { defaultBackupSettings } from '#runtime/settings/backup-settings.ts';
import { defaultNoticeSettings, type NoticeSettings } from '#runtime/settings/notice-settings.ts';
import { defaultSourceSettings } from '#runtime/settings/source-settings.ts';
import { defaultRateSettings } from '#runtime/settings/rate-settings.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { storeReview, storeSeller } from '#tests/support/stored-review.ts';
import { startWebhookReceiver } from '#tests/support/webhook-stand-in.ts';

const site = { name: 'Roamchart', origin: 'https://esim.example', contactEmail: null, operatorName: null };
const start = new Date('2026-11-21T09:00:00.000Z');
const email = 'operator@example.org';
const hourMs = 60 * 60_000;

describe.each(engines)('notices to the operator on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let now: Date;
  let free: number;
  let backupAge: number | null;
  let limitedPages: LimitedPages;

  beforeEach(async () => {
    await storeSeller(suite.database);
    [now, free, backupAge, limitedPages] = [start, 1e12, null, new LimitedPages()];
  });

  const feeds = join(makeFolder(), 'feeds.json');
  const source = (name: string) => ({
    name,
    format: 'data-plan',
    place: `https://${name}.example/feed`,
    everyHours: 6,
  });
  writeFileSync(feeds, JSON.stringify({ sources: [source('nori')] }));

  function maintain(settings: Partial<NoticeSettings>, database = suite.database, backupFolder: string | null = null) {
    return openNoticeMaintenance({
      database,
      settings: { ...defaultNoticeSettings, digestMinutes: 23 * 60 + 59, ...settings },
      site,
      sources: { ...defaultSourceSettings, file: feeds },
      rates: defaultRateSettings,
      backups: { ...defaultBackupSettings, place: backupFolder },
      backupAge: async () => backupAge,
      freeBytes: async () => free,
      limitedPages,
      now: () => now,
    });
  }

  async function told(): Promise<{ readonly subject: string; readonly text: string }[]> {
    const rows = await suite.database.queries.selectFrom('mail').selectAll().orderBy('id').execute();
    return rows.map(({ payload }) => JSON.parse(payload) as { readonly subject: string; readonly text: string });
  }

  const later = (hours: number): void => void (now = new Date(now.getTime() + hours * hourMs));
  const reviewAt = (at: Date) => storeReview(suite.database, { createdAt: at.toISOString() });

  it('tell at once of a review, in a plain sentence with its command, and not again', async () => {
    await reviewAt(start);
    const { tell } = maintain({ email });
    expect([await tell(), await tell()]).toEqual([1, 0]);
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Roamchart: 1 review waits for your decision, since 2026-11-21 09:00 UTC');
    expect(mail?.text).toContain('\n    roamchart reviews\n');
  });

  it('tell of a reported review, and again of an objection', async () => {
    const reviewId = await storeReview(suite.database, { status: 'published' });
    const reports = createReviewReports(suite.database, { sendsMail: false });
    const report = { reviewId, reason: 'illegal', explanation: 'It is.', name: '', email: '', locale: 'en' } as const;
    const number = (await reports.file(report, start)) ?? '';
    const { tell } = maintain({ email });
    expect([await tell(), await tell()]).toEqual([1, 0]);
    expect((await told())[0]?.text).toContain('\n    roamchart reviews reports\n');
    later(2);
    const decided = { status: 'kept', decision: 'It is not.', decided_at: now.toISOString() } as const;
    await suite.database.queries.updateTable('review_report').set(decided).execute();
    expect(await tell()).toBe(0);
    await reports.object({ number, text: 'Look again.' }, now);
    expect(await tell()).toBe(1);
  });

  it('tell of further reviews together, an hour later at the earliest', async () => {
    await reviewAt(start);
    const { tell } = maintain({ email });
    await tell();
    for (const minutes of [1, 2]) await reviewAt(new Date(start.getTime() + minutes * 60_000));
    later(0.5);
    expect(await tell()).toBe(0);
    later(0.5);
    expect([await tell(), await tell()]).toEqual([1, 0]);
    expect((await told())[1]?.subject).toContain('3 reviews wait');
  });

  it('are queued by one of two servers that look at the same time', async () => {
    await reviewAt(start);
    await using other = await openTestDatabase({ url: suite.url, dataDir: '' });
    const servers = [maintain({ email }), maintain({ email }, other)];
    expect((await Promise.all(servers.map(({ tell }) => tell()))).toSorted()).toEqual([0, 1]);
    expect(await told()).toHaveLength(1);
  });

  it('tell of configured feeds that fail three times, and again after they were well', async () => {
    const state = { checkedAt: start.toISOString(), placeHash: '', file: null };
    const fail = (name: string, failures: number) =>
      writeSourceState(suite.database.queries, {
        ...state,
        name,
        failures,
        problem: failures === 0 ? null : 'nori.example does not answer.',
      });
    const { tell } = maintain({ email });
    await fail('removed', 9);
    await fail('nori', 2);
    expect(await tell()).toBe(0);
    await fail('nori', 3);
    expect(await tell()).toBe(1);
    expect((await told())[0]?.subject).toBe(
      'Roamchart: The feed "nori" has failed 3 times in a row: nori.example does not answer',
    );
    later(2);
    await fail('nori', 0);
    expect(await tell()).toBe(0);
    await fail('nori', 4);
    expect(await tell()).toBe(1);
    const monitor = openSiteMonitor({
      database: suite.database,
      sources: { ...defaultSourceSettings, file: feeds },
      now: () => now,
    });
    expect((await monitor.figures()).feeds.map(({ name }) => name)).toEqual(['nori']);
  });

  it('tell of a failed or missing backup and of a full disk, in one mail', async () => {
    free = 180_000_000;
    backupAge = 40 * 3600;
    const { tell } = maintain({ email }, suite.database, '/backups');
    expect([await tell(), await tell()]).toEqual([2, 0]);
    const [mail] = await told();
    expect(mail?.subject).toBe('Roamchart: 2 things need you');
    expect(mail?.text).toContain(
      'The newest backup is 40 hours old, though one is due every 24.\n    roamchart backup\n',
    );
    expect(mail?.text).toContain('Only 180 MB are free');
  });

  it('tell of a client whose requests for pages are refused, from a hundred on', async () => {
    const { tell } = maintain({ email });
    for (let count = 1; count < 100; count += 1) limitedPages.note(now);
    expect(await tell()).toBe(0);
    limitedPages.note(now);
    expect([await tell(), await tell()]).toEqual([1, 0]);
    expect((await told())[0]?.subject).toContain('100 requests for pages were refused');
  });

  it('tell once a day of all that waits, and of nothing where nothing does', async () => {
    const { tell } = maintain({ email, digestMinutes: 9 * 60 + 30 });
    later(1);
    await tell();
    expect(await told()).toEqual([]);
    later(23);
    await reviewAt(start);
    await tell();
    later(1);
    await tell();
    await tell();
    later(24);
    await tell();
    expect((await told()).map(({ subject }) => subject)).toEqual([
      'Roamchart: 1 review waits for your decision, since 2026-11-21 09:00 UTC',
      'Roamchart: what waits today',
      'Roamchart: what waits today',
    ]);
  });

  it('are signed events for a webhook, without mail', async () => {
    await using receiver = await startWebhookReceiver();
    const { url, secret } = receiver;
    await reviewAt(start);
    const { tell, sendWebhooks } = maintain({ webhook: { url, secret, networks: ['127.0.0.1'] } });
    await tell();
    now = new Date();
    expect(await sendWebhooks?.()).toMatchObject({ sent: 1 });
    expect(receiver.events).toEqual([
      {
        type: 'reviews.waiting',
        timestamp: start.toISOString(),
        data: {
          topic: 'reviews',
          count: 1,
          since: start.toISOString(),
          says: '1 review waits for your decision, since 2026-11-21 09:00 UTC.',
          command: 'roamchart reviews',
          site: site.origin,
        },
      },
    ]);
  });

  it('never reach a private address that is not named', async () => {
    await using receiver = await startWebhookReceiver();
    const { url, secret } = receiver;
    await reviewAt(start);
    const { tell, sendWebhooks } = maintain({ webhook: { url, secret, networks: ['10.0.0.0/8'] } });
    await tell();
    expect(await sendWebhooks?.()).toEqual({ sent: 0, postponed: 1, givenUp: 0, faults: ['EADDRESS'] });
    expect(receiver.ids).toEqual([]);
  });

  it('are not queued where nobody wants them', async () => {
    await reviewAt(start);
    expect(await maintain({}).tell()).toBe(0);
    expect(await told()).toEqual([]);
  });
});
