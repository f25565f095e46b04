import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { locales as allLocales, type Locale } from '#domain/kernel/locale.ts';
import { MailOutbox, deliveryPausesMs, mostAttempts } from '#mail/mail-outbox.ts';
import { storedMailQueue } from '#reviews/mail-queue.ts';
import { textsOf } from '#i18n/languages/texts-of.ts';
import { createMailSender } from '#mail/mail-sender.ts';
import { carryOutDue } from '#runtime/services/desk/carry-out-due.ts';
import { decisionDelayMs, reviewDecisions } from '#runtime/services/desk/review-decisions.ts';
import { createSmtpTransport } from '#mail/smtp-transport.ts';
import { parsing, type ComposeMail } from '#runtime/maintenance/parse-mail.ts';
import { createLog } from '#runtime/services/log.ts';
import { deliverMail } from '#server/tasks/deliver-mail.ts';
import { createTestDatabase, engines, type TestDatabase } from '#tests/support/database.ts';
import { deciderOf, deskOf, moveReviewNow } from '#tests/support/desk-of.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { startSmtp, type SmtpStandIn } from '#tests/support/smtp-stand-in.ts';
import { storeReview, storeSeller, type StoredReviewFacts } from '#tests/support/stored-review.ts';

const site = { name: 'Roamchart', origin: 'https://esim.example', contactEmail: null, operatorName: null };
const start = new Date('2026-11-21T09:00:00.000Z');

const pixel = Uint8Array.of(1, 2, 3);

describe.each(engines)('mails to authors on %s', (engine) => {
  let suite: TestDatabase;
  let smtp: SmtpStandIn;
  let now: Date;
  let logged: string;

  beforeEach(async () => {
    [suite, smtp] = await Promise.all([createTestDatabase(engine), startSmtp()]);
    await storeSeller(suite.database);
    now = start;
    logged = '';
  });
  afterEach(async () => {
    await smtp[Symbol.asyncDispose]();
    await suite[Symbol.asyncDispose]();
  });

  const { log } = (() => {
    const destination = { write: (line: string) => void (logged += line) };
    return { log: createLog({ level: 'info', destination }) };
  })();

  interface SenderFacts {
    readonly url?: string;
    readonly database?: Pick<TestDatabase['database'], 'queries'>;
    readonly locales?: readonly Locale[];
  }

  function sender({ url = smtp.url, database = suite.database, locales = allLocales }: SenderFacts = {}) {
    const transport = createSmtpTransport({ url, from: 'reviews@esim.example' });
    const { sendDue, close } = createMailSender({
      outbox: new MailOutbox(database.queries),
      transport,
      hostname: 'esim.example',
      languages: { locales },
      now: () => now,
    });
    return { sendDue: (compose: ComposeMail) => sendDue(parsing(compose)), close };
  }

  async function deliver(facts: SenderFacts = {}): Promise<void> {
    const { sendDue, close } = sender(facts);
    await deliverMail(sendDue, { site, log });
    close();
  }

  const desk = (at = start, mails = true) => deskOf(suite.database, { at, mails });

  const store = (facts: StoredReviewFacts = {}): Promise<string> => storeReview(suite.database, facts);
  const rows = () => suite.database.queries.selectFrom('mail').selectAll().orderBy('id').execute();
  const approve = (id: string, mails = true) => moveReviewNow(suite.database, id, 'approve', { at: start, mails });

  it('tell them that a review is published, in their language', async () => {
    await approve(await store({ language: 'ja' }));
    await deliver();
    expect(smtp.mails).toMatchObject([
      {
        from: 'reviews@esim.example',
        to: ['ann@example.org'],
        headers: {
          from: 'Roamchart <reviews@esim.example>',
          subject: '「Tanuki SIM」の口コミを公開しました',
          'auto-submitted': 'auto-generated',
          'content-language': 'ja',
        },
      },
    ]);
    expect(smtp.mails[0]?.text).toContain('https://esim.example/ja/reviews');
  });

  it('are in English if the operator has switched their language off', async () => {
    await approve(await store({ language: 'ja' }));
    await deliver({ locales: ['en', 'fr'] });
    expect(smtp.mails[0]?.headers).toMatchObject({
      subject: 'Your review of Tanuki SIM has been published',
      'content-language': 'en',
    });
    expect(smtp.mails[0]?.text).toContain('https://esim.example/reviews');
  });

  it('are queued when a decision takes effect, and never when it was taken back', async () => {
    const [kept, undone] = [await store(), await store()];
    const parameters = { reason: null, note: null, pictures: [], words: [] };
    for (const subject of [kept, undone])
      await desk().decide(reviewDecisions.approve, { subject, parameters, delayMs: decisionDelayMs });
    expect(await desk().takeBack({ kind: 'review', subject: undone })).toMatchObject({ ok: true });
    expect(await rows()).toEqual([]);
    now = new Date(start.getTime() + decisionDelayMs);
    await carryOutDue(deciderOf(suite.database, { at: now, mails: true }));
    await deliver();
    expect(smtp.mails).toHaveLength(1);
    expect(await rows()).toMatchObject([{ review_id: kept }]);
  });

  it('say what of a review is left out, and not what it was', async () => {
    const [pending, published] = [
      await store({ text: 'Call 0123', images: [pixel] }),
      await store({ status: 'published', images: [pixel] }),
    ];
    const leftOut = { pictures: [0], words: [{ begins: 5, ends: 9 }] };
    await desk().decideNow(reviewDecisions.approve, pending, { reason: null, note: null, ...leftOut });
    await desk().decideNow(reviewDecisions.omit, published, { pictures: [0] });
    await deliver();
    const [first, second] = smtp.mails.map(({ text }) => text);
    expect(first).toMatch(
      /is now on Roamchart[\s\S]+Screenshots left out: 1\.\n\nWords that we can’t show are replaced by ▇\./,
    );
    expect(second).toMatch(/left out part of your review[\s\S]+Screenshots left out: 1\./);
    expect(`${first}${second}`).not.toContain('0123');
  });

  it('give the reason of a rejection, and no note of an operator', async () => {
    const id = await store({ language: 'fr' });
    await moveReviewNow(suite.database, id, 'reject', { reason: 'advertising', note: 'sells shoes', mails: true });
    await deliver();
    expect(smtp.mails[0]?.text).toContain('Motif\u00a0: «\u00a0Publicité\u00a0».');
    expect(smtp.mails[0]?.text).not.toContain('shoes');
  });

  it('bring the answer of the seller', async () => {
    const id = await store({ status: 'published' });
    await desk().decideNow(reviewDecisions.reply, id, { text: 'Thank you.\nIt is fixed.' });
    await deliver();
    expect(smtp.mails[0]?.headers['subject']).toBe('Tanuki SIM has replied to your review');
    expect(smtp.mails[0]?.text).toContain('> Thank you.\n> It is fixed.\n');
  });

  it('say nothing that the author typed: anybody can type any address', async () => {
    const id = await store({ name: 'Buy at https://evil.example', text: 'Click https://evil.example' });
    await suite.database.write((transaction) =>
      storedMailQueue.tell(transaction, { reviewId: id, kind: 'received', at: start }),
    );
    await deliver();
    expect(JSON.stringify(smtp.mails)).toContain(
      textsOf('en').moderation.mail.received.subject({ siteName: site.name }),
    );
    expect(JSON.stringify(smtp.mails)).not.toContain('evil');
  });

  it('are sent once, and nothing personal stays in the queue', async () => {
    await approve(await store());
    await deliver();
    await deliver();
    expect(smtp.mails).toHaveLength(1);
    expect(await rows()).toMatchObject([
      { to_address: '', payload: '{}', sent_at: start.toISOString(), last_error: null },
    ]);
    expect(logged).not.toContain('@');
  });

  it('are not queued for somebody who is forgotten, or without a mail server', async () => {
    await approve(await store({ email: '' }));
    await approve(await store(), false);
    expect(await rows()).toEqual([]);
  });

  it('are tried again after a pause when the server is busy', async () => {
    await approve(await store());
    smtp.refuse({ code: 451, words: 'come back later, ann@example.org' });
    await deliver();
    expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null, last_error: 'EENVELOPE 451' }]);
    expect(logged).toContain('"postponed":1');
    expect(logged).not.toContain('ann@');
    smtp.refuse(null);
    await deliver();
    expect(smtp.mails).toHaveLength(0);
    now = new Date(start.getTime() + (deliveryPausesMs[0] ?? 0));
    await deliver();
    expect(smtp.mails).toHaveLength(1);
  });

  it('keep their id over all attempts', async () => {
    await approve(await store());
    await approve(await store());
    await deliver();
    const ids = smtp.mails.map(({ headers }) => headers['message-id']);
    expect(ids).toEqual((await rows()).map(({ id }) => `<mail-${id}@esim.example>`));
  });

  it('are given up when the address is not there', async () => {
    await approve(await store());
    smtp.refuse({ code: 550, words: 'no such user' });
    await deliver();
    smtp.refuse(null);
    now = new Date('2030-01-01T00:00:00Z');
    await deliver();
    expect(smtp.mails).toHaveLength(0);
    expect(await rows()).toMatchObject([{ to_address: '', payload: '{}', last_error: 'EENVELOPE 550', sent_at: null }]);
  });

  it('are given up after the last of all attempts', async () => {
    await approve(await store());
    smtp.refuse({ code: 451, words: 'later' });
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await deliver();
      now = new Date(now.getTime() + 24 * 60 * 60_000);
    }
    expect(await rows()).toMatchObject([{ attempts: mostAttempts, to_address: '' }]);
  });

  it('wait while no server answers, or refuses the login', async () => {
    await approve(await store());
    await deliver({ url: 'smtp://127.0.0.1:1' });
    expect(await rows()).toMatchObject([{ last_error: 'ESOCKET', sent_at: null, to_address: 'ann@example.org' }]);
    now = new Date(start.getTime() + 60_000);
    await deliver({ url: smtp.url.replace('mail-secret', 'wrong') });
    expect(await rows()).toMatchObject([{ last_error: 'EAUTH 535', attempts: 2, to_address: 'ann@example.org' }]);
    expect(logged).not.toMatch(/secret|wrong/);
  });

  it('are shared out between processes: each is sent by one of them', async () => {
    await using other = await openTestDatabase({ url: suite.url, dataDir: '' });
    for (let index = 0; index < 10; index += 1) await approve(await store({ email: `author-${index}@example.org` }));
    const senders = [sender(), sender({ database: other })];
    await Promise.all(senders.map(({ sendDue }) => deliverMail(sendDue, { site, log })));
    for (const { close } of senders) close();
    const addresses = smtp.mails.flatMap(({ to }) => to);
    expect(addresses.toSorted()).toEqual(Array.from({ length: 10 }, (_, index) => `author-${index}@example.org`));
  });

  it('do not wait for a time in the future, after the clock was set back', async () => {
    await approve(await store());
    now = new Date(start.getTime() + 365 * 24 * 60 * 60_000);
    await new MailOutbox(suite.database.queries).claim(now);
    now = start;
    await deliver();
    expect(smtp.mails).toHaveLength(1);
    await deliver();
    expect(smtp.mails).toHaveLength(1);
  });

  it('are taken up again when their sender dies', async () => {
    await approve(await store());
    await new MailOutbox(suite.database.queries).claim(now);
    await deliver();
    expect(smtp.mails).toHaveLength(0);
    now = new Date(start.getTime() + 60 * 60_000);
    await deliver();
    expect(smtp.mails).toHaveLength(1);
  });

  it('are given up when their sender dies in the last of all attempts', async () => {
    await approve(await store());
    const outbox = new MailOutbox(suite.database.queries);
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      expect(await outbox.claim(now)).toMatchObject({ attempt });
      now = new Date(now.getTime() + 60 * 60_000);
    }
    await deliver();
    expect(smtp.mails).toEqual([]);
    expect(await rows()).toMatchObject([{ to_address: '', payload: '{}', last_error: 'EABANDONED', sent_at: null }]);
  });
});
