import { parseEnv } from 'node:util';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/**
 * A settings file with these values, everything else in it unchanged: a line of the setting is replaced, else one is put
 * below its commented default, else at the end.
 */
export function writeSettings(text: string, values: Readonly<Record<string, string>>): Result<string> {
  let written = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  for (const [name, value] of Object.entries(values)) {
    const line = settingLine(name, value);
    if (line === null) return failure(`${name} has both kinds of quotes in it, which a settings file cannot hold.`);
    written = placeLine(written, name, line);
    // A value over several lines, or a later line of the same name.
    if (parseEnv(written)[name] !== value) written = `${written}${line}\n`;
  }
  return success(written);
}

function placeLine(text: string, name: string, line: string): string {
  const present = new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=.*$`, 'm');
  if (present.test(text)) return text.replace(present, () => line);
  const described = new RegExp(`^#${name}=.*$`, 'm');
  if (described.test(text)) return text.replace(described, (comment) => `${comment}\n${line}`);
  return `${text}${line}\n`;
}

/** Null: no way of quoting gives this value back. */
function settingLine(name: string, value: string): string | null {
  const ways = [value, `'${value}'`, `"${value}"`, `\`${value}\``];
  const line = ways.map((way) => `${name}=${way}`).find((each) => parseEnv(`${each}\nNEXT=1`)[name] === value);
  return line ?? null;
}
