import { resolve } from 'node:path';
import { z } from 'zod';

/** Settings of scheduled backups. */
export interface BackupSettings {
  /** Absolute path of the backup folder; null: no scheduled backups. */
  readonly folder: string | null;
  /** Interval in hours. */
  readonly everyHours: number;
  /** Number of backups kept. */
  readonly kept: number;
}

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

export function buildBackupSettings(given: z.output<typeof backupSettingsSchema>): BackupSettings {
  return { folder: given.BACKUP_FOLDER, everyHours: given.BACKUP_HOURS, kept: given.BACKUP_KEEP };
}
