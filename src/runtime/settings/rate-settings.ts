import { z } from 'zod';
import { parseRateSources, type RateSource } from '#currency/rate-source.ts';

/** What an operator decides about exchange rates. */
export interface RateSettings {
  /** The first one that has a currency gives its rate; empty: nobody is asked. */
  readonly sources: readonly RateSource[];
  /** How often the server asks them, in hours. */
  readonly updateHours: number;
}

/** As they are when nothing is configured. */
export const defaultRateSettings: RateSettings = { sources: [], updateHours: 6 };

/** Their part of the settings' schema. */
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
  RATE_UPDATE_HOURS: z
    .string()
    .refine(
      (text) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= 168,
      'must be a whole number of hours from 1 to 168',
    )
    .transform(Number)
    .default(defaultRateSettings.updateHours),
};

/** Not to be repeated in messages: addresses of sources may hold keys. */
export const secretRateSettings: readonly string[] = ['RATE_SOURCES'];

const rateSettingsSchema = z.object(rateSettingsShape);

/** Puts checked settings together. */
export function buildRateSettings(given: z.output<typeof rateSettingsSchema>): RateSettings {
  return { sources: given.RATE_SOURCES, updateHours: given.RATE_UPDATE_HOURS };
}
