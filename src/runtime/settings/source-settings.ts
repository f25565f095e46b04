import { resolve } from 'node:path';
import { z } from 'zod';
import { privateNetworks, wholeNumber, type SettingsOf } from './setting-values.ts';

export interface SourceSettings {
  /** Absolute path of the file that lists them; null: there are none. */
  readonly file: string | null;
  readonly keptFiles: number;
  /** Private addresses and networks that they may be fetched from. */
  readonly networks: readonly string[];
}

export const defaultSourceSettings: SourceSettings = { file: null, keptFiles: 5, networks: [] };

export const sourceSettingsShape = {
  FEED_SOURCES: z
    .string()
    .transform((path) => resolve(path))
    .nullable()
    .default(defaultSourceSettings.file),
  FEED_FILES: wholeNumber({ most: 999 }).default(defaultSourceSettings.keptFiles),
  FEED_NETWORKS: privateNetworks(),
};

export function buildSourceSettings(given: SettingsOf<typeof sourceSettingsShape>): SourceSettings {
  return { file: given.FEED_SOURCES, keptFiles: given.FEED_FILES, networks: given.FEED_NETWORKS };
}
