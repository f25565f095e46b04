import { describe, expect, it } from 'vitest';
import { toRomaji } from './romaji.ts';

describe('toRomaji', () => {
  it.each([
    ['ニホン', 'nihon'],
    ['カンコク', 'kankoku'],
    ['シンガポール', 'shingapoーru'],
    ['フランス', 'furansu'],
    ['フィリピン', 'firipin'],
    ['マレーシア', 'mareーshia'],
    ['キョウト', 'kyouto'],
    ['チュウゴク', 'chuugoku'],
    ['ジャマイカ', 'jamaika'],
    ['モロッコ', 'morokko'],
    ['ウェールズ', 'weーruzu'],
    ['ヴェネツィア', 'benetsia'],
    ['コスタ・リカ', 'kosuta・rika'],
  ])('writes %s as %s', (katakana, romaji) => {
    expect(toRomaji(katakana)).toBe(romaji);
  });

  it.each(['日本', 'にほん', 'Japan', 'アメリカ合衆国'])('has none for %s', (text) => {
    expect(toRomaji(text)).toBeNull();
  });
});
