import { z } from 'zod';

/** How many tests ended how. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The numbers in a report of Vitest's JSON reporter, or of Playwright's. */
const reportSchema = z.union([
  z
    .object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })
    .transform((report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    })),
  z
    .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number() }) })
    .transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped })),
]);

/**
 * Counts the tests of one run. A run that ends badly and names no failed test (a crash, a file that cannot be loaded, no test
 * at all) is one failure. @param report the text of the report; null: the run left none
 */
export function countTests(report: string | null, exitStatus: number | null): TestCounts {
  const counts = report === null ? { passed: 0, failed: 0, skipped: 0 } : reportSchema.parse(JSON.parse(report));
  const isUnnamedFailure = counts.failed === 0 && (report === null || exitStatus !== 0);
  return isUnnamedFailure ? { ...counts, failed: 1 } : counts;
}

/** The closing line of `npm test`: `812 passed, 0 failed`. */
export function describeCounts(runs: readonly TestCounts[]): string {
  const sum = (name: keyof TestCounts): number => runs.reduce((total, counts) => total + counts[name], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`;
}
