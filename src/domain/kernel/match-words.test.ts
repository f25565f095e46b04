import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '#domain/place/countries.ts';
import { matchWords, prepareQuery, prepareText } from './match-words.ts';

function match(text: string, query: string): { rank: number; marked: string[] } | null {
  const found = matchWords(prepareText(text), prepareQuery(query));
  return found && { rank: found.rank, marked: found.ranges.map(({ start, end }) => text.slice(start, end)) };
}

/** Without what a query may omit. */
function lettersOf(text: string): string {
  return prepareQuery(text).replaceAll(/[ 'ー]/g, '');
}

describe('matchWords', () => {
  it.each([
    ['Japan', 'japan', 0, ['Japan']],
    ['Japan', 'Ja', 1, ['Ja']],
    ['South Korea', 'kor', 2, ['Kor']],
    ['DR Congo', 'congo', 2, ['Congo']],
    ['Congo (RDC)', 'rd', 2, ['RD']],
    ['ココス(キーリング)諸島', 'き', 2, ['キ']],
    ['Timor-Leste', 'leste', 2, ['Leste']],
    ['Timor-Leste', 'timor leste', 0, ['Timor-Leste']],
    ['Côte d’Ivoire', 'ivo', 2, ['Ivo']],
    ['Antigua & Barbuda', 'antigua and b', 1, ['Antigua & B']],
    ['Antigua & Barbuda', 'antigua & b', 1, ['Antigua & B']],
    ['U.S. Virgin Islands', 'us vir', 1, ['U.S. Vir']],
    ['Réunion', 'reu', 1, ['Réu']],
    ['Trinidad y Tobago', 't', 1, ['T', 'T']],
    ['アンティグア・バーブーダ', 'バー', 2, ['バー']],
    ['São Tomé', '  SAO   tome ', 0, ['São Tomé']],
    ['ボスニア・ヘルツェゴビナ', 'ボスニアヘルツェゴビナ', 0, ['ボスニア・ヘルツェゴビナ']],
    ['ボスニア・ヘルツェゴビナ', 'ﾎﾞｽﾆｱ･ﾍﾙﾂｪ', 1, ['ボスニア・ヘルツェ']],
    ['ボスニア・ヘルツェゴビナ', 'へるつぇごゔぃな', 2, ['ヘルツェゴビナ']],
    ['コスタリカ', 'コスタ・リカ', 0, ['コスタリカ']],
    ['南アフリカ', '南 アフ', 1, ['南アフ']],
    ['シンガポール', 'しんがぽ－る', 0, ['シンガポール']],
    ['シンガポール', 'シンガポル', 0, ['シンガポール']],
    ['ルーマニア', 'ルマ', 1, ['ルーマ']],
    ['英領ヴァージン諸島', '英領ヴ', 1, ['英領']],
    ['英領ヴァージン諸島', '英領ば', 1, ['英領ヴァ']],
    ['Côte d’Ivoire', 'cote d´ivoire', 0, ['Côte d’Ivoire']],
    ['Côte d’Ivoire', 'cote d ivoire', 0, ['Côte d’Ivoire']],
    ['Côte d’Ivoire', 'co^te divoire', 0, ['Côte d’Ivoire']],
    ['Curaçao', 'Curac¸ao', 0, ['Curaçao']],
    ['Hong Kong', 'hongk', 1, ['Hong K']],
    ['Congo (RDC)', 'congo rdc', 0, ['Congo (RDC']],
    ['Isole Cocos (Keeling)', 'isole ´cocos ´(keeling)', 0, ['Isole Cocos (Keeling']],
  ])('finds in %j the words that start with %j', (...[text, query, rank, marked]) => {
    expect(match(text, query)).toEqual({ rank, marked });
  });

  it.each([
    ['Japan', 'apan'],
    ['Japan', 'japans'],
    ['South Korea', 'orea'],
    ['日本', '本'],
    ['Oman', 'man'],
    ['Romania', 'oman'],
    ['Indonesia', 'in don'],
    ['Indonesia', 'in-don'],
    ['ニュージーランド', 'ジーランド'],
    ['ニュージーランド', 'ージー'],
    ['ジャージー', 'ージ'],
  ])('does not find in %j the middle of a word, %j', (text, query) => {
    expect(match(text, query)).toBeNull();
  });

  it('marks only what reads like the query', () => {
    const anyName = fc.constantFrom(...countries.flatMap(({ name }) => Object.values(name)));
    fc.assert(
      fc.property(anyName, fc.nat(40), fc.integer({ min: 1, max: 6 }), (name, from, length) => {
        const query = prepareQuery([...name].slice(from, from + length).join(''));
        fc.pre(query !== '');
        const wanted = lettersOf(query);
        const marked = (match(name, query)?.marked ?? []).map(lettersOf);
        expect(marked.filter((letters) => !letters.startsWith(wanted) && !wanted.startsWith(letters))).toEqual([]);
      }),
    );
  });

  it('finds every name by each of its beginnings', () => {
    const anyName = fc.constantFrom(...countries.flatMap(({ name }) => Object.values(name)));
    fc.assert(
      fc.property(anyName, fc.integer({ min: 1, max: 30 }), (name, length) => {
        expect(match(name, [...name].slice(0, length).join(''))?.rank).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('finds every name whatever is left out between its words, and by no part of a word', () => {
    const anyName = fc.constantFrom(...countries.flatMap(({ name }) => Object.values(name)));
    const anyLoose = fc.constantFrom('', ' ', '  ', "'", '’', '´');
    fc.assert(
      fc.property(anyName, anyLoose, (name, between) => {
        const loosely = name.replaceAll(/[ '’・‐-]+/g, between === '' || /[・ー]/.test(name) ? between : ` ${between}`);
        expect(match(name, loosely)?.rank).toBe(0);
        expect(match(`x${name}`, loosely)?.rank ?? 2).toBe(2);
      }),
    );
  });

  it('reads no more than the first 100 characters of a query', () => {
    expect(prepareQuery('a'.repeat(5000))).toHaveLength(100);
  });
});
