import { z } from 'zod';
import { encodeLogin, hasUnencodedLogin } from '#domain/kernel/unencoded-login.ts';
import type { SmtpSettings } from '#mail/smtp-transport.ts';
import type { SettingsOf } from './setting-values.ts';

/** Settings that no message, log or answer repeats. */
export const secretMailSettings: readonly string[] = ['SMTP_URL'];

/** Settings of mail: their part of the settings' schema. `SMTP_URL` turns mail on. */
export const mailSettingsShape = {
  SMTP_URL: z
    .string()
    .refine((text) => !hasUnencodedLogin(text), { error: encodeLogin, abort: true })
    .refine(isSmtpAddress, 'must be smtp:// or smtps:// with a host, e.g. smtps://user:password@mail.example:465')
    .nullable()
    .default(null),
  MAIL_FROM: z
    .string()
    .transform((text, check) => {
      const sender = parseSender(text);
      if (sender === null)
        check.addIssue({ code: 'custom', message: 'must be an email address, or a name and <an address>' });
      return sender ?? z.NEVER;
    })
    .nullable()
    .default(null),
};

/** `reviews@esim.example`, or `Reviews <reviews@esim.example>`. */
function parseSender(text: string): Pick<SmtpSettings, 'from' | 'fromName'> | null {
  const [, name = '', address] = /^(?:"?([^"<>]*?)"?\s*<)?([^\s@<>"]+@[^\s@<>"]+)>?$/.exec(text) ?? [];
  if (address === undefined || text.includes('<') !== text.endsWith('>')) return null;
  return { from: address, fromName: name === '' ? null : name };
}

function isSmtpAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return /^smtps?:$/.test(protocol) && hostname !== '';
}

export function missingMailSettings(given: Readonly<Record<string, string>>): readonly string[] {
  if (given['SMTP_URL'] === undefined || given['MAIL_FROM'] !== undefined) return [];
  return ['MAIL_FROM must be set when SMTP_URL is: the sender address of mails.'];
}

/** Null: no mail is queued or sent. */
export function buildMailSettings({
  SMTP_URL: url,
  MAIL_FROM: from,
}: SettingsOf<typeof mailSettingsShape>): SmtpSettings | null {
  return url === null || from === null ? null : { url, ...from };
}
