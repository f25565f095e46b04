import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageLocales } from '#domain/place/page-locales.ts';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { localizePath, splitLocale } from '#i18n/localized-path.ts';
import { findPage } from '#web/pages/find-page.ts';
import { renderMarkdown } from '#web/features/guide/texts/render-markdown.ts';
import { brokenRules } from './language-rules.ts';

const slugsOf = (locale: Locale): readonly string[] =>
  readdirSync(`content/blog/${locale}`).map((file) => file.replace(/\.md$/, ''));
const slugs = slugsOf('en');
const texts = locales.flatMap((locale) => slugsOf(locale).map((slug) => ({ slug, locale })));

function read(slug: string, locale: Locale): { readonly fields: ReadonlyMap<string, string>; readonly body: string } {
  const source = readFileSync(`content/blog/${locale}/${slug}.md`, 'utf8');
  const [, header = '', body = ''] = source.split(/^---\n/m);
  const pairs = header
    .trimEnd()
    .split('\n')
    .map((line) => /^(\w+): (.*)$/.exec(line)?.slice(1, 3) ?? [line, '']);
  return { fields: new Map(pairs.map(([name = '', value = '']) => [name, value])), body };
}

/** What a visitor reads: without emphasis, link targets, code, table rules and list marks. */
function visibleLines(body: string): readonly string[] {
  const plain = body.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/`[^`]*`/g, 'code');
  const bare = plain.replaceAll('**', '').split('\n');
  return bare.filter((line) => line !== '' && !/^[|-]+$/.test(line)).map((line) => line.replace(/^(?:- |\d\. )/, ''));
}

describe('the articles', () => {
  it('are written in the languages that have a page for them, the one the footer leads to among them', () => {
    for (const locale of locales) {
      expect(slugsOf(locale)).toEqual(slugs.filter((slug) => pageLocales(`/blog/${slug}`, {}).includes(locale)));
    }
    expect(slugs).toContain('travel-esim-faqs');
    expect(slugs.filter((slug) => findPage(`/blog/${slug}`)?.name !== 'blog-article')).toEqual([]);
  });

  it.each(texts)('$slug in $locale has a whole header with the days of the English one', ({ slug, locale }) => {
    const { fields } = read(slug, locale);
    const english = read(slug, 'en').fields;
    for (const name of ['title', 'description', 'published', 'updated']) expect(fields.get(name), name).toBeTruthy();
    for (const name of ['published', 'updated']) expect(fields.get(name)).toBe(english.get(name));
    expect((fields.get('description') ?? '').length).toBeLessThan(160);
  });

  it.each(texts)('$slug in $locale leads to pages that there are, in its own language', ({ slug, locale }) => {
    const { fields, body } = read(slug, locale);
    const links = [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, link = '']) => link);
    const places = (fields.get('destinations') ?? '').split(', ').map((place) => localizePath(`/${place}`, locale));
    const wrong = [...links, ...places].filter((link) => {
      const { path } = splitLocale(link);
      return localizePath(path, locale) !== link || findPage(path)?.path !== path || !isWritten(path, locale);
    });
    expect(wrong).toEqual([]);
  });

  it.each(texts)('$slug in $locale keeps the writing rules, and its headings are plain', ({ slug, locale }) => {
    const { fields, body } = read(slug, locale);
    const lines = [...fields.values(), ...visibleLines(body)];
    expect(lines.flatMap((line) => brokenRules(line, locale).map((rule) => `${rule}: ${line}`))).toEqual([]);
    const { intro, sections } = renderMarkdown(body);
    expect(intro + sections.map(({ html }) => html).join('')).not.toContain('**');
    const headings = body.split('\n').filter((line) => line.startsWith('#'));
    expect(headings.filter((line) => !/^##+ [^*`[\]&<>]+$/.test(line))).toEqual([]);
    expect(new Set(headings).size).toBe(headings.length);
  });

  it('are guides of 600 to 1,000 words in every language, and two short ones', () => {
    const guides = texts.filter(({ slug }) => pageLocales(`/blog/${slug}`, {}).length === locales.length);
    const short = new Set(['before-you-pay', 'your-own-sim']);
    expect(guides).toHaveLength((3 + short.size) * locales.length);
    for (const { slug, locale } of guides) {
      const words = [
        ...new Intl.Segmenter(locale, { granularity: 'word' }).segment(
          visibleLines(read(slug, locale).body).join('\n'),
        ),
      ];
      const count = words.filter(({ isWordLike }) => isWordLike === true).length;
      const [least, most] = short.has(slug) ? [200, 400] : [600, 1000];
      expect(count, `${slug} ${locale}`).toBeGreaterThan(least);
      // Japanese is cut into finer words.
      expect(count, `${slug} ${locale}`).toBeLessThan(locale === 'ja' ? most * 1.5 : most);
    }
  });

  it('answers what travellers ask at length', () => {
    expect(read('travel-esim-faqs', 'en').body.split(/\s+/).length).toBeGreaterThan(1500);
  });
});

function isWritten(path: string, locale: Locale): boolean {
  return !path.startsWith('/blog/') || slugsOf(locale).includes(path.slice('/blog/'.length));
}
