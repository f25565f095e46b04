import { resolve } from 'node:path';
import { z } from 'zod';
import { builtOfNone, privateNetworks, wholeNumber, type SettingsOf } from './setting-values.ts';

export const sourceSettingsShape = {
  FEED_SOURCES: z
    .string()
    .transform((path) => resolve(path))
    .nullable()
    .default(null),
  FEED_FILES: wholeNumber({ most: 999 }).default(5),
  FEED_NETWORKS: privateNetworks(),
};

export function buildSourceSettings(given: SettingsOf<typeof sourceSettingsShape>) {
  return {
    /** Absolute path of the file that lists them; null: there are none. */
    file: given.FEED_SOURCES,
    keptFiles: given.FEED_FILES,
    /** Private addresses and networks that they may be fetched from. */
    networks: given.FEED_NETWORKS,
  };
}

export type SourceSettings = ReturnType<typeof buildSourceSettings>;

export const defaultSourceSettings = builtOfNone(sourceSettingsShape, buildSourceSettings);
