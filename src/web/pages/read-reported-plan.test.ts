import { describe, expect, it } from 'vitest';
import { readReportedPlan } from './read-reported-plan.ts';

describe('readReportedPlan', () => {
  it.each([
    ['reported=17', 17],
    ['page=2', null],
    ['reported=', null],
    ['reported=-1', null],
    ['reported=1e3', null],
    ['reported=9999999999', null],
  ])('reads %s', (search, plan) => {
    expect(readReportedPlan(new URLSearchParams(search))).toBe(plan);
  });
});
