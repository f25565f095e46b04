import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const prices = 'src/feeds/adapters/price-csv/fixtures/week-1.csv';

/** Runs a program as the operator does, with a database of its own. */
function run(program: string, words: readonly string[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'roamchart-command-'));
  try {
    const environment = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
    return spawnSync(program, words, { encoding: 'utf8', env: environment });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

describe('the installed command', { timeout: 60_000 }, () => {
  it('is run by npx in the folder of the project', () => {
    const { status, stdout } = run('npx', ['roamchart', 'import', prices, '--format', 'price-csv', '--json']);
    expect([status, JSON.parse(stdout)]).toMatchObject([0, { format: 'price-csv', read: 11, added: 5 }]);
  });

  it('keeps standard output for answers and gives its status on', () => {
    const { status, stdout, stderr } = run(process.execPath, [
      'bin/roamchart.js',
      'import',
      'nope.csv',
      '--format',
      'airalo',
    ]);
    expect([status, stdout, stderr]).toEqual([1, '', 'The file "nope.csv" does not exist; check the path.\n']);
  });

  it('ends with 2 when it is used wrongly', () => {
    const { status, stderr } = run(process.execPath, ['bin/roamchart.js', 'import', prices, '--format', 'nope']);
    expect([status, stderr]).toEqual([2, expect.stringContaining('The formats are canonical-json')]);
  });
});
