import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { listTexts } from '#tools/texts/list-texts.ts';

interface Term {
  readonly word: string;
  readonly not: readonly string[];
}

const rows = readFileSync('tests/architecture/glossary.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

/** The rows of a language: `language, thing, word, not, not`. */
function readTerms(locale: Locale): readonly Term[] {
  return rows
    .filter(([language]) => language === locale)
    .map(([, , word = '', not = '']) => ({ word, not: not.split(', ').filter((each) => each !== '') }));
}

/** Whole words in languages with spaces, anything in Japanese. */
function contains(text: string, word: string, locale: Locale): boolean {
  if (locale === 'ja') return text.includes(word);
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

const texts = await listTexts();

describe.each(locales)('the words of %s', (locale) => {
  it.each(readTerms(locale))('say $word', ({ not }) => {
    expect(not).not.toEqual([]);
    const hits = texts.flatMap(({ place, html }) =>
      not.flatMap((word) => (contains(html[locale] ?? '', word, locale) ? [`${place}: ${word}`] : [])),
    );
    expect(hits).toEqual([]);
  });
});
