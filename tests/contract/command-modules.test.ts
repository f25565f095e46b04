import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const lister = pathToFileURL(resolve('tests/contract/processes/list-modules.ts')).href;
const libraries = ['kysely', 'nodemailer', 'sharp', 'age-encryption', 'fastify', 'vite', 'react'] as const;

/** Counted rather than timed: a thousand modules that no earlier run has compiled are about a second of processor. */
function startOf(words: string): { readonly count: number; readonly loaded: readonly string[] } {
  const parameters = ['--import', lister, 'bin/roamchart.js', ...words.split(' ')];
  const { stdout } = spawnSync(process.execPath, parameters, { encoding: 'utf8' });
  const modules = stdout.split('\n').filter((line) => line.startsWith('file:'));
  const loaded = libraries.filter((name) => modules.some((module) => module.includes(`/node_modules/${name}/`)));
  return { count: modules.length, loaded };
}

describe('the start of a command', () => {
  it.each([
    ['--help', 30, []],
    ['mail --help', 300, ['nodemailer']],
    ['reviews --help', 700, ['kysely']],
    ['plans --help', 850, ['kysely']],
    ['migrate --help', 950, ['kysely']],
    ['feeds --help', 1050, ['kysely']],
    ['doctor --help', 1000, ['kysely', 'nodemailer']],
  ])('%s loads fewer than %i modules, and of the large libraries %j', (words, most, expected) => {
    const { count, loaded } = startOf(words);
    expect(loaded).toEqual(expected);
    expect(count).toBeGreaterThan(10);
    expect(count).toBeLessThan(most);
  });
});
