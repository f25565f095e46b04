import { describe, expect, it } from 'vitest';
import { createMemoryContext } from '#tests/support/memory-context.ts';
import { readArticle } from '#domain/site/article.ts';
import { listArticles } from './articles.ts';

const { site } = createMemoryContext();
const header = 'title: T\ndescription: D\npublished: 2026-11-18\nupdated: 2026-11-20';
const read = (fields: string) => readArticle('a', `---\n${fields}\n---\nText`, site);

describe('readArticle', () => {
  it('reads what an editor wrote', () => {
    expect(read(`${header}\nauthor: Ann\ndestinations: japan, region/europe`)).toEqual({
      slug: 'a',
      title: 'T',
      description: 'D',
      published: '2026-11-18',
      updated: '2026-11-20',
      author: 'Ann',
      destinations: ['/japan', '/region/europe'],
      body: 'Text',
    });
    expect(read(header)).toMatchObject({ author: null, destinations: [] });
  });

  it.each([
    [header.replace('updated: 2026-11-20', ''), 'no updated'],
    [header.replace('-18', '-31'), 'is not a date'],
    [header.replace('2026-11-18', '18 November 2026'), 'is not a date'],
    [header.replace('-20', '-17'), 'before it is published'],
  ])('refuses %j', (fields, reason) => {
    expect(() => read(fields)).toThrow(reason);
  });
});

describe('listArticles', () => {
  it('has the same articles in English and Japanese, newest first, and the guides among them in the others', () => {
    const english = listArticles('en', site);
    expect(english.map(({ slug }) => slug)).toContain('travel-esim-faqs');
    const days = english.map(({ published }) => published);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(listArticles('ja', site).map(({ slug }) => slug)).toEqual(english.map(({ slug }) => slug));
    const guides = ['before-you-pay', 'your-own-sim', 'what-is-an-esim', 'install-an-esim', 'choose-a-travel-esim'];
    const more = [...guides, 'travel-esim-faqs', 'how-to-read-an-unlimited-plan'];
    for (const [locale, slugs] of [
      ['fr', guides],
      ['es', more],
      ['it', more],
    ] as const) {
      expect(new Set(listArticles(locale, site).map(({ slug }) => slug))).toEqual(new Set(slugs));
    }
  });
});
