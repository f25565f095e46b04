import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { replaceFile } from './replace-file.ts';

const isRoot = process.getuid?.() === 0;
const other = 65_534;

describe('replaceFile', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = makeFolder();
    path = join(folder, '.env');
  });

  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const modeOf = (name: string): number => statSync(join(folder, name)).mode & 0o777;

  it('writes a new file for its owner alone', () => {
    replaceFile(path, 'PORT=1\n');
    expect([readdirSync(folder), read('.env'), modeOf('.env')]).toEqual([['.env'], 'PORT=1\n', 0o600]);
  });

  it('puts a whole file in place of another, with its mode, and keeps what it said', () => {
    writeFileSync(path, 'PORT=1\n');
    chmodSync(path, 0o640);
    const before = statSync(path).ino;
    replaceFile(path, 'PORT=2\n');
    expect(statSync(path).ino).not.toBe(before);
    expect(readdirSync(folder)).toEqual(['.env', '.env.bak']);
    expect([read('.env'), read('.env.bak')]).toEqual(['PORT=2\n', 'PORT=1\n']);
    expect([modeOf('.env'), modeOf('.env.bak')]).toEqual([0o640, 0o640]);
  });

  it('leaves the copy alone when nothing changes', () => {
    writeFileSync(path, 'PORT=1\n');
    replaceFile(path, 'PORT=2\n');
    replaceFile(path, 'PORT=2\n');
    expect(read('.env.bak')).toBe('PORT=1\n');
  });

  it('leaves the file as it was when the disk fails', () => {
    writeFileSync(path, 'PORT=1\n');
    mkdirSync(join(folder, '.env.bak'));
    expect(() => replaceFile(path, 'PORT=2\n')).toThrow(/EISDIR/);
    expect([readdirSync(folder), read('.env')]).toEqual([['.env', '.env.bak'], 'PORT=1\n']);
  });

  it('follows a link', () => {
    writeFileSync(join(folder, 'real.env'), 'PORT=1\n');
    symlinkSync('real.env', path);
    replaceFile(path, 'PORT=2\n');
    expect([read('real.env'), read('real.env.bak')]).toEqual(['PORT=2\n', 'PORT=1\n']);
  });

  it.runIf(isRoot)('keeps the owner', () => {
    writeFileSync(path, 'PORT=1\n');
    chownSync(path, other, other);
    replaceFile(path, 'PORT=2\n');
    for (const name of ['.env', '.env.bak'])
      expect(statSync(join(folder, name))).toMatchObject({ uid: other, gid: other });
  });

  it.runIf(isRoot)('overwrites a file in a folder of somebody else', () => {
    writeFileSync(path, 'PORT=1\n');
    chownSync(path, other, other);
    chmodSync(folder, 0o755);
    const module = JSON.stringify(join(import.meta.dirname, 'replace-file.ts'));
    const script = `const { replaceFile } = await import(${module}); replaceFile(${JSON.stringify(path)}, 'PORT=2\\n');`;
    const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      uid: other,
      gid: other,
      cwd: '/',
      encoding: 'utf8',
    });
    expect([stderr, readdirSync(folder), read('.env')]).toEqual(['', ['.env'], 'PORT=2\n']);
  });
});
