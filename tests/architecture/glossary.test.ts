import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { listTexts } from '#tools/texts/list-texts.ts';

interface Term {
  readonly word: string;
  readonly not: readonly string[];
}

/** The tables of docs/glossary.md: a section for each language, `| thing | word | not, not |`. */
function readTerms(locale: Locale): readonly Term[] {
  const sections = readFileSync('docs/glossary.md', 'utf8').split(/^## /m);
  const section = sections.find((text) => text.startsWith(`${locale}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| thing |'));
  return rows.map((row) => {
    const [, , word = '', not = ''] = row.split('|').map((cell) => cell.trim());
    return { word, not: not.split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim()])) };
  });
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
