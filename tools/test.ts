import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, findTestBrowser } from './find-program.ts';
import { countTests, describeCounts, type TestCounts } from './test-counts.ts';

// `npm test` runs the tests of every day; `--parts=units,browsers,extended` names the parts, of which `.ci/run` runs one or all.
// Other parameters go to both runners (`npm test -- money`). Last come the names of failed tests and the sum over all parts.
const [parts = '--parts=units,browsers'] = process.argv.filter((word) => word.startsWith('--parts='));
const filters = process.argv.slice(2).filter((word) => word !== parts);

// Looked for before any test, so that none waits while they are installed. Tests without theirs are skipped.
const names = ['Firefox', 'WebKit driver', 'Xvfb', 'PgBouncer', 'nginx', 'Caddy'] as const;
const programs = [findTestBrowser(), ...names.map((name) => findProgram(name))];

const runsOf: Readonly<Record<string, () => readonly TestCounts[]>> = {
  units: () => [runVitest('!extended')],
  browsers: () => [runPlaywright('--grep-invert')],
  extended: () => [runVitest('extended'), runPlaywright('--grep')],
};
const runs = parts
  .replace('--parts=', '')
  .split(',')
  .flatMap((part) => runsOf[part]?.() ?? fail(part));
const hasRun = runs.some(({ passed, failed }) => passed + failed > 0);
const missing = programs.flatMap((program) => (program.ok ? [] : [program.reason]));
console.log(['', ...missing, ...(hasRun ? [] : ['No test ran.']), describeCounts(runs)].join('\n'));
process.exitCode = hasRun && runs.every(({ failed }) => failed === 0) ? 0 : 1;

function fail(part: string): never {
  console.error(`There is no part "${part}"; there are ${Object.keys(runsOf).join(', ')}.`);
  process.exit(2);
}

function runVitest(project: string): TestCounts {
  const report = join('var', 'test', `vitest-${project.replace('!', 'not-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return run('vitest', ['run', `--project=${project}`, ...reporters, ...pass('--passWithNoTests')], report);
}

function runPlaywright(grep: '--grep' | '--grep-invert'): TestCounts {
  const report = join('var', 'test', `playwright${grep}.json`);
  return run(
    'playwright',
    ['test', grep, '@extended', '--reporter=list,json', ...pass('--pass-with-no-tests')],
    report,
  );
}

function pass(option: string): readonly string[] {
  return filters.length > 0 ? [option] : [];
}

function run(name: string, parameters: readonly string[], report: string): TestCounts {
  mkdirSync('var/test', { recursive: true });
  rmSync(report, { force: true });
  const { status } = spawnSync(join('node_modules', '.bin', name), [...parameters, ...filters], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return countTests(existsSync(report) ? readFileSync(report, 'utf8') : null, status);
}
