import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Where this program lies. */
export const installationFolder = join(import.meta.dirname, '..', '..', '..');

/** Of services, which have no folder of their own. */
const systemFile = '/etc/roamchart.env';

/**
 * The environment of this process with what a file of settings adds: the one that `ROAMCHART_SETTINGS` names, else `.env`
 * beside the program, else `/etc/roamchart.env`. What the process was started with wins over the file. Throws a
 * `SettingsFileError` when the file cannot be read.
 */
export function readEnvironment(): NodeJS.ProcessEnv {
  const file = settingsFile();
  if (file === null) return process.env;
  // `process.loadEnvFile` says of a file that it may not read that there is none.
  for (const [name, value] of Object.entries(parseEnv(readSettingsFile(file)))) process.env[name] ??= value;
  return process.env;
}

function readSettingsFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new SettingsFileError(file, cause);
  }
}

/** The one file of settings that is read; null: there is none. */
export function settingsFile(): string | null {
  const chosen = process.env['ROAMCHART_SETTINGS'] ?? '';
  if (chosen !== '') return chosen;
  return [join(installationFolder, '.env'), systemFile].find((file) => existsSync(file)) ?? null;
}

/** One sentence for the operator. */
export class SettingsFileError extends Error {
  override readonly name = 'SettingsFileError';

  constructor(file: string, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const reasons: Readonly<Record<string, string>> = {
      EACCES: 'this user may not read it; add the user to its group, or run the command as the user of the site',
      ENOENT: 'there is no such file; correct ROAMCHART_SETTINGS',
    };
    super(`The settings in ${file} cannot be read: ${reasons[code] ?? code}.`, { cause });
  }
}
