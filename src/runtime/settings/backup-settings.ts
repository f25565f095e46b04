import { resolve } from 'node:path';
import { z } from 'zod';

/** What an operator decides about backups that servers make by themselves. */
export interface BackupSettings {
  /** Absolute path of the folder they lie in; null: servers make none. */
  readonly folder: string | null;
  /** How often, in hours. */
  readonly everyHours: number;
  /** How many are kept. */
  readonly kept: number;
}

/** As they are when nothing is configured. */
export const defaultBackupSettings: BackupSettings = { folder: null, everyHours: 24, kept: 7 };

function wholeNumber(unit: string, most: number, usual: number) {
  return z
    .string()
    .refine(
      (text) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= most,
      `must be a whole number${unit} from 1 to ${most}`,
    )
    .transform(Number)
    .default(usual);
}

/** Their part of the settings' schema. */
export const backupSettingsShape = {
  BACKUP_FOLDER: z
    .string()
    .transform((path) => resolve(path))
    .nullable()
    .default(defaultBackupSettings.folder),
  BACKUP_HOURS: wholeNumber(' of hours', 720, defaultBackupSettings.everyHours),
  BACKUP_KEEP: wholeNumber('', 999, defaultBackupSettings.kept),
};

const backupSettingsSchema = z.object(backupSettingsShape);

/** Puts checked settings together. */
export function buildBackupSettings(given: z.output<typeof backupSettingsSchema>): BackupSettings {
  return { folder: given.BACKUP_FOLDER, everyHours: given.BACKUP_HOURS, kept: given.BACKUP_KEEP };
}
