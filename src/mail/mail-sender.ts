import type { DueMail, MailOutbox } from './mail-outbox.ts';
import type { MailTransport, OutgoingMail } from './smtp-transport.ts';

/** Renders a mail. */
export type ComposeMail = (mail: DueMail) => Pick<OutgoingMail, 'fromName' | 'subject' | 'text' | 'unsubscribe'>;

/** Result of one batch. */
export interface MailRound {
  readonly sent: number;
  /** To be retried. */
  readonly postponed: number;
  readonly givenUp: number;
  /** Distinct error codes. */
  readonly faults: readonly string[];
}

interface SenderParts {
  readonly outbox: MailOutbox;
  readonly transport: MailTransport;
  /** Host name in message ids. */
  readonly hostname: string;
  readonly now: () => Date;
}

/** Batch size, so that a batch always ends and the sender can be stopped. */
const roundSize = 100;

export interface MailSender {
  /** Sends due mails sequentially. Throws when the database fails. */
  sendDue(compose: ComposeMail): Promise<MailRound>;
  close(): void;
}

export function createMailSender({ outbox, transport, hostname, now }: SenderParts): MailSender {
  return {
    close: () => transport.close(),
    sendDue: async (compose) => {
      const outcomes = { sent: 0, postponed: 0, givenUp: 0 };
      const faults = new Set<string>();
      for (let count = 0; count < roundSize; count += 1) {
        const mail = await outbox.claim(now());
        if (mail === null) break;
        const messageId = `<mail-${mail.id}@${hostname}>`;
        const sent = await transport.send({ ...compose(mail), messageId, to: mail.to, locale: mail.locale });
        if (sent.ok) {
          await outbox.markSent(mail.id, now());
          outcomes.sent += 1;
          continue;
        }
        faults.add(sent.reason.code);
        const isOver = await outbox.markFailed(mail, sent.reason, now());
        outcomes[isOver ? 'givenUp' : 'postponed'] += 1;
      }
      return { ...outcomes, faults: [...faults] };
    },
  };
}
