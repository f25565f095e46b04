import { resolve } from 'node:path';
import { z } from 'zod';
import { buildBucketSettings, imageSettingsShape, missingBucketSettings } from './image-settings.ts';
import { builtOfNone, wholeNumber, type SettingsOf } from './setting-values.ts';

/** The word for the bucket in place of a folder; a folder of that name is `./bucket`. */
export const bucketPlace = 'bucket';

/** What a backup has of the operator beside the database and the data directory. */
export interface OwnSettings {
  /** Absolute path of the file of feeds; null: there is none. */
  readonly feedList: string | null;
  /** The given settings that are not secret. */
  readonly settings: Readonly<Record<string, string>>;
  /** Names of the other given settings. */
  readonly secrets: readonly string[];
}

/** A key of `age`, which somebody may write in place of its file. */
export const backupKeyPattern = /AGE-(?:SECRET|PLUGIN)-/i;

export const backupSettingsShape = {
  BACKUP_FOLDER: z
    .string()
    .transform((path) => (path === bucketPlace ? path : resolve(path)))
    .nullable()
    .default(null),
  BACKUP_KEY_FILE: z
    .string()
    .refine((path) => !backupKeyPattern.test(path), 'must be the path of the key file, not the key')
    .transform((path) => resolve(path))
    .nullable()
    .default(null),
  BACKUP_UNENCRYPTED: z
    .enum(['true', 'false'], 'must be true or false')
    .transform((text) => text === 'true')
    .default(false),
  BACKUP_HOURS: wholeNumber({ unit: ' of hours', most: 720 }).default(24),
  BACKUP_KEEP: wholeNumber({ most: 999 }).default(7),
};

/** Missing settings, one sentence each. */
export function missingBackupSettings(given: Readonly<Record<string, string>>): readonly string[] {
  if (given['BACKUP_FOLDER'] !== bucketPlace) return [];
  const isPlain = given['BACKUP_KEY_FILE'] === undefined && given['BACKUP_UNENCRYPTED'] !== 'true';
  return [
    ...missingBucketSettings(given, 'BACKUP_FOLDER is bucket'),
    ...(isPlain ? ['BACKUP_KEY_FILE must be set when BACKUP_FOLDER is bucket, or BACKUP_UNENCRYPTED=true.'] : []),
  ];
}

export function buildBackupSettings(
  given: SettingsOf<typeof backupSettingsShape & typeof imageSettingsShape>,
  own: OwnSettings,
) {
  return {
    /** Absolute path of the backup folder, or `bucketPlace`; null: no scheduled backups. */
    place: given.BACKUP_FOLDER,
    /** Null: none is configured. */
    bucket: buildBucketSettings(given),
    /** Absolute path of the file with the keys that encrypt backups; null: they are not encrypted. */
    keyFile: given.BACKUP_KEY_FILE,
    /** Whether a backup may go to the bucket without encryption. */
    mayBePlain: given.BACKUP_UNENCRYPTED,
    everyHours: given.BACKUP_HOURS,
    kept: given.BACKUP_KEEP,
    own,
  };
}

export type BackupSettings = ReturnType<typeof buildBackupSettings>;

export const defaultBackupSettings = builtOfNone({ ...backupSettingsShape, ...imageSettingsShape }, (none) =>
  buildBackupSettings(none, { feedList: null, settings: {}, secrets: [] }),
);
