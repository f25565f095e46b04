import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { defaultApiBase } from '#domain/kernel/api-base.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { proposedFirstCurrencies } from '#domain/money/first-currency.ts';
import {
  backupKeyPattern,
  backupSettingsShape,
  buildBackupSettings,
  missingBackupSettings,
} from './backup-settings.ts';
import {
  botCheckCompanies,
  buildReviewSettings,
  missingReviewSettings,
  reviewSettingsShape,
  secretReviewSettings,
} from './review-settings.ts';

import { currencySettingsShape, readOwnSimOffers } from './currency-settings.ts';
import { languageSettingsShape } from './language-settings.ts';
import { buildDatabaseLimits, databaseSettingsShape } from './database-settings.ts';
import { buildDeskSettings, deskSettingsShape, missingDeskSettings } from './desk-settings.ts';
import { buildFeedSettings, feedSettingsShape } from './feed-settings.ts';
import { buildSourceSettings, sourceSettingsShape } from './source-settings.ts';
import {
  buildNoticeSettings,
  missingNoticeSettings,
  noticeSettingsShape,
  secretNoticeSettings,
} from './notice-settings.ts';
import { buildPageCacheSettings, pageCacheSettingsShape } from './page-cache-settings.ts';
import { buildLinks, linkSettingsShape } from './link-settings.ts';
import { buildRateSettings, rateSettingsShape, secretRateSettings } from './rate-settings.ts';
import { buildSecuritySettings, secretSecuritySettings, securitySettingsShape } from './security-settings.ts';
import { wholeNumber, yesOrNo } from './setting-values.ts';
import type { SiteSettings } from './site-settings.ts';
import { buildVisitorSettings, visitorSettingsShape } from './visitor-settings.ts';
import { buildWatchSettings, watchSettingsShape } from './watch-settings.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

/** Per setting: name, allowed values and default. */
const settingsSchema = z.object({
  PORT: wholeNumber({ least: 0, most: 65_535 }).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address without a port')
    .default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite|file|postgres|postgresql):/i, 'must begin with sqlite:, file:, postgres: or postgresql:')
    .default(''),
  DATA_DIR: z.string().default('./var'),
  SITE_NAME: z.string().max(60, 'must have at most 60 characters').default('Roamchart'),
  SITE_ORIGIN: z
    .string()
    .refine(isOrigin, 'must be http:// or https:// with a host and nothing after it, e.g. https://esim.example')
    .transform((text) => new URL(text).origin)
    .optional(),
  CLIENT_API_BASE: z
    .string()
    .regex(/^(\/[\w.-]+)+$/, 'must be a path on the site such as /api, without a slash at its end')
    .default(defaultApiBase),
  CONTACT_EMAIL: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/, 'must be an email address')
    .nullable()
    .default(null),
  OPERATOR_NAME: z.string().max(200, 'must have at most 200 characters').nullable().default(null),
  OWN_SIM_CHECKED: z
    .string()
    .regex(/^.{1,100}, \d{4}-\d{2}-\d{2}$/, 'must be a name and a day such as Jane Doe, 2026-12-01')
    .transform((text) => ({ by: text.slice(0, -12), on: text.slice(-10) }))
    .refine(({ on }) => z.iso.date().safeParse(on).success, 'must end with a day that exists')
    .nullable()
    .default(null),
  OWN_SIM_OFFERS: z
    .string()
    .transform((text, issues) => {
      const read = readOwnSimOffers(text);
      if (!read.ok) issues.addIssue({ code: 'custom', message: read.reason });
      return read.ok ? read.value : z.NEVER;
    })
    .optional(),
  ...languageSettingsShape,
  ...currencySettingsShape,
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  DEMO: yesOrNo.default(true),
  SERVICE_WORKER: yesOrNo.default(true),
  ...reviewSettingsShape,
  ...noticeSettingsShape,
  ...linkSettingsShape,
  ...visitorSettingsShape,
  ...rateSettingsShape,
  OPEN_DATA: yesOrNo.default(true),
  DATA_LICENCE: z.string().max(1000, 'must have at most 1000 characters').optional(),
  ...feedSettingsShape,
  ...sourceSettingsShape,
  ...securitySettingsShape,
  ...backupSettingsShape,
  ...pageCacheSettingsShape,
  ...databaseSettingsShape,
  ...watchSettingsShape,
  ...deskSettingsShape,
});

/** Names of all settings, in the order of the schema. */
export const settingNames: readonly string[] = Object.keys(settingsSchema.shape);

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, href, username } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && href === `${origin}/`;
}

/**
 * Parses the settings of a process. An empty setting counts as not given. The failure lists every problem at once, one
 * sentence each; values are quoted except for secrets.
 */
export function loadConfig(
  environment: Readonly<Record<string, string | undefined>>,
): Result<Config, readonly string[]> {
  const given = settingNames.flatMap((name) => {
    const value = environment[name]?.trim() ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  const settings = Object.fromEntries(given);
  const parsed = settingsSchema.safeParse(settings);
  const missing = [
    ...missingReviewSettings(settings),
    ...missingNoticeSettings(settings),
    ...missingBackupSettings(settings),
    ...missingDeskSettings(settings),
  ];
  if (parsed.success && missing.length === 0) return success(buildConfig(parsed.data, settings));
  const wrong = parsed.error?.issues.map((issue) => describeProblem(issue, environment)) ?? [];
  return failure([...wrong, ...missing]);
}

/** Settings whose values appear in no message, log or answer; nor does any that has a password or a key in it. */
export const secretSettings: readonly string[] = [
  'DATABASE_URL',
  ...secretReviewSettings,
  ...secretNoticeSettings,
  ...secretRateSettings,
  ...secretSecuritySettings,
];

function describeProblem(
  { path, message }: { readonly path: readonly PropertyKey[]; readonly message: string },
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const name = String(path[0]);
  const value = environment[name] ?? '';
  return `${name} ${message}${isSecret(name, value) ? '' : `; it is "${value.slice(0, 80)}"`}.`;
}

function isSecret(name: string, value: string): boolean {
  return secretSettings.includes(name) || /\/\/.*@/s.test(value) || backupKeyPattern.test(value);
}

function buildConfig(settings: z.output<typeof settingsSchema>, given: Readonly<Record<string, string>>) {
  const [secret, plain] = [true, false].map((kind) =>
    Object.entries(given).filter(([name, value]) => isSecret(name, value) === kind),
  );
  const own = {
    feedList: settings.FEED_SOURCES,
    settings: Object.fromEntries(plain ?? []),
    secrets: (secret ?? []).map(([name]) => name),
  };
  const site: SiteSettings = {
    name: settings.SITE_NAME,
    origin: settings.SITE_ORIGIN ?? originOf(settings.HOST, settings.PORT),
    apiBase: settings.CLIENT_API_BASE,
    contactEmail: settings.CONTACT_EMAIL,
    operatorName: settings.OPERATOR_NAME,
    ...(settings.OWN_SIM_CHECKED !== null && { ownSimChecked: settings.OWN_SIM_CHECKED }),
    ...(settings.OWN_SIM_OFFERS !== undefined && { ownSimOffers: settings.OWN_SIM_OFFERS }),
    reviewEmailDays: settings.REVIEW_EMAIL_DAYS,
    browserErrorDays: settings.BROWSER_ERROR_DAYS,
    searchDays: settings.SEARCH_DAYS,
    botCheckCompany: botCheckCompanies[settings.BOT_CHECK],
    links: buildLinks(settings),
    keepsPages: settings.SERVICE_WORKER,
    locales: settings.LOCALES,
    firstCurrencies: settings.FIRST_CURRENCY ?? (settings.DEMO ? proposedFirstCurrencies : {}),
    ...(settings.DATA_LICENCE !== undefined && { dataLicence: settings.DATA_LICENCE }),
  };
  return {
    /** 0: any free port. */
    port: settings.PORT,
    host: settings.HOST,
    /** As given; empty: a SQLite file in `dataDir`. Parsed by `database/`. */
    databaseUrl: settings.DATABASE_URL,
    databaseLimits: buildDatabaseLimits(settings),
    /** Absolute path; everything written at run time is below it. */
    dataDir: resolve(settings.DATA_DIR),
    logLevel: settings.LOG_LEVEL,
    /** Whether an empty database is filled with the demo catalogue. */
    demo: settings.DEMO,
    /** Whether servers make the catalogue downloads once a day. */
    offersFiles: settings.OPEN_DATA,
    reviews: buildReviewSettings(settings),
    visitors: buildVisitorSettings(settings),
    rates: buildRateSettings(settings),
    feeds: buildFeedSettings(settings),
    sources: buildSourceSettings(settings),
    security: buildSecuritySettings(settings),
    backups: buildBackupSettings(settings, own),
    notices: buildNoticeSettings(settings),
    pageCache: buildPageCacheSettings(settings),
    watch: buildWatchSettings(settings),
    /** Null: the operators' desk is off. */
    desk: buildDeskSettings(settings),
    site,
  };
}

/** All settings of a process, validated. */
export type Config = ReturnType<typeof buildConfig>;

/** The address to visit a server at, e.g. `http://127.0.0.1:3000`; a wildcard address becomes `localhost`. */
export function originOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return new URL(`http://${isIPv6(name) ? `[${name}]` : name}:${port}`).origin;
}
