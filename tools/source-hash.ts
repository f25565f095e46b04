import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the built site is made of. Tests and the server's own rooms are not part of it. */
const buildTools = ['vite.config.ts', 'tools/site-build.ts', 'tools/site-chunks.ts'];
const buildInputs = [
  'src',
  'content',
  'data',
  'public',
  'LICENSE',
  'package-lock.json',
  'tsconfig.json',
  ...buildTools,
];

/** A hash over names and contents of everything the site is built from; another hash means that a build is out of date. */
export function hashSources(root: string, inputs: readonly string[] = buildInputs): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => listFiles(root, input)).toSorted()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(root: string, input: string): string[] {
  const stats = statSync(join(root, input), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return [input];
  return readdirSync(join(root, input), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
