import { describe, expect, it } from 'vitest';
import type { DeliveryFault, Due } from '#mail/mail-outbox.ts';
import { MailOutbox, WebhookOutbox } from '#mail/mail-outbox.ts';
import { parseOperatorMail, queueNotices } from '#mail/queue-notices.ts';
import { sendDue } from '#mail/send-due.ts';
import { createSmtpTransport } from '#mail/smtp-transport.ts';
import { createWebhookTransport, readWebhookMessage } from '#mail/webhook-transport.ts';
import type { Result } from '#domain/kernel/result.ts';
import { engines, type TestDatabase, useTestDatabase } from '#tests/support/database.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { sizeOfRun } from '#tests/support/size-of-run.ts';
import { startSmtp } from '#tests/support/smtp-stand-in.ts';
import { startWebhookReceiver } from '#tests/support/webhook-stand-in.ts';

const count = sizeOfRun(40, 500);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

type Deliver = () => Promise<Result<void, DeliveryFault>>;

/** The process of a sender was killed: what it had begun is not recorded. */
class Killed extends Error {}

describe.each(engines)('%s: mails and webhooks, with failures, restarts and two servers', (engine) => {
  const suite = useTestDatabase(engine);

  it(`are each delivered, none is lost, and what comes twice has the same id (${2 * count})`, async () => {
    const random = new SeededRandom(34);
    const start = new Date();
    let now = start;
    // Longer than three days nothing is tried again, so that all must be well before.
    const chance = (of: number): boolean => random.below(of) === 0 && now.getTime() - start.getTime() < 18 * hourMs;
    await using smtp = await startSmtp();
    await using receiver = await startWebhookReceiver(() =>
      chance(5) ? 'refuse' : chance(9) ? 'break off' : chance(9) ? 'take and break off' : 'take',
    );
    await using other = await openTestDatabase({ url: suite.url, dataDir: '' });
    for (let index = 0; index < count; index += 1)
      await suite.database.write((transaction) =>
        queueNotices(
          transaction,
          {
            mail: { to: 'operator@example.org', subject: `Notice ${index}`, text: 'Look.' },
            events: [{ type: 'test', data: { index } }],
          },
          now,
        ),
      );
    let kills = 0;
    const underWay = new Set<string>();
    const simultaneous: string[] = [];
    /** Ends like a killed process: before the delivery, or after it and before it is recorded. */
    const dying = async (deliver: Deliver): ReturnType<Deliver> => {
      const [dies, isAfter] = [chance(12), chance(2)];
      if (dies && isAfter) await deliver();
      if (!dies) return deliver();
      kills += 1;
      throw new Killed();
    };
    const claiming = async (id: string, deliver: Deliver): ReturnType<Deliver> => {
      if (underWay.has(id)) simultaneous.push(id);
      underWay.add(id);
      return dying(deliver).finally(() => underWay.delete(id));
    };
    const server = (database: TestDatabase['database']) => {
      const mail = createSmtpTransport({ url: smtp.url, from: 'site@esim.example' });
      const { url, secret } = receiver;
      const webhook = createWebhookTransport({ url, secret, networks: ['127.0.0.0/8'] }, () => new Date());
      const sendMail = ({ id, to, payload }: Due<string>) =>
        claiming(`mail ${id}`, () => {
          const { subject, text } = parseOperatorMail(payload);
          return mail.send({ messageId: `<mail-${id}@x>`, fromName: 'Site', to, subject, text, locale: 'en' });
        });
      const sendHook = ({ id, payload }: Due<string>) =>
        claiming(`webhook ${id}`, () => webhook.send(readWebhookMessage(payload)));
      return async (): Promise<void> => {
        const options = { now: () => now };
        const rounds = [
          sendDue({ ...options, outbox: new MailOutbox(database.queries), send: sendMail }),
          sendDue({ ...options, outbox: new WebhookOutbox(database.queries), send: sendHook }),
        ];
        for (const round of await Promise.allSettled(rounds))
          if (round.status === 'rejected' && !(round.reason instanceof Killed)) throw round.reason;
        mail.close();
      };
    };
    const waiting = async (): Promise<number> => {
      const rows = suite.database.queries.selectFrom('mail').select('id').where('sent_at', 'is', null);
      return (await rows.execute()).length;
    };
    // A restarted server is a new one; what a killed one had claimed is free again after an hour.
    for (let round = 0; (await waiting()) > 0; round += 1) {
      expect(round).toBeLessThan(400);
      smtp.refuse(chance(4) ? { code: 451, words: 'later' } : null);
      await Promise.all([server(suite.database)(), server(other)()]);
      now = new Date(now.getTime() + 20 * minuteMs);
    }
    expect(kills).toBeGreaterThan(2);
    expect(simultaneous).toEqual([]);
    const mailIds = smtp.mails.map(({ headers }) => headers['message-id']);
    const subjects = smtp.mails.map(({ headers }) => headers['subject']);
    const indexes = receiver.events.map((event) => (event as { readonly data: { readonly index: number } }).data.index);
    const all = Array.from({ length: count }, (_, index) => index);
    expect(new Set(subjects)).toEqual(new Set(all.map((index) => `Notice ${index}`)));
    expect(new Set(indexes).size).toBe(count);
    // What came twice is one to its receiver: as many ids as notices.
    expect(new Set(mailIds).size).toBe(count);
    expect(new Set(receiver.ids).size).toBe(count);
    expect(receiver.ids.length).toBeGreaterThan(count);
    const rows = await suite.database.queries.selectFrom('mail').selectAll().execute();
    expect(rows.filter(({ to_address, payload }) => to_address !== '' || payload !== '{}')).toEqual([]);
  });
});
