import type { DueMail, MailOutbox } from './mail-outbox.ts';
import { sendDue, type DeliveryRound } from './send-due.ts';
import type { MailTransport, OutgoingMail } from './smtp-transport.ts';

/** Renders a mail. */
export type ComposeMail = (mail: DueMail) => Pick<OutgoingMail, 'fromName' | 'subject' | 'text' | 'unsubscribe'>;

interface SenderParts {
  readonly outbox: MailOutbox;
  readonly transport: MailTransport;
  /** Host name in message ids. */
  readonly hostname: string;
  readonly now: () => Date;
}

export interface MailSender {
  /** Sends due mails sequentially. Throws when the database fails. */
  sendDue(compose: ComposeMail): Promise<DeliveryRound>;
  close(): void;
}

export function createMailSender({ outbox, transport, hostname, now }: SenderParts): MailSender {
  return {
    close: () => transport.close(),
    sendDue: (compose) =>
      sendDue({
        outbox,
        now,
        send: (mail) => {
          const messageId = `<mail-${mail.id}@${hostname}>`;
          return transport.send({ ...compose(mail), messageId, to: mail.to, locale: mail.locale });
        },
      }),
  };
}
