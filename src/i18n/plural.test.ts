import { describe, expect, it } from 'vitest';
import { languageOf } from '#domain/kernel/language.ts';
import { locales } from '#domain/kernel/locale.ts';
import { intlTag } from './intl-cache.ts';
import { plural } from './plural.ts';

describe('plural', () => {
  it.each([
    [0, 'plans'],
    [1, 'plan'],
    [2, 'plans'],
  ])('follows English for %i', (count, expected) => {
    expect(plural('en', count, { one: 'plan', other: 'plans' })).toBe(expected);
  });

  it.each([
    [0, 'forfait'],
    [1, 'forfait'],
    [2, 'forfaits'],
    [1_000_000, 'de forfaits'],
  ])('follows French for %i', (count, expected) => {
    expect(plural('fr', count, { one: 'forfait', many: 'de forfaits', other: 'forfaits' })).toBe(expected);
  });

  it.each([
    [0, 'planes'],
    [1, 'plan'],
    [2_000_000, 'de planes'],
  ])('follows Spanish for %i', (count, expected) => {
    expect(plural('es', count, { one: 'plan', many: 'de planes', other: 'planes' })).toBe(expected);
  });

  it('has one form in Japanese', () => {
    expect(plural('ja', 1, { other: '件' })).toBe('件');
  });

  it('carries any kind of form', () => {
    expect(plural('it', 1, { one: 1, many: 2, other: 3 })).toBe(1);
  });

  it('has exactly the categories that the running Intl has', () => {
    for (const locale of locales) {
      const categories = new Intl.PluralRules(intlTag(locale)).resolvedOptions().pluralCategories;
      expect(Object.keys(languageOf(locale).days).toSorted(), locale).toEqual(categories.toSorted());
    }
  });
});
