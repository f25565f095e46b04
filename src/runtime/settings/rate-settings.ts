import { z } from 'zod';
import { parseRateSources, type RateSource } from '#currency/rate-source.ts';
import { wholeNumber, type SettingsOf } from './setting-values.ts';

export interface RateSettings {
  /** In order of precedence for each currency; empty: no updates. */
  readonly sources: readonly RateSource[];
  /** Interval of updates, in hours. */
  readonly updateHours: number;
}

export const defaultRateSettings: RateSettings = { sources: [], updateHours: 6 };

export const rateSettingsShape = {
  RATE_SOURCES: z
    .string()
    .transform((text, check) => {
      const sources = parseRateSources(text);
      if (sources.ok) return sources.value;
      check.addIssue({ code: 'custom', message: sources.reason });
      return z.NEVER;
    })
    .default([...defaultRateSettings.sources]),
  RATE_UPDATE_HOURS: wholeNumber({ unit: ' of hours', most: 168 }).default(defaultRateSettings.updateHours),
};

/** Secrets: addresses of sources may contain keys. */
export const secretRateSettings: readonly string[] = ['RATE_SOURCES'];

export function buildRateSettings(given: SettingsOf<typeof rateSettingsShape>): RateSettings {
  return { sources: given.RATE_SOURCES, updateHours: given.RATE_UPDATE_HOURS };
}
