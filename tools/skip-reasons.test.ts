import { describe, expect, it } from 'vitest';
import { listSkipReasons } from './skip-reasons.ts';

function spec(status: string, description?: string) {
  const annotations = description === undefined ? [{ type: 'skip' }] : [{ type: 'skip', description }];
  return { title: '', file: '', tests: [{ status, annotations, results: [] }] };
}

describe('listSkipReasons', () => {
  it('finds reasons at any depth, each once', () => {
    const inner = { specs: [spec('skipped', 'No Firefox.'), spec('skipped', 'No Java.')] };
    const report = { suites: [{ specs: [spec('skipped', 'No Java.')], suites: [inner] }] };
    expect(listSkipReasons(report)).toEqual(['No Java.', 'No Firefox.']);
  });

  it('says nothing of tests that ran, or that say nothing themselves', () => {
    const annotations = [{ type: 'slow', description: 'It is slow.' }];
    const slow = { ...spec('expected'), tests: [{ status: 'expected', annotations, results: [] }] };
    expect(listSkipReasons({ suites: [{ specs: [spec('expected', 'Never'), spec('skipped'), slow] }] })).toEqual([]);
  });
});
