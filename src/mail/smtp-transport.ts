import { createTransport } from 'nodemailer';
import type { Locale } from '#domain/kernel/locale.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { DeliveryFault } from './mail-outbox.ts';

/** SMTP settings. */
export interface SmtpSettings {
  /** `smtp:` or `smtps:` URL with user and password: secret. */
  readonly url: string;
  /** From address. */
  readonly from: string;
  /** From name; null or omitted: the site's name. */
  readonly fromName?: string | null;
}

/** A plain-text mail. */
export interface OutgoingMail {
  /** The same at every attempt, so that duplicates can be detected. */
  readonly messageId: string;
  readonly fromName: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly locale: Locale;
  /** One-click unsubscribe URL (RFC 8058); omitted: not a subscription. */
  readonly unsubscribe?: string;
}

/** Hands mails to a server. A failure says whether a retry makes sense. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<Result<void, DeliveryFault>>;
  close(): void;
}

/** Generous timeouts: nobody waits for a mail. */
const connectMs = 30_000;
const idleMs = 60_000;

/** Sends by SMTP; `smtp:` uses STARTTLS where offered, `smtps:` always TLS. */
export function createSmtpTransport({ url, from, fromName: ownName }: SmtpSettings): MailTransport {
  const transport = connectTo(url, connectMs);
  return {
    send: async ({ fromName, locale, unsubscribe, ...mail }) => {
      try {
        await transport.sendMail({
          ...mail,
          from: { name: ownName ?? fromName, address: from },
          // Suppresses out-of-office replies (RFC 3834).
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

/** Short timeouts: an operator waits for the answer. */
const verifyMs = 10_000;

/** Connects and logs in, without sending. */
export async function verifySmtp({ url }: SmtpSettings): Promise<Result<void, DeliveryFault>> {
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

/** Replies from 500 are permanent (RFC 5321), except a failed login, which the operator can correct. */
function faultOf(error: unknown): DeliveryFault {
  const { code = 'EUNKNOWN', responseCode }: { readonly code?: string; readonly responseCode?: number } = Object(error);
  const isFinal = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  return { code: responseCode === undefined ? code : `${code} ${responseCode}`, isFinal };
}
