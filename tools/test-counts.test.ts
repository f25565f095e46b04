import { expect, it } from 'vitest';
import { countTests, describeCounts } from './test-counts.ts';

const vitest = (failed: number): string =>
  JSON.stringify({
    numPassedTests: 10,
    numFailedTests: failed,
    numPendingTests: 2,
    testResults: [
      {
        name: 'money.test.ts',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          ...Array.from({ length: failed }, (_, index) => ({ status: 'failed', fullName: `rounds ${index + 1}` })),
        ],
      },
    ],
  });
const playwright = (ok: boolean): string =>
  JSON.stringify({
    stats: { expected: 5, unexpected: ok ? 0 : 1, flaky: 0, skipped: 1 },
    suites: [
      { specs: [], suites: [{ specs: [{ title: 'fits', file: 'rows.spec.ts', ok }] }] },
      { specs: [{ title: 'opens', file: 'rows.spec.ts', ok: true }] },
    ],
    errors: [],
  });

it('adds the tests of both runners', () => {
  expect(describeCounts([countTests(vitest(0), 0), countTests(playwright(true), 0)])).toBe(
    '15 passed, 0 failed, 3 skipped',
  );
});

it('names the failed tests of both runners before the counts', () => {
  expect(describeCounts([countTests(vitest(2), 1), countTests(playwright(false), 1)]).split('\n')).toEqual([
    'Failed: money.test.ts › rounds 1',
    'Failed: money.test.ts › rounds 2',
    'Failed: rows.spec.ts › fits',
    '15 passed, 3 failed, 3 skipped',
  ]);
});

it('names the skipped only when there are some', () => {
  expect(describeCounts([{ passed: 3, failed: 0, skipped: 0, failures: [] }])).toBe('3 passed, 0 failed');
});

it('counts a bad end without a failed test, a killed run, and a missing report as one failure', () => {
  expect(countTests(vitest(0), 1).failed).toBe(1);
  expect(countTests(playwright(true), null).failed).toBe(1);
  expect(countTests(null, 0)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
});
