import { z } from 'zod';

/** How many tests ended how. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  success: z.boolean(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** Counts a report of Vitest's JSON reporter. A file that cannot even be loaded holds no test, but counts as one that failed. */
export function countVitest(report: unknown): TestCounts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, success, testResults } =
    vitestSchema.parse(report);
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = numFailedTests + broken.length;
  return {
    passed: numPassedTests,
    // Unhandled errors belong to no test.
    failed: !success && failed === 0 ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  };
}

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/** Counts a report of Playwright's JSON reporter. Errors outside of tests and tests that pass only sometimes are failures. */
export function countPlaywright(report: unknown): TestCounts {
  const { stats, errors } = playwrightSchema.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

export function addCounts(counts: readonly TestCounts[]): TestCounts {
  const sum = (pick: (each: TestCounts) => number): number => counts.reduce((total, each) => total + pick(each), 0);
  return {
    passed: sum((each) => each.passed),
    failed: sum((each) => each.failed),
    skipped: sum((each) => each.skipped),
  };
}

/** The closing line of `npm test`: `812 passed, 0 failed`. */
export function describeCounts({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
