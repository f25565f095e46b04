import { describe, expect, it } from 'vitest';
import { countries } from '#domain/place/countries.ts';
import { compareNames, readingOf } from './compare-names.ts';

describe('compareNames', () => {
  it('orders Japanese names by the five rows of sounds, kanji by their readings', () => {
    const names = ['日本', 'ロシア', '韓国', 'アメリカ', '台湾', 'イギリス', '香港', 'タイ', '中国', 'ハンガリー'];
    expect(names.toSorted(compareNames('ja'))).toEqual([
      'アメリカ',
      'イギリス',
      '韓国',
      'タイ',
      '台湾',
      '中国',
      '日本',
      'ハンガリー',
      '香港',
      'ロシア',
    ]);
  });

  it('orders as collations do elsewhere', () => {
    expect(['Zambie', 'Égypte', 'Espagne'].toSorted(compareNames('fr'))).toEqual(['Égypte', 'Espagne', 'Zambie']);
  });
});

describe('readingOf', () => {
  it('begins in kana for every country in Japanese', () => {
    const unread = countries
      .map(({ name }) => readingOf(name.ja, 'ja'))
      .filter((name) => !/^[\u30a1-\u30fc]/.test(name));
    expect(unread).toEqual([]);
  });

  it('leaves other languages alone', () => {
    expect(readingOf('日本', 'en')).toBe('日本');
  });
});
