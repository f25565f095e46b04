import { z } from 'zod';
import { builtOfNone, isNetwork, wholeNumber, type SettingsOf } from './setting-values.ts';

function days(usual: number) {
  return wholeNumber({ unit: ' of days', most: 9999 }).default(usual);
}

export const visitorSettingsShape = {
  TRUSTED_PROXIES: z
    .string()
    .transform((text): readonly string[] => (text === 'none' ? [] : text.split(',').map((part) => part.trim())))
    .refine(
      (parts) => parts.every(isNetwork),
      'must be "none", or addresses and networks such as 10.0.0.0/8, separated by commas',
    )
    // Only a proxy on the same machine is trusted.
    .default(['127.0.0.0/8', '::1']),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/i, 'must be the name of a header, e.g. CF-IPCountry')
    .transform((name) => name.toLowerCase())
    .nullable()
    .default(null),
  COUNTRY_DATABASE: z.string().nullable().default(null),
  CAMPAIGN_DAYS: days(730),
  BROWSER_ERROR_DAYS: days(30),
  VIEW_DAYS: days(730),
  SEARCH_DAYS: days(90),
};

export function buildVisitorSettings(given: SettingsOf<typeof visitorSettingsShape>) {
  return {
    proxy: {
      /** Addresses and networks (`10.0.0.0/8`) whose forwarding headers are trusted. */
      trusted: given.TRUSTED_PROXIES,
      /** Header in which a trusted proxy sends the visitor's country, in lower case; null: none. */
      countryHeader: given.COUNTRY_HEADER,
    },
    /** Path of an .mmdb file; null: addresses are not looked up. */
    countryDatabase: given.COUNTRY_DATABASE,
    /** Retention of campaign and referrer counts, in days. */
    campaignDays: given.CAMPAIGN_DAYS,
    /** Retention of browser errors, in days. */
    browserErrorDays: given.BROWSER_ERROR_DAYS,
    /** Retention of page view counts, in days. */
    viewDays: given.VIEW_DAYS,
    /** Retention of searches that found nothing, in days. */
    searchDays: given.SEARCH_DAYS,
  };
}

export type VisitorSettings = ReturnType<typeof buildVisitorSettings>;

/** Trusted proxies. */
export type ProxySettings = VisitorSettings['proxy'];

export const defaultVisitorSettings = builtOfNone(visitorSettingsShape, buildVisitorSettings);
