import { describe, expect, it } from 'vitest';
import type { ExampleReview, ExampleSeller } from '#domain/review/example-review.ts';
import { locales } from '#domain/kernel/locale.ts';
import { countryOf } from '#tests/support/memory-context.ts';
import { brokenRules } from '#tests/architecture/language-rules.ts';
import { demoReviews } from './demo-reviews.ts';

const asOf = new Date('2026-11-21T00:00:00Z');
const countries = ['JP', 'FR', 'TH', 'US', 'IT'].map(countryOf);
const sellers: readonly ExampleSeller[] = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  slug: `seller-${index}`,
  countries,
}));

const all: readonly ExampleReview[] = demoReviews({ seed: 'test', sellers, asOf });

describe('demoReviews', () => {
  it('are the same each time, and others with another seed', () => {
    expect(demoReviews({ seed: 'test', sellers, asOf })).toEqual(all);
    expect(demoReviews({ seed: 'other', sellers, asOf })).not.toEqual(all);
  });

  it('are about 1,500, most of them about the largest sellers, and enough of some for a ranking', () => {
    expect(all.length).toBeGreaterThan(1200);
    expect(all.length).toBeLessThan(1900);
    const counts = sellers.map(({ id }) => all.filter(({ providerId }) => providerId === id).length);
    expect(counts.filter((count) => count >= 40).length).toBeGreaterThan(3);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it('have ratings of all kinds, names of their own ids, and countries that the seller has', () => {
    for (const rating of [1, 2, 3, 4, 5]) expect(all.some((review) => review.rating === rating)).toBe(true);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.every(({ id }) => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/.test(id))).toBe(true);
    expect(
      all.every((review) => review.countries.length > 0 && review.countries.every((code) => countries.includes(code))),
    ).toBe(true);
  });

  it('lie before the day they are made, and were read before they were published', () => {
    const isInOrder = ({ writtenAt, publishedAt, reply }: ExampleReview): boolean =>
      writtenAt < publishedAt && publishedAt < asOf && (reply === null || (reply.at > publishedAt && reply.at < asOf));
    expect(all.filter((review) => !isInOrder(review))).toEqual([]);
  });

  it.each(locales)('are written in %s too, with answers, and keep its writing rules', (locale) => {
    const found = all.filter(({ language }) => language === locale);
    expect(found.length).toBeGreaterThan(100);
    const texts = new Set(found.flatMap(({ text, reply }) => (reply === null ? [text] : [text, reply.text])));
    expect(found.some(({ reply }) => reply !== null)).toBe(true);
    expect([...texts].flatMap((text) => brokenRules(text, locale).map((rule) => `${rule}: ${text}`))).toEqual([]);
  });

  it('say what their stars say', () => {
    const poor = all.filter(({ language, rating }) => language === 'en' && rating === 1);
    expect(poor.some(({ text }) => /refunded a plan that I had bought twice|Good value/.test(text))).toBe(false);
  });
});
