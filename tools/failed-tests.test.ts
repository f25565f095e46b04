import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listPlaywrightFailures, listVitestFailures } from './failed-tests.ts';

describe('listVitestFailures', () => {
  it('names each failed test with the beginning of its error', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'adds', failureMessages: [] },
      { status: 'failed', fullName: 'sum adds two', failureMessages: ['expected 3\nto be 4'] },
    ];
    const name = resolve('tools/failed-tests.test.ts');
    expect(listVitestFailures({ testResults: [{ name, status: 'failed', message: '', assertionResults }] })).toEqual([
      'FAILED tools/failed-tests.test.ts sum adds two\n  expected 3\n  to be 4',
    ]);
  });

  it('names a file that could not be loaded', () => {
    const broken = {
      name: resolve('tools/failed-tests.test.ts'),
      status: 'failed',
      message: 'no module',
      assertionResults: [],
    };
    expect(listVitestFailures({ testResults: [broken] })).toEqual(['FAILED tools/failed-tests.test.ts\n  no module']);
  });
});

describe('listPlaywrightFailures', () => {
  it('names tests that failed, and ones that pass only sometimes, at any depth', () => {
    const spec = (title: string, status: string) => {
      const results = [{ error: { message: '\u001B[31mtoo late\u001B[39m' } }];
      return { title, file: 'home.spec.ts', tests: [{ status, annotations: [], results }] };
    };
    const inner = { specs: [spec('opens', 'unexpected')] };
    const report = { suites: [{ specs: [spec('closes', 'flaky'), spec('rests', 'expected')], suites: [inner] }] };
    expect(listPlaywrightFailures(report)).toEqual([
      'FAILED home.spec.ts closes\n  too late',
      'FAILED home.spec.ts opens\n  too late',
    ]);
  });
});
