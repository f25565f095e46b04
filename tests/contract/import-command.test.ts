import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';

const prices = 'src/feeds/adapters/price-csv/fixtures/week-1.csv';

/** Runs a program as the operator does, with a database of its own. */
function run(program: string, words: readonly string[], prepare = (_dataDir: string): void => undefined) {
  const dataDir = makeFolder();
  prepare(dataDir);
  const environment = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  return spawnSync(program, words, { encoding: 'utf8', env: environment });
}

/** The command for a report that is longer than a pipe's buffer. */
const longReport = `'${process.execPath}' bin/roamchart.js import "$DATA_DIR/prices.csv" --format price-csv --json`;

/** Runs a line of a shell; `$DATA_DIR` holds a list of 3,000 prices. */
function runShell(line: string) {
  return run('sh', ['-c', line], (dataDir) => {
    const rows = Array.from(
      { length: 3_000 },
      (_none, index) => `Nori,Japan,${index + 1} GB,7,${(index % 90) + 4},USD`,
    );
    writeFileSync(join(dataDir, 'prices.csv'), ['provider,country,data,days,price,currency', ...rows].join('\n'));
  });
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

  it('names every change of a report that is longer than what a pipe holds', () => {
    const { stdout, stderr } = runShell(longReport);
    const { added, changes } = JSON.parse(stdout) as { readonly added: number; readonly changes: { added: unknown[] } };
    expect([stderr, added, changes.added.length]).toEqual(['', 3_000, 3_000]);
  });

  it('does its work to the end when nobody reads on', () => {
    const { stdout, stderr } = runShell(`(${longReport}; echo "status $?" >&2) | head -c 1`);
    expect([stdout, stderr]).toEqual(['{', 'status 0\n']);
  });

  it('says when its answer cannot be written', () => {
    const { status, stderr } = runShell(`${longReport} > /dev/full`);
    expect([status, stderr]).toEqual([
      1,
      'The output could not be written (ENOSPC). What the command has done remains done.\n',
    ]);
  });
});
