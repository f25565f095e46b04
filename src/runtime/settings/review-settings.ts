import { z } from 'zod';
import type { BotCheckSettings } from '#reviews/bot-check-settings.ts';
import type { ImageStoreSettings } from '#reviews/image-store-settings.ts';
import type { SmtpSettings } from '#mail/smtp-transport.ts';
import { buildMailSettings, mailSettingsShape, missingMailSettings, secretMailSettings } from './mail-settings.ts';
import { buildImageSettings, imageSettingsShape, missingImageSettings, secretImageSettings } from './image-settings.ts';

/** What an operator decides about reviews. */
export interface ReviewSettings {
  readonly botCheck: BotCheckSettings;
  /** Null: no mail is queued or sent. */
  readonly mail: SmtpSettings | null;
  /** How long the e-mail address of a decided review is kept, in days. */
  readonly emailDays: number;
  readonly images: ImageStoreSettings;
}

/** As they are when nothing is configured. */
export const defaultReviewSettings: ReviewSettings = {
  botCheck: { kind: 'altcha' },
  mail: null,
  emailDays: 180,
  images: { kind: 'database' },
};

const botChecks = ['altcha', 'recaptcha', 'turnstile'] as const;

/** Whose servers a visitor's browser talks to when a review form opens; null: nobody else's. */
export const botCheckCompanies = { altcha: null, recaptcha: 'Google', turnstile: 'Cloudflare' } as const;

/** Settings that no message, log or answer repeats. */
export const secretReviewSettings: readonly string[] = [
  'RECAPTCHA_SECRET_KEY',
  'TURNSTILE_SECRET_KEY',
  ...secretMailSettings,
  ...secretImageSettings,
];

/** Their part of the settings' schema. */
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
  REVIEW_EMAIL_DAYS: z
    .string()
    .refine((text) => /^([7-9]|[1-9]\d{1,3})$/.test(text), 'must be a whole number of days from 7 to 9999')
    .transform(Number)
    .default(180),
  ...imageSettingsShape,
};

const reviewSettingsSchema = z.object(reviewSettingsShape);

type Given = z.output<typeof reviewSettingsSchema>;

/** Settings that each setting's own value makes necessary. */
const neededKeys = {
  altcha: [],
  recaptcha: ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
  turnstile: ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
} as const satisfies Readonly<Record<(typeof botChecks)[number], readonly (keyof Given)[]>>;

/**
 * What is missing beside what is given, one sentence each. Looks at the settings as they were given, so that it can speak
 * up together with the complaints about single values.
 */
export function missingReviewSettings(given: Readonly<Record<string, string>>): readonly string[] {
  const chosen = botChecks.find((kind) => kind === given['BOT_CHECK']) ?? 'altcha';
  const keys = neededKeys[chosen].filter((name) => given[name] === undefined);
  return [
    ...keys.map((name) => `${name} must be given when BOT_CHECK is ${chosen}.`),
    ...missingMailSettings(given),
    ...missingImageSettings(given),
  ];
}

/** Puts checked settings together. */
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
