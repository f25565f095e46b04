import { describe, expect, it } from 'vitest';
import { noFacts, parseReviewFacts } from './review-facts.ts';

describe('parseReviewFacts', () => {
  const said = {
    month: '2026-10',
    planId: 7,
    phone: 'apple-iphone-15',
    worked: { data: 'yes', hotspot: 'unused', support: 'no' },
    isGiven: true,
    isRelated: false,
  } as const;

  it('reads what was written', () => {
    expect(parseReviewFacts(JSON.stringify(said))).toEqual(said);
  });

  it.each(['', '{', 'null', '[]', '"x"', '{}', '{"month":"2026-13","worked":{"data":"maybe","toString":"yes"}}'])(
    'takes %j as nothing',
    (json) => {
      expect(parseReviewFacts(json)).toBe(noFacts);
    },
  );

  it.each([
    ['month', '2026-00'],
    ['month', 202_610],
    ['planId', '7'],
    ['planId', 1.5],
    ['phone', '<b>'],
    ['worked', null],
    ['isGiven', 'yes'],
  ])('leaves out an invalid %s, %j', (name, value) => {
    expect(parseReviewFacts(JSON.stringify({ ...said, [name]: value }))).toEqual({
      ...said,
      [name]: noFacts[name as keyof typeof noFacts],
    });
  });
});
