import { z } from 'zod';
import { isNetwork, wholeNumber, type SettingsOf } from './setting-values.ts';

/** Trusted proxies. */
export interface ProxySettings {
  /** Addresses and networks (`10.0.0.0/8`) whose forwarding headers are trusted. */
  readonly trusted: readonly string[];
  /** Header in which a trusted proxy sends the visitor's country, in lower case; null: none. */
  readonly countryHeader: string | null;
}

export interface VisitorSettings {
  readonly proxy: ProxySettings;
  /** Path of an .mmdb file; null: addresses are not looked up. */
  readonly countryDatabase: string | null;
  /** Retention of campaign and referrer counts, in days. */
  readonly campaignDays: number;
  /** Retention of browser errors, in days. */
  readonly browserErrorDays: number;
  /** Retention of page view counts, in days. */
  readonly viewDays: number;
  /** Retention of searches that found nothing, in days. */
  readonly searchDays: number;
}

/** Only a proxy on the same machine is trusted. */
export const defaultVisitorSettings: VisitorSettings = {
  proxy: { trusted: ['127.0.0.0/8', '::1'], countryHeader: null },
  countryDatabase: null,
  campaignDays: 730,
  browserErrorDays: 30,
  viewDays: 730,
  searchDays: 90,
};

function days(usual: number) {
  return wholeNumber({ unit: ' of days', most: 9999 }).default(usual);
}

export const visitorSettingsShape = {
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => (text === 'none' ? [] : text.split(',').map((part) => part.trim())))
    .refine(
      (parts) => parts.every(isNetwork),
      'must be "none", or addresses and networks such as 10.0.0.0/8, separated by commas',
    )
    .default([...defaultVisitorSettings.proxy.trusted]),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/i, 'must be the name of a header, e.g. CF-IPCountry')
    .transform((name) => name.toLowerCase())
    .nullable()
    .default(null),
  COUNTRY_DATABASE: z.string().nullable().default(null),
  CAMPAIGN_DAYS: days(defaultVisitorSettings.campaignDays),
  BROWSER_ERROR_DAYS: days(defaultVisitorSettings.browserErrorDays),
  VIEW_DAYS: days(defaultVisitorSettings.viewDays),
  SEARCH_DAYS: days(defaultVisitorSettings.searchDays),
};

export function buildVisitorSettings(given: SettingsOf<typeof visitorSettingsShape>): VisitorSettings {
  return {
    proxy: { trusted: given.TRUSTED_PROXIES, countryHeader: given.COUNTRY_HEADER },
    countryDatabase: given.COUNTRY_DATABASE,
    campaignDays: given.CAMPAIGN_DAYS,
    browserErrorDays: given.BROWSER_ERROR_DAYS,
    viewDays: given.VIEW_DAYS,
    searchDays: given.SEARCH_DAYS,
  };
}
