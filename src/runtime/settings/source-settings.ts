import { resolve } from 'node:path';
import { z } from 'zod';

/** What an operator decides about the feeds that are asked for by themselves. */
export interface SourceSettings {
  /** Absolute path of the file that names them; null: there are none. */
  readonly file: string | null;
  /** How many files of each are kept. */
  readonly keptFiles: number;
}

/** As they are when nothing is configured. */
export const defaultSourceSettings: SourceSettings = { file: null, keptFiles: 5 };

/** Their part of the settings' schema. */
export const sourceSettingsShape = {
  FEED_SOURCES: z
    .string()
    .transform((path) => resolve(path))
    .nullable()
    .default(defaultSourceSettings.file),
  FEED_FILES: z
    .string()
    .refine((text) => /^[1-9]\d{0,2}$/.test(text), 'must be a whole number from 1 to 999')
    .transform(Number)
    .default(defaultSourceSettings.keptFiles),
};

const sourceSettingsSchema = z.object(sourceSettingsShape);

/** Puts checked settings together. */
export function buildSourceSettings(given: z.output<typeof sourceSettingsSchema>): SourceSettings {
  return { file: given.FEED_SOURCES, keptFiles: given.FEED_FILES };
}
