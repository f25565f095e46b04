import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '#domain/place/countries.ts';
import { foldText, foldWithPositions } from './fold-text.ts';

/** Any UTF-16 units, including lone surrogates and marks without a letter. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)), maxLength: 30 });

describe('foldText', () => {
  it.each([
    ['Réunion', 'reunion'],
    ['CURAÇAO', 'curacao'],
    ['Åland', 'aland'],
    ['São Tomé & Príncipe', 'sao tome and principe'],
    ['Færøerne', 'faeroerne'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['Côte d’Ivoire', "cote d'ivoire"],
    ['Guinea-Bissau', 'guinea bissau'],
    ['U.S.', 'us'],
    ['にほん', 'ニホン'],
    ['ばり', 'バリ'],
    ['ぎょうざ', 'ギョウザ'],
    ['ヘルツェゴヴィナ', 'ヘルツェゴビナ'],
    ['ゔぇねちあ ｳﾞ', 'ベネチア ブ'],
    ['か゛な', 'ガナ'],
    ['ギニア＝ビサウ･', 'ギニア ビサウ '],
    ['Congo (RDC)', 'congo  rdc '],
    ['d´ivoire d`ivoire d＇ivoire dʼivoire d′ivoire', "d'ivoire d'ivoire d'ivoire d'ivoire d'ivoire"],
    ['Co\u200bte\u00ad', 'cote'],
    ['ｸﾞｱﾑ', 'グアム'],
    ['ﾊﾟﾘ', 'パリ'],
    ['ＪＡＰＡＮ', 'japan'],
    ['日本', '日本'],
    ['アンティグア・バーブーダ', 'アンティグア バーブーダ'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('keeps voiced kana apart from unvoiced ones', () => {
    expect(foldText('バハマ')).not.toBe(foldText('ハハマ'));
  });

  it('folds a composed and a decomposed text alike', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countries.flatMap(({ name }) => Object.values(name))), (name) => {
        expect(foldText(name.normalize('NFD'))).toBe(foldText(name));
      }),
    );
  });

  it('changes nothing when it is done again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countries.flatMap(({ name }) => Object.values(name))), (name) => {
        expect(foldText(foldText(name))).toBe(foldText(name));
      }),
    );
  });
});

describe('foldWithPositions', () => {
  it('knows where each folded character comes from', () => {
    const { text, starts, ends } = foldWithPositions('Æ & é');
    expect(text).toBe('ae and e');
    expect([starts[1], ends[1]]).toEqual([0, 1]);
    expect([starts[3], ends[5]]).toEqual([2, 3]);
    expect([starts[7], ends[7]]).toEqual([4, 5]);
  });

  it('gives every folded character a place in the original, in order', () => {
    fc.assert(
      fc.property(anyText, (original) => {
        const { text, starts, ends } = foldWithPositions(original);
        expect([starts.length, ends.length]).toEqual([text.length, text.length]);
        const places = starts.map((start, index) => [start, ends[index] ?? -1] as const);
        expect(places.every(([start, end]) => 0 <= start && start < end && end <= original.length)).toBe(true);
        expect(starts.toSorted((a, b) => a - b)).toEqual(starts);
      }),
    );
  });
});
