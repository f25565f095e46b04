import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { readPlaywrightTests } from './playwright-report.ts';

/** Lines of an error that are shown; the rest is in the runner's own output. */
const shownLines = 6;

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

/** The failed tests of a report of Vitest's JSON reporter, each with the beginning of its error. */
export function listVitestFailures(report: unknown): readonly string[] {
  return vitestSchema.parse(report).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('', name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [describeFailure(file, '', [message])];
    return failed.map(({ fullName, failureMessages }) => describeFailure(file, fullName, failureMessages));
  });
}

/** The failed tests of a report of Playwright's JSON reporter, each with the beginning of its error. */
export function listPlaywrightFailures(report: unknown): readonly string[] {
  return readPlaywrightTests(report)
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ file, title, errors }) => describeFailure(file, title, errors));
}

function describeFailure(file: string, title: string, errors: readonly string[]): string {
  const lines = errors.flatMap((error) => stripVTControlCharacters(error).split('\n').slice(0, shownLines));
  return [`FAILED ${file} ${title}`.trimEnd(), ...lines.map((line) => `  ${line}`)].join('\n');
}
