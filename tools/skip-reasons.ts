import { readPlaywrightTests } from './playwright-report.ts';

/** Why tests of a report of Playwright's JSON reporter were skipped, as they say it, each reason once. */
export function listSkipReasons(report: unknown): readonly string[] {
  const skipped = readPlaywrightTests(report).filter(({ status }) => status === 'skipped');
  return [...new Set(skipped.flatMap(({ skipReasons }) => skipReasons))];
}
