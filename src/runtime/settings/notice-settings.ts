import { z } from 'zod';
import type { WebhookSettings } from '#mail/webhook-transport.ts';
import { privateNetworks, type SettingsOf } from './setting-values.ts';

/** How the operator is told that something waits. */
export interface NoticeSettings {
  readonly email: string | null;
  /** When the digest is sent, in minutes after midnight UTC. */
  readonly digestMinutes: number;
  readonly webhook: WebhookSettings | null;
}

export const defaultNoticeSettings: NoticeSettings = { email: null, digestMinutes: 7 * 60, webhook: null };

/** The address may contain a key. */
export const secretNoticeSettings: readonly string[] = ['WEBHOOK_URL', 'WEBHOOK_SECRET'];

export const noticeSettingsShape = {
  OPERATOR_EMAIL: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address')
    .nullable()
    .default(defaultNoticeSettings.email),
  OPERATOR_DIGEST_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time in UTC such as 07:00')
    .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)))
    .default(defaultNoticeSettings.digestMinutes),
  WEBHOOK_URL: z
    .string()
    .refine(isWebAddress, 'must be an https address; http is for hosts in WEBHOOK_NETWORKS')
    .nullable()
    .default(null),
  WEBHOOK_SECRET: z
    .string()
    .refine(isSigningSecret, 'must be whsec_ and 24 to 64 random bytes in Base64')
    .nullable()
    .default(null),
  WEBHOOK_NETWORKS: privateNetworks(),
};

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

function isSigningSecret(text: string): boolean {
  const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  return bytes.length >= 24 && bytes.length <= 64 && bytes.toString('base64') === encoded;
}

/** What a given setting needs besides it. */
export function missingNoticeSettings(given: Readonly<Record<string, string>>): readonly string[] {
  const [isPlain, isSet] = [/^http:/i.test(given['WEBHOOK_URL'] ?? ''), given['WEBHOOK_URL'] !== undefined];
  return [
    ...(given['OPERATOR_EMAIL'] !== undefined && given['SMTP_URL'] === undefined
      ? ['SMTP_URL must be given when OPERATOR_EMAIL is: the server that sends the mails.']
      : []),
    ...(isSet && given['WEBHOOK_SECRET'] === undefined
      ? ['WEBHOOK_SECRET must be given when WEBHOOK_URL is: what the messages are signed with.']
      : []),
    ...(isPlain && given['WEBHOOK_NETWORKS'] === undefined
      ? ['WEBHOOK_NETWORKS must name the host when WEBHOOK_URL is not https.']
      : []),
  ];
}

export function buildNoticeSettings({
  OPERATOR_EMAIL: email,
  OPERATOR_DIGEST_AT: digestMinutes,
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: secret,
  WEBHOOK_NETWORKS: networks,
}: SettingsOf<typeof noticeSettingsShape>): NoticeSettings {
  return { email, digestMinutes, webhook: url === null || secret === null ? null : { url, secret, networks } };
}
