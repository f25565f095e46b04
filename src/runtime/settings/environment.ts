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
  const text = readSettingsText(file);
  for (const [name, value = ''] of Object.entries(parseEnv(text))) {
    // A further line of a secret, which no message may repeat.
    if (!/^\w+$/.test(name)) continue;
    if (isCut(text, name, value))
      throw new SettingsFileError(file, `put the value of ${name} in quotes, since it has a # in it`);
    process.env[name] ??= value;
  }
  return process.env;
}

/** The parser takes the rest of an unquoted value for a comment, and passwords may have a `#`. */
function isCut(text: string, name: string, value: string): boolean {
  const line = new RegExp(String.raw`^[ \t]*(?:export[ \t]+)?${name}[ \t]*=[ \t]*${RegExp.escape(value)}#`, 'm');
  return value !== '' && line.test(text);
}

const readFaults: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read it; add the user to its group, or run the command as the user of the site',
  ENOENT: 'there is no such file; correct ROAMCHART_SETTINGS',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'it is not text in UTF-8; save it in that encoding',
};

/** The text of a settings file, without a byte-order mark. Throws a `SettingsFileError` when it cannot be read. */
export function readSettingsText(file: string): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
    // UTF-16 without a mark is valid UTF-8 where it is ASCII.
    if (!text.includes('\0')) return text;
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    throw new SettingsFileError(file, readFaults[code] ?? code, { cause });
  }
  throw new SettingsFileError(file, readFaults['ERR_ENCODING_INVALID_ENCODED_DATA'] ?? '');
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

  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`The settings in ${file} cannot be read: ${reason}.`, options);
  }
}
