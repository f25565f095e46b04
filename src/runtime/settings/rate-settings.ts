import { z } from 'zod';
import { parseRateSources, type RateSource } from '#currency/rate-source.ts';
import { builtOfNone, wholeNumber, type SettingsOf } from './setting-values.ts';

export const rateSettingsShape = {
  RATE_SOURCES: z
    .string()
    .transform((text, check): readonly RateSource[] => {
      const sources = parseRateSources(text);
      if (sources.ok) return sources.value;
      check.addIssue({ code: 'custom', message: sources.reason });
      return z.NEVER;
    })
    .default([]),
  RATE_UPDATE_HOURS: wholeNumber({ unit: ' of hours', most: 168 }).default(6),
};

/** Secrets: addresses of sources may contain keys. */
export const secretRateSettings: readonly string[] = ['RATE_SOURCES'];

export function buildRateSettings(given: SettingsOf<typeof rateSettingsShape>) {
  return {
    /** In order of precedence for each currency; empty: no updates. */
    sources: given.RATE_SOURCES,
    updateHours: given.RATE_UPDATE_HOURS,
  };
}

export type RateSettings = ReturnType<typeof buildRateSettings>;

export const defaultRateSettings = builtOfNone(rateSettingsShape, buildRateSettings);
