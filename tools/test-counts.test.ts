import { expect, it } from 'vitest';
import { countTests, describeCounts } from './test-counts.ts';

const vitest = (failed: number): string =>
  JSON.stringify({ numPassedTests: 10, numFailedTests: failed, numPendingTests: 2 });
const playwright = JSON.stringify({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 1 }, errors: [] });

it('adds the tests of both runners', () => {
  expect(describeCounts([countTests(vitest(0), 0), countTests(playwright, 0)])).toBe('15 passed, 0 failed, 3 skipped');
  expect(describeCounts([countTests(vitest(2), 1)])).toBe('10 passed, 2 failed, 2 skipped');
});

it('names the skipped only when there are some', () => {
  expect(describeCounts([{ passed: 3, failed: 0, skipped: 0 }])).toBe('3 passed, 0 failed');
});

it('counts a bad end without a failed test, a killed run, and a missing report as one failure', () => {
  expect(countTests(vitest(0), 1).failed).toBe(1);
  expect(countTests(playwright, null).failed).toBe(1);
  expect(countTests(null, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
