import { describe, expect, it } from 'vitest';
import { addCounts, countPlaywright, countVitest, describeCounts } from './test-counts.ts';

const vitestReport = {
  numPassedTests: 10,
  numFailedTests: 0,
  numPendingTests: 2,
  numTodoTests: 1,
  success: true,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
};

const playwrightReport = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 1 }, errors: [] };

describe('countVitest', () => {
  it('counts passed and skipped tests', () => {
    expect(countVitest(vitestReport)).toEqual({ passed: 10, failed: 0, skipped: 3 });
  });

  it('counts failed tests', () => {
    expect(countVitest({ ...vitestReport, success: false, numFailedTests: 2 }).failed).toBe(2);
  });

  it('counts a file that cannot be loaded', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(countVitest({ ...vitestReport, success: false, testResults }).failed).toBe(1);
  });

  it('counts an error that belongs to no test', () => {
    expect(countVitest({ ...vitestReport, success: false }).failed).toBe(1);
  });

  it('refuses a report of another shape', () => {
    expect(() => countVitest({ passed: 10 })).toThrow('numPassedTests');
  });
});

describe('countPlaywright', () => {
  it('counts passed and skipped tests', () => {
    expect(countPlaywright(playwrightReport)).toEqual({ passed: 5, failed: 0, skipped: 1 });
  });

  it('counts failures, tests that pass only sometimes, and errors outside of tests', () => {
    const stats = { expected: 5, unexpected: 2, flaky: 1, skipped: 0 };
    expect(countPlaywright({ stats, errors: [{ message: 'global setup' }] }).failed).toBe(4);
  });
});

describe('describeCounts', () => {
  it('names the skipped only when there are some', () => {
    expect(describeCounts({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
    expect(describeCounts({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
  });

  it('describes the sum of several runs', () => {
    expect(addCounts([{ passed: 3, failed: 1, skipped: 2 }, countPlaywright(playwrightReport)])).toEqual({
      passed: 8,
      failed: 1,
      skipped: 3,
    });
  });
});
