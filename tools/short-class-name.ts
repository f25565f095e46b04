import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const prefixLength = 3;
const files = new Map<string, string>();

/**
 * What a class of a CSS module is called in a build: three letters for the file, and the place of the class among those of the
 * file. Names like `_answer_1x2y3_17` cost each page's styles a sixth of their weight. The same file has the same names in
 * every build, so that server and browser agree and unchanged files keep their hashes.
 * @param css the text of the file
 * @throws when two files get the same letters
 */
export function shortClassName(name: string, file: string, css: string): string {
  const path = relative(join(import.meta.dirname, '..'), file);
  const prefix = lettersOf(path);
  const other = files.get(prefix);
  if (other !== undefined && other !== path) {
    throw new Error(
      `The classes of ${path} and ${other} would have the same names. Give one of the files another name.`,
    );
  }
  files.set(prefix, path);
  return prefix + placeOf(name, css).toString(36);
}

function lettersOf(path: string): string {
  const bytes = createHash('sha256').update(path).digest();
  return Array.from(
    { length: prefixLength },
    (_, index) => letters[bytes.readUInt16BE(index * 2) % letters.length],
  ).join('');
}

function placeOf(name: string, css: string): number {
  const names = new Set(
    [...css.matchAll(/\.([a-z_][\w-]*)|@keyframes\s+([\w-]+)/gi)].map(
      ([, ofClass, ofKeyframes]) => ofClass ?? ofKeyframes,
    ),
  );
  const place = [...names].indexOf(name);
  if (place < 0) throw new Error(`There is no "${name}" in the styles.`);
  return place;
}
