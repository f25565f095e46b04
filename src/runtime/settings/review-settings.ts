import { z } from 'zod';
import type { BotCheckSettings } from '#reviews/bot-check-settings.ts';
import type { ImageStoreSettings } from '#reviews/image-store-settings.ts';
import type { SmtpSettings } from '#mail/smtp-transport.ts';
import { buildMailSettings, mailSettingsShape, missingMailSettings, secretMailSettings } from './mail-settings.ts';
import { buildImageSettings, imageSettingsShape, missingImageSettings, secretImageSettings } from './image-settings.ts';
import { wholeNumber, type SettingsOf } from './setting-values.ts';

export interface ReviewSettings {
  readonly botCheck: BotCheckSettings;
  /** Null: no mail is queued or sent. */
  readonly mail: SmtpSettings | null;
  /** Retention of the e-mail address of a decided review, in days. */
  readonly emailDays: number;
  readonly images: ImageStoreSettings;
}

export const defaultReviewSettings: ReviewSettings = {
  botCheck: { kind: 'altcha' },
  mail: null,
  emailDays: 180,
  images: { kind: 'database' },
};

const botChecks = ['altcha', 'recaptcha', 'turnstile'] as const;

/** Third party that a visitor's browser contacts when a review form opens; null: none. */
export const botCheckCompanies = { altcha: null, recaptcha: 'Google', turnstile: 'Cloudflare' } as const;

/** Secrets: never repeated in a message, log or answer. */
export const secretReviewSettings: readonly string[] = [
  'RECAPTCHA_SECRET_KEY',
  'TURNSTILE_SECRET_KEY',
  ...secretMailSettings,
  ...secretImageSettings,
];

export const reviewSettingsShape = {
  BOT_CHECK: z.enum(botChecks, `must be one of ${botChecks.join(', ')}`).default('altcha'),
  RECAPTCHA_SITE_KEY: z.string().nullable().default(null),
  RECAPTCHA_SECRET_KEY: z.string().nullable().default(null),
  RECAPTCHA_LEAST_SCORE: z
    .string()
    .regex(/^(0(\.\d{1,2})?|1(\.0{1,2})?)$/, 'must be a number from 0 to 1 with at most two decimals')
    .transform(Number)
    .default(0.5),
  TURNSTILE_SITE_KEY: z.string().nullable().default(null),
  TURNSTILE_SECRET_KEY: z.string().nullable().default(null),
  ...mailSettingsShape,
  REVIEW_EMAIL_DAYS: wholeNumber({ unit: ' of days', least: 7, most: 9999 }).default(180),
  ...imageSettingsShape,
};

type Given = SettingsOf<typeof reviewSettingsShape>;

/** Settings that require other settings. */
const neededKeys = {
  altcha: [],
  recaptcha: ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
  turnstile: ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
} as const satisfies Readonly<Record<(typeof botChecks)[number], readonly (keyof Given)[]>>;

/**
 * Missing settings, one sentence each. Works on the raw settings, so that these are reported together with invalid
 * values.
 */
export function missingReviewSettings(given: Readonly<Record<string, string>>): readonly string[] {
  const chosen = botChecks.find((kind) => kind === given['BOT_CHECK']) ?? 'altcha';
  const keys = neededKeys[chosen].filter((name) => given[name] === undefined);
  return [
    ...keys.map((name) => `${name} must be set when BOT_CHECK is ${chosen}.`),
    ...missingMailSettings(given),
    ...missingImageSettings(given),
  ];
}

export function buildReviewSettings(given: Given): ReviewSettings {
  return {
    botCheck: buildBotCheck(given),
    mail: buildMailSettings(given),
    emailDays: given.REVIEW_EMAIL_DAYS,
    images: buildImageSettings(given),
  };
}

function buildBotCheck(given: Given): BotCheckSettings {
  switch (given.BOT_CHECK) {
    case 'altcha':
      return { kind: 'altcha' };
    case 'recaptcha':
      return {
        kind: 'recaptcha',
        siteKey: given.RECAPTCHA_SITE_KEY ?? '',
        secretKey: given.RECAPTCHA_SECRET_KEY ?? '',
        leastScore: given.RECAPTCHA_LEAST_SCORE,
      };
    case 'turnstile':
      return {
        kind: 'turnstile',
        siteKey: given.TURNSTILE_SITE_KEY ?? '',
        secretKey: given.TURNSTILE_SECRET_KEY ?? '',
      };
  }
}
