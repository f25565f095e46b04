import { createTransport } from 'nodemailer';
import type { Locale } from '#domain/kernel/locale.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { MailFault } from './mail-outbox.ts';

/** Where mails are handed over. */
export interface SmtpSettings {
  /** `smtp:` or `smtps:` with user and password in it: never shown. */
  readonly url: string;
  /** Address that mails come from. */
  readonly from: string;
  /** Name beside it; null or left out: that of the site. */
  readonly fromName?: string | null;
}

/** A mail as plain text. */
export interface OutgoingMail {
  /** The same at every attempt, so that a mail that arrives twice is known as one. */
  readonly messageId: string;
  readonly fromName: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly locale: Locale;
  /** Where a POST ends such mails (RFC 8058); left out: nothing can be ended. */
  readonly unsubscribe?: string;
}

/** Hands mails to a server. A failure says whether another attempt makes sense. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<Result<void, MailFault>>;
  close(): void;
}

/** Nobody waits for a mail: a slow server may take its time. */
const connectMs = 30_000;
const idleMs = 60_000;

/** Sends through SMTP; `smtp:` is encrypted where the server offers it, `smtps:` always. */
export function createSmtpTransport({ url, from, fromName: ownName }: SmtpSettings): MailTransport {
  const transport = connectTo(url, connectMs);
  return {
    send: async ({ fromName, locale, unsubscribe, ...mail }) => {
      try {
        await transport.sendMail({
          ...mail,
          from: { name: ownName ?? fromName, address: from },
          // Out-of-office replies to a machine help nobody (RFC 3834).
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': locale,
            ...(unsubscribe !== undefined && {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
        return success(undefined);
      } catch (error) {
        return failure(faultOf(error));
      }
    },
    close: () => transport.close(),
  };
}

function connectTo(url: string, waitMs: number) {
  return createTransport({
    url,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    dnsTimeout: waitMs,
    socketTimeout: idleMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Somebody waits for the answer. */
const verifyMs = 10_000;

/** Connects and logs in, and sends nothing. */
export async function verifySmtp({ url }: SmtpSettings): Promise<Result<void, MailFault>> {
  const transport = connectTo(url, verifyMs);
  try {
    await transport.verify();
    return success(undefined);
  } catch (error) {
    return failure(faultOf(error));
  } finally {
    transport.close();
  }
}

/** Replies from 500 are final (RFC 5321), but for a login that an operator can put right. */
function faultOf(error: unknown): MailFault {
  const { code = 'EUNKNOWN', responseCode } = error as { readonly code?: string; readonly responseCode?: number };
  const isFinal = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  return { code: responseCode === undefined ? code : `${code} ${responseCode}`, isFinal };
}
