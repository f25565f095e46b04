import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRuleStale, readRuleKind, ruleFreshMonths, ruleKinds } from './country-rule.ts';

const day = 86_400_000;
const anyDay = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

describe('isRuleStale', () => {
  it.each([
    ['2026-11-22', '2026-11-22T00:00:00Z', false],
    ['2026-11-22', '2027-11-22T00:00:00Z', false],
    ['2026-11-22', '2027-11-22T00:00:01Z', true],
    ['2026-11-22', '2031-01-01T00:00:00Z', true],
  ])('checked on %s is out of date at %s: %s', (checked, now, expected) => {
    expect(ruleFreshMonths).toBe(12);
    expect(isRuleStale(checked, new Date(now))).toBe(expected);
  });

  const isStaleAfter = (checked: Date, days: number): boolean =>
    isRuleStale(dayOf(checked), new Date(new Date(dayOf(checked)).getTime() + days * day));

  it('says no of every day of the year after the check', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(365), (checked, days) => {
        expect(isStaleAfter(checked, days)).toBe(false);
      }),
    );
  });

  it('says yes of every day from then on', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 367, max: 9000 }), (checked, days) => {
        expect(isStaleAfter(checked, days)).toBe(true);
      }),
    );
  });
});

describe('readRuleKind', () => {
  it.each(ruleKinds)('reads %s', (kind) => {
    expect(readRuleKind(new URLSearchParams({ kind }))).toEqual({ kind, isRefused: false });
  });

  it.each(['', ' '])('takes %j for all', (kind) => {
    expect(readRuleKind(new URLSearchParams({ kind }))).toEqual({ kind: null, isRefused: false });
  });

  it('refuses every other word', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(text.trim() !== '' && !(ruleKinds as readonly string[]).includes(text.trim()));
        expect(readRuleKind(new URLSearchParams({ kind: text }))).toEqual({ kind: null, isRefused: true });
      }),
    );
  });
});
