import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Outcome {
  readonly status: number | null;
  /** Lines of standard error. */
  readonly said: readonly string[];
}

/** Starts the server with invalid settings; it must never listen. */
function start(settings: Readonly<Record<string, string>>): Outcome {
  const run = spawnSync(process.execPath, [resolve('tools/start.ts')], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...settings },
    timeout: 60_000,
  });
  return { status: run.status, said: run.stderr.trimEnd().split('\n') };
}

describe('npm start', { timeout: 60_000 }, () => {
  it('lists everything that is wrong with the settings, a line each', () => {
    expect(start({ PORT: 'http', SITE_ORIGIN: 'esim', DEMO: 'perhaps' })).toEqual({
      status: 1,
      said: [
        'PORT must be a whole number from 0 to 65535; it is "http".',
        expect.stringMatching(/^SITE_ORIGIN must be .*; it is "esim"\.$/),
        'DEMO must be true or false; it is "perhaps".',
      ],
    });
  });

  it('reads the file of settings that is named, and lets the environment win', () => {
    const folder = mkdtempSync(join(tmpdir(), 'roamchart-'));
    const file = join(folder, 'settings');
    writeFileSync(file, 'PORT=from-file\nLOG_LEVEL=from-file\n');
    expect(start({ PORT: 'from-environment', ROAMCHART_SETTINGS: file }).said).toEqual([
      'PORT must be a whole number from 0 to 65535; it is "from-environment".',
      expect.stringMatching(/^LOG_LEVEL must be .*; it is "from-file"\.$/),
    ]);
  });

  it('says in one line that the file of settings is not there', () => {
    expect(start({ ROAMCHART_SETTINGS: '/nowhere/settings' })).toEqual({
      status: 1,
      said: ['The settings in /nowhere/settings cannot be read: there is no such file; correct ROAMCHART_SETTINGS.'],
    });
  });

  it('says in one line that the data folder cannot be written to', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'roamchart-')), 'file');
    writeFileSync(file, '');
    expect(start({ DATA_DIR: join(file, 'data') })).toEqual({
      status: 1,
      said: [`The folder ${file}/data cannot be written to; name one that this user may write to in DATA_DIR.`],
    });
  });

  it('says in one line that the database cannot be opened', () => {
    const folder = mkdtempSync(join(tmpdir(), 'roamchart-'));
    const file = join(folder, 'notes.txt');
    writeFileSync(file, 'These are notes, and no database. '.repeat(100));
    expect(start({ DATA_DIR: folder, DATABASE_URL: `sqlite:${file}` })).toEqual({
      status: 1,
      said: [
        `The database file ${file} is not a SQLite database; name another file in DATABASE_URL or move this one away.`,
      ],
    });
  });
});
