import { isIP } from 'node:net';
import { z } from 'zod';

/** What stands before the server and may say who asks. */
export interface ProxySettings {
  /** Addresses and networks (`10.0.0.0/8`) whose forwarding headers are believed. */
  readonly trusted: readonly string[];
  /** Header in which a trusted proxy names the visitor's country, in lower case; null: none does. */
  readonly countryHeader: string | null;
}

/** What an operator decides about visits. */
export interface VisitorSettings {
  readonly proxy: ProxySettings;
  /** Path of an .mmdb file; null: addresses are not looked up. */
  readonly countryDatabase: string | null;
  /** How long counts of campaigns and referrers are kept, in days. */
  readonly campaignDays: number;
  /** How long errors of browsers are kept, in days. */
  readonly browserErrorDays: number;
}

/** As they are when nothing is configured: only a proxy on the same machine is believed. */
export const defaultVisitorSettings: VisitorSettings = {
  proxy: { trusted: ['127.0.0.0/8', '::1'], countryHeader: null },
  countryDatabase: null,
  campaignDays: 730,
  browserErrorDays: 30,
};

function days(usual: number) {
  return z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number of days from 1 to 9999')
    .transform(Number)
    .default(usual);
}

/** Their part of the settings' schema. */
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
};

const visitorSettingsSchema = z.object(visitorSettingsShape);

function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (rest.length > 0 || longest === -1) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= longest);
}

/** Puts checked settings together. */
export function buildVisitorSettings(given: z.output<typeof visitorSettingsSchema>): VisitorSettings {
  return {
    proxy: { trusted: given.TRUSTED_PROXIES, countryHeader: given.COUNTRY_HEADER },
    countryDatabase: given.COUNTRY_DATABASE,
    campaignDays: given.CAMPAIGN_DAYS,
    browserErrorDays: given.BROWSER_ERROR_DAYS,
  };
}
