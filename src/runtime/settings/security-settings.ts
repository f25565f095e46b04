import { z } from 'zod';
import { encodeLogin, hasUnencodedLogin } from '#domain/kernel/unencoded-login.ts';
import type { SettingsOf } from './setting-values.ts';

export interface SecuritySettings {
  /** Whether browsers may put the host on the HSTS preload list. */
  readonly preloadsHttps: boolean;
  /** Origins of the operator's other sites, whose pages may call the API with the visitor's cookies. */
  readonly trustedOrigins: readonly string[];
  /**
   * Redis for rate limits across processes; empty: PostgreSQL where that is the database, else each process counts
   * alone.
   */
  readonly redisUrl: string;
  /** Contact for vulnerability reports: an e-mail or https address; null: `CONTACT_EMAIL`. */
  readonly contact: string | null;
}

export const defaultSecuritySettings: SecuritySettings = {
  preloadsHttps: false,
  trustedOrigins: [],
  redisUrl: '',
  contact: null,
};

function isFriend(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function isRedisAddress(text: string): boolean {
  return /^rediss?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '';
}

export const securitySettingsShape = {
  API_ORIGINS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
    .refine(
      (origins) => origins.every(isFriend),
      'must be origins such as https://app.esim.example, without a path, separated by commas',
    )
    .default([...defaultSecuritySettings.trustedOrigins]),
  REDIS_URL: z
    .string()
    .refine((text) => !hasUnencodedLogin(text), { error: encodeLogin, abort: true })
    .refine(isRedisAddress, 'must be redis:// or rediss:// with a host, e.g. rediss://user:password@cache.example:6379')
    .default(defaultSecuritySettings.redisUrl),
  SECURITY_CONTACT: z
    .string()
    .refine(
      (text) => /^[^\s@:/]+@[^\s@]+$/.test(text) || (/^https:\/\/\S+$/.test(text) && URL.canParse(text)),
      'must be an email address or an https address',
    )
    .nullable()
    .default(defaultSecuritySettings.contact),
};

/** Secret: the address may contain a password. */
export const secretSecuritySettings: readonly string[] = ['REDIS_URL'];

export function buildSecuritySettings(
  given: SettingsOf<typeof securitySettingsShape> & { readonly HSTS_PRELOAD: boolean },
): SecuritySettings {
  return {
    preloadsHttps: given.HSTS_PRELOAD,
    trustedOrigins: given.API_ORIGINS,
    redisUrl: given.REDIS_URL,
    contact: given.SECURITY_CONTACT,
  };
}
