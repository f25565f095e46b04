import { z } from 'zod';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** File and title of each failed test. */
  readonly failures: readonly string[];
}

interface PlaywrightSuite {
  readonly specs: readonly { readonly title: string; readonly file: string; readonly ok: boolean }[];
  readonly suites?: readonly PlaywrightSuite[] | undefined;
}

const playwrightSuiteSchema: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), ok: z.boolean() })),
  get suites() {
    return z.array(playwrightSuiteSchema).optional();
  },
});

const vitestFileSchema = z.object({
  name: z.string(),
  assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
});

/** The tests in a report of Vitest's JSON reporter, or of Playwright's. */
const reportSchema = z.union([
  z
    .object({
      numPassedTests: z.number(),
      numFailedTests: z.number(),
      numPendingTests: z.number(),
      testResults: z.array(vitestFileSchema),
    })
    .transform((report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
      failures: report.testResults.flatMap(failuresOfFile),
    })),
  z
    .object({
      stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number() }),
      suites: z.array(playwrightSuiteSchema),
    })
    .transform(({ stats, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected,
      skipped: stats.skipped,
      failures: suites.flatMap(failuresOfSuite),
    })),
]);

/**
 * Counts the tests of one run. A run that ends badly and names no failed test (a crash, a file that cannot be loaded, no test
 * at all) is one failure. @param report the text of the report; null: the run left none
 */
export function countTests(report: string | null, exitStatus: number | null): TestCounts {
  const counts =
    report === null ? { passed: 0, failed: 0, skipped: 0, failures: [] } : reportSchema.parse(JSON.parse(report));
  const isUnnamedFailure = counts.failed === 0 && (report === null || exitStatus !== 0);
  return isUnnamedFailure ? { ...counts, failed: 1 } : counts;
}

/** The end of `npm test`: the failed tests of all runs, then `812 passed, 0 failed`. */
export function describeCounts(runs: readonly TestCounts[]): string {
  const sum = (name: 'passed' | 'failed' | 'skipped'): number =>
    runs.reduce((total, counts) => total + counts[name], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  const failures = runs.flatMap((counts) => counts.failures.map((failure) => `Failed: ${failure}`));
  return [...failures, `${sum('passed')} passed, ${sum('failed')} failed${skipped}`].join('\n');
}

function failuresOfFile({ name, assertionResults }: z.infer<typeof vitestFileSchema>): readonly string[] {
  return assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${name} › ${fullName}`);
}

function failuresOfSuite({ specs, suites = [] }: PlaywrightSuite): readonly string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`);
  return [...own, ...suites.flatMap(failuresOfSuite)];
}
