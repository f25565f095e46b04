import { describe, expect, it } from 'vitest';
import { listSkipReasons } from './skip-reasons.ts';

function spec(status: string, description?: string) {
  const annotations = description === undefined ? [{ type: 'skip' }] : [{ type: 'skip', description }];
  return { tests: [{ status, annotations }] };
}

describe('listSkipReasons', () => {
  it('finds reasons at any depth, each once', () => {
    const inner = { specs: [spec('skipped', 'No Firefox.'), spec('skipped', 'No Java.')] };
    const report = { suites: [{ specs: [spec('skipped', 'No Java.')], suites: [inner] }] };
    expect(listSkipReasons(report)).toEqual(['No Java.', 'No Firefox.']);
  });

  it('says nothing of tests that ran, or that say nothing themselves', () => {
    const slow = { tests: [{ status: 'expected', annotations: [{ type: 'slow', description: 'It is slow.' }] }] };
    expect(listSkipReasons({ suites: [{ specs: [spec('expected', 'Never'), spec('skipped'), slow] }] })).toEqual([]);
  });
});
