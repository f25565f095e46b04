import { expect, it } from 'vitest';
import { noFacts } from '#domain/review/review-facts.ts';
import { makeReview } from '#tests/support/make-review.ts';
import { shapeReview } from './shape-review.ts';

const plan = { dataKind: 'total', dataMb: 2000, dataWords: null, validityDays: 15 } as const;
const worked = { data: 'yes', hotspot: 'yes', calls: 'unused', support: 'no' } as const;
const facts = { ...noFacts, month: '2026-10', phone: 'apple-iphone-15', worked, isGiven: true };

it.each([
  [
    'en',
    'Used in October 2026 · 2 GB for 15 days · Apple iPhone 15 · Worked: mobile data, hotspot sharing · Did not work: the seller’s support · The author got something for this review, so its stars don’t count',
  ],
  [
    'ja',
    '利用時期：2026年10月・2GB・15日間・Apple iPhone 15・使えたもの：データ通信、テザリング・使えなかったもの：サポート・この口コミの投稿には見返りがあったため、星の数は平均に含めていません',
  ],
] as const)('says in %s what a review can be weighed by', (locale, said) => {
  const shown = shapeReview(makeReview({ facts, plan }), locale).facts?.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(shown).toBe(said);
});

it('leaves out what its author has not said', () => {
  expect(shapeReview(makeReview(), 'en').facts).toBeNull();
  expect(shapeReview(makeReview({ facts: { ...noFacts, phone: 'no-such-phone' } }), 'en').facts).toBeNull();
});
