import { z } from 'zod';

/** What an operator decides about how the site protects itself and its visitors. */
export interface SecuritySettings {
  /** Whether browsers may put the host on the list that they ship, so that they never try plain HTTP. */
  readonly preloadsHttps: boolean;
  /** Origins of other sites of the operator, whose pages may call the API with the visitor's cookies. */
  readonly friends: readonly string[];
  /** Redis that the processes of a site count clients in; empty: PostgreSQL where that is the database, else each for itself. */
  readonly redisUrl: string;
  /** Where weaknesses are reported: an e-mail address or an https address; null: `CONTACT_EMAIL`. */
  readonly contact: string | null;
}

/** As they are when nothing is configured. */
export const defaultSecuritySettings: SecuritySettings = {
  preloadsHttps: false,
  friends: [],
  redisUrl: '',
  contact: null,
};

function isFriend(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function isRedisAddress(text: string): boolean {
  return /^rediss?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '';
}

/** Their part of the settings' schema. */
export const securitySettingsShape = {
  API_ORIGINS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
    .refine(
      (origins) => origins.every(isFriend),
      'must be origins such as https://app.esim.example, without a path, separated by commas',
    )
    .default([...defaultSecuritySettings.friends]),
  REDIS_URL: z
    .string()
    .refine(isRedisAddress, 'must be redis:// or rediss:// with a host, e.g. rediss://user:password@cache.example:6379')
    .default(defaultSecuritySettings.redisUrl),
  SECURITY_CONTACT: z
    .string()
    .refine(
      (text) => /^[^\s@:/]+@[^\s@]+$/.test(text) || (/^https:\/\/\S+$/.test(text) && URL.canParse(text)),
      'must be an e-mail address or an https address',
    )
    .nullable()
    .default(defaultSecuritySettings.contact),
};

/** Not to be repeated in messages: the address may hold a password. */
export const secretSecuritySettings: readonly string[] = ['REDIS_URL'];

const securitySettingsSchema = z.object(securitySettingsShape);

/** Puts checked settings together. */
export function buildSecuritySettings(
  given: z.output<typeof securitySettingsSchema> & { readonly HSTS_PRELOAD: boolean },
): SecuritySettings {
  return {
    preloadsHttps: given.HSTS_PRELOAD,
    friends: given.API_ORIGINS,
    redisUrl: given.REDIS_URL,
    contact: given.SECURITY_CONTACT,
  };
}
