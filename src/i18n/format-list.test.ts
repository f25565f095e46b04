import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { writtenIn } from '#tests/support/written-in.ts';
import { formatList, joinFacts } from './format-list.ts';

describe('formatList', () => {
  it('joins three names as each language does', () => {
    for (const locale of locales) expect(formatList(['Visa', 'Nori', 'Kelp'], locale)).toBe(writtenIn[locale].names);
  });

  it('changes y to e before an i sound in Spanish', () => {
    expect(formatList(['Japón', 'Italia'], 'es')).toBe('Japón e Italia');
  });

  it('keeps Japanese names with a middle dot apart', () => {
    expect(formatList(['日本', 'アンティグア・バーブーダ'], 'ja')).toBe('日本、アンティグア・バーブーダ');
  });

  it('leaves one name alone and says nothing about none', () => {
    for (const locale of locales) {
      expect(formatList(['Kelp'], locale)).toBe('Kelp');
      expect(formatList([], locale)).toBe('');
    }
  });
});

describe('joinFacts', () => {
  it('sets facts apart as each language does', () => {
    expect(joinFacts(['7 days', '5 GB'], 'fr')).toBe('7 days\u00a0· 5 GB');
    expect(joinFacts(['7日間', '5GB'], 'ja')).toBe('7日間・5GB');
  });
});
