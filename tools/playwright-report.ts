import { z } from 'zod';

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
      results: z.array(z.object({ error: z.object({ message: z.string() }).optional() })),
    }),
  ),
});

const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

/** A test of a report of Playwright's JSON reporter. */
export interface ReportedTest {
  readonly title: string;
  readonly file: string;
  /** `expected`, `unexpected`, `flaky` or `skipped`. */
  readonly status: string;
  /** Why it is skipped, as it says itself. */
  readonly skipReasons: readonly string[];
  /** The first error of each attempt that failed. */
  readonly errors: readonly string[];
}

const reportSchema = z.object({ suites: z.array(suiteSchema) });

/** Every test of a report, at any depth of its suites. */
export function readPlaywrightTests(report: unknown): readonly ReportedTest[] {
  return reportSchema.parse(report).suites.flatMap(testsOf);
}

function testsOf({ specs, suites = [] }: z.infer<typeof suiteSchema>): readonly ReportedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, annotations, results }) => ({
      title,
      file,
      status,
      skipReasons: annotations.flatMap(({ type, description }) =>
        type === 'skip' && description !== undefined ? [description] : [],
      ),
      errors: results.flatMap(({ error }) => (error === undefined ? [] : [error.message])),
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}
