import { describe, expect, it } from 'vitest';
import type { RuleKind, RuleReach } from '#domain/place/country-rule.ts';
import { answersOf, sortByAnswers } from './rule-answers.ts';

const rulesOf = (...rules: readonly (readonly [RuleKind, RuleReach])[]) =>
  rules.map(([kind, reach]) => ({ kind, reach }));

describe('answersOf', () => {
  it('answers only what the sources say of travel eSIMs', () => {
    expect(answersOf(rulesOf(['purchase', 'local'], ['device', 'local-only']))).toEqual([
      { question: 'registering', limit: null },
    ]);
    expect(answersOf(rulesOf(['delay', 'roaming'], ['purchase', 'local-only']))).toEqual([
      { question: 'using', limit: 'delay' },
      { question: 'buying', limit: null },
    ]);
  });

  it('leaves a question open where one of two rules does', () => {
    expect(answersOf(rulesOf(['device', 'local-only'], ['id', 'local']))).toEqual([]);
    expect(answersOf(rulesOf(['device', 'roaming'], ['id', 'local']))).toEqual([
      { question: 'registering', limit: 'device' },
    ]);
  });
});

describe('sortByAnswers', () => {
  it('has warnings first and what is open last, each in the given order', () => {
    const places = [
      { code: 'AT', rules: rulesOf(['id', 'local']) },
      { code: 'BE', rules: rulesOf(['id', 'local-only']) },
      { code: 'RU', rules: rulesOf(['delay', 'roaming']) },
      { code: 'KZ', rules: rulesOf(['device', 'local-only'], ['id', 'local']) },
      { code: 'TR', rules: rulesOf(['purchase', 'roaming'], ['device', 'local']) },
      { code: 'ZA', rules: rulesOf(['id', 'local-only']) },
    ];
    const { warned, answered, open } = sortByAnswers(places);
    const codes = [warned, answered, open].map((group) => group.map(({ code }) => code));
    expect(codes).toEqual([
      ['RU', 'TR'],
      ['BE', 'ZA'],
      ['AT', 'KZ'],
    ]);
  });
});
