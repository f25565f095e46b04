import { siteLocale, type SiteLanguages } from '#domain/place/page-locales.ts';
import type { DueMail, MailOutbox } from './mail-outbox.ts';
import { sendDue } from './send-due.ts';
import type { MailTransport, OutgoingMail } from './smtp-transport.ts';

/** Renders a mail. */
export type ComposeMail = (mail: DueMail) => Pick<OutgoingMail, 'fromName' | 'subject' | 'text' | 'unsubscribe'>;

interface SenderParts {
  readonly outbox: MailOutbox;
  readonly transport: MailTransport;
  /** Host name in message ids. */
  readonly hostname: string;
  /** A mail in a language that is off is sent in English: its author chose it while it was on. */
  readonly languages: SiteLanguages;
  readonly now: () => Date;
}

export function createMailSender({ outbox, transport, hostname, languages, now }: SenderParts) {
  return {
    close: () => transport.close(),
    /** Sends due mails sequentially. Throws when the database fails. */
    sendDue: (compose: ComposeMail) =>
      sendDue({
        outbox,
        now,
        send: (mail) => {
          const messageId = `<mail-${mail.id}@${hostname}>`;
          const locale = siteLocale(mail.locale, languages);
          return transport.send({ ...compose({ ...mail, locale }), messageId, to: mail.to, locale });
        },
      }),
  };
}
