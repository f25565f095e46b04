import { resolve } from 'node:path';
import { z } from 'zod';

/** Settings of configured feeds. */
export interface SourceSettings {
  /** Absolute path of the file that lists them; null: there are none. */
  readonly file: string | null;
  /** Number of files kept of each. */
  readonly keptFiles: number;
}

export const defaultSourceSettings: SourceSettings = { file: null, keptFiles: 5 };

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

export function buildSourceSettings(given: z.output<typeof sourceSettingsSchema>): SourceSettings {
  return { file: given.FEED_SOURCES, keptFiles: given.FEED_FILES };
}
