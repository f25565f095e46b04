import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { makeRelease } from './release-steps.ts';

const database = ['tests', 'contract', 'former-releases', '1.0.0.tar'].join('/');
const changelog = '# Changelog\n\n## [Unreleased]\n\n- One.\n';
const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

describe('a release', () => {
  let root: string;
  let steps: string[];
  let isVerified: boolean;

  const git = (...words: string[]): string =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...words], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };

  beforeEach(() => {
    root = makeFolder();
    steps = [];
    isVerified = true;
    git('init', '--quiet');
    write('CHANGELOG.md', changelog);
    for (const file of ['package.json', 'package-lock.json']) write(file, '{"version":"0.1.0"}\n');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Begin');
  });

  /** Git is git; what npm and Node would do is written down. */
  function run(program: string, words: readonly string[]): string | null {
    if (program === 'git') return git(...words);
    steps.push([program, ...words].join(' '));
    if (words[0] === 'version') write('package.json', `{"version":"${words[1]}"}\n`);
    if (program === 'node') write(words[1] ?? '', 'tar');
    return isVerified ? '' : null;
  }

  function release(version: string) {
    const read = (file: string): string => readFileSync(join(root, file), 'utf8');
    return makeRelease(version, { run, read, write, say: () => undefined, today: '2026-11-26' });
  }

  it('is verified, numbered, committed with its database, and tagged', () => {
    expect(release('1.0.0')).toMatchObject({ ok: true });
    expect(steps).toEqual([
      'npm run verify',
      'npm version 1.0.0 --no-git-tag-version --allow-same-version',
      `node tests/support/write-release-database.ts ${database}`,
      'npm run sbom',
    ]);
    expect(git('status', '--porcelain')).toBe('');
    expect(git('log', '--format=%s %D')).toMatch(/^Release 1\.0\.0 .*tag: v1\.0\.0/);
    expect(lines(git('show', '--name-only', '--format=', 'HEAD'))).toEqual(['CHANGELOG.md', 'package.json', database]);
    expect(git('show', 'v1.0.0:CHANGELOG.md')).toContain('## [Unreleased]\n\n## [1.0.0] - 2026-11-26\n\n- One.');
  });

  it('is not made twice', () => {
    release('1.0.0');
    expect(release('1.0.0')).toEqual({ ok: false, reason: 'Version 1.0.0 is tagged already.' });
  });

  it.each([
    ['v1', 'no version'],
    ['0.0.9', 'older than 0.1.0'],
  ])('is refused as %s', (version, reason) => {
    expect(release(version)).toEqual({ ok: false, reason: expect.stringContaining(reason) });
    expect(steps).toEqual([]);
  });

  it('is refused where something is not committed, or nothing to be told', () => {
    write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n');
    expect(release('1.0.0')).toEqual({ ok: false, reason: expect.stringContaining('has changes') });
    git('commit', '--all', '--quiet', '--message', 'Empty');
    expect(release('1.0.0')).toEqual({ ok: false, reason: expect.stringContaining('Nothing is unreleased') });
  });

  it('changes nothing where something is not verified', () => {
    isVerified = false;
    expect(release('1.0.0')).toEqual({ ok: false, reason: expect.stringContaining('nothing was changed') });
    expect([git('status', '--porcelain'), git('tag')]).toEqual(['', '']);
  });
});
