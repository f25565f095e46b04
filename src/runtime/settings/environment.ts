import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Root folder of this program. */
export const installationFolder = join(import.meta.dirname, '..', '..', '..');

/** Settings of an installed service, which has no working directory of its own. */
const systemFile = '/etc/roamchart.env';

/**
 * The process environment merged with a settings file: `ROAMCHART_SETTINGS`, else `.env` beside the program, else
 * `/etc/roamchart.env`. The process environment wins. Throws a `SettingsFileError` when the file cannot be read.
 */
export function readEnvironment(): NodeJS.ProcessEnv {
  const file = settingsFile();
  if (file === null) return process.env;
  // `process.loadEnvFile` reports an unreadable file as missing.
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

/** The settings file to read; null: there is none. */
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
