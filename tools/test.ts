import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, findTestBrowser } from './find-program.ts';
import { countTests, describeCounts, type TestCounts } from './test-counts.ts';

// `npm test`, and with `--extended` the tests that it leaves out; other parameters go to both runners (`npm test -- money`).
// The last line is the sum over both, each of which lists its failed tests itself.
const isExtended = process.argv.includes('--extended');
const filters = process.argv.slice(2).filter((word) => word !== '--extended');

// Looked for before any test, so that none waits while they are installed. Tests without theirs are skipped.
const names = ['Firefox', 'WebKit driver', 'Xvfb', 'PgBouncer', 'nginx', 'Caddy'] as const;
const programs = [findTestBrowser(), ...names.map((name) => findProgram(name))];

const runs = [
  run('vitest', [
    'run',
    `--project=${isExtended ? '' : '!'}extended`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile('vitest')}`,
    ...(filters.length > 0 ? ['--passWithNoTests'] : []),
  ]),
  run('playwright', [
    'test',
    isExtended ? '--grep' : '--grep-invert',
    '@extended',
    '--reporter=list,json',
    ...(filters.length > 0 ? ['--pass-with-no-tests'] : []),
  ]),
];
const hasRun = runs.some(({ passed, failed }) => passed + failed > 0);
const missing = programs.flatMap((program) => (program.ok ? [] : [program.reason]));
console.log(['', ...missing, ...(hasRun ? [] : ['No test ran.']), describeCounts(runs)].join('\n'));
process.exitCode = hasRun && runs.every(({ failed }) => failed === 0) ? 0 : 1;

function run(name: 'vitest' | 'playwright', parameters: readonly string[]): TestCounts {
  const file = reportFile(name);
  mkdirSync('var/test', { recursive: true });
  rmSync(file, { force: true });
  const { status } = spawnSync(join('node_modules', '.bin', name), [...parameters, ...filters], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return countTests(existsSync(file) ? readFileSync(file, 'utf8') : null, status);
}

function reportFile(name: string): string {
  return join('var', 'test', `${name}${isExtended ? '-extended' : ''}.json`);
}
