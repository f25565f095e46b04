import { describe, expect, it } from 'vitest';
import { createMemoryContext, makePlan } from '#tests/support/memory-context.ts';
import { locales } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import { payloadOf, visit, visitPage } from '#tests/support/site-visit.ts';
import { buildBlogFeed } from './blog-feed.ts';
import type { PagePayload } from '#web/pages/page-payload.ts';
import { structuredData } from '#web/answer/document/structured-data.ts';
import { listArticles } from './articles.ts';

const context = createMemoryContext({ plans: [makePlan(1), makePlan(2)] });
const faq = '/blog/travel-esim-faqs';
const inTwo = '/blog/regional-or-local-esim';
const guide = '/blog/what-is-an-esim';

interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

function thingsOf(html: string): ReadonlyMap<string, Thing> {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const { '@graph': graph } = JSON.parse(json) as { readonly '@graph': readonly Thing[] };
  return new Map(graph.map((thing) => [thing['@type'], thing]));
}

describe('the blog', () => {
  it('lists its articles in every language', async () => {
    for (const locale of locales) {
      const path = localizePath('/blog', locale);
      expect(listArticles(locale, context.site).length).toBeGreaterThan(2);
      const html = await visitPage(path, context);
      for (const { slug, title } of listArticles(locale, context.site)) {
        expect(html).toContain(`<a href="${path}/${slug}">${title}</a>`);
      }
      expect(html).toContain(`type="application/atom+xml" title=`);
    }
  });

  it.each([
    [`${faq}/`, 301, faq],
    [`/ja${faq}/?x=1`, 301, `/ja${faq}?x=1`],
    ['/Blog', 301, '/blog'],
    [`/it${inTwo}?x=1`, 302, `${inTwo}?x=1`],
    [`/es${inTwo}/_payload.json`, 302, `${inTwo}/_payload.json`],
    [`/fr${faq}/`, 301, `/fr${faq}`],
  ])('answers %s with %i to %s', async (path, status, location) => {
    expect(await visit(path, context)).toMatchObject({ kind: 'redirect', status, location });
  });

  it.each(['/blog/nothing', '/blog/a/b', '/blog/feed.txt', '/ja/blog/%2e%2e', '/fr/blog/nothing'])(
    'has no page at %s',
    async (path) => {
      expect(await visit(path, context)).toMatchObject({ kind: 'page', status: 404 });
    },
  );
});

describe('an article', () => {
  it('has contents that lead to its sections, and a search in the header', async () => {
    const html = await visitPage(faq, context);
    const targets = [...html.matchAll(/<li><a href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(10);
    for (const id of targets) expect(html).toContain(`<section id="${id}">`);
    expect(html).toContain('role="search"');
  });

  it('shows what plans of its destinations cost, as far as there are any', async () => {
    expect(await visitPage(faq, context)).toMatch(/<h2>Compare plans<\/h2>.*href="\/japan".*\$11\.70/s);
    expect(await visitPage(faq, createMemoryContext())).not.toContain('<h2>Compare plans');
  });

  it('has metadata for search engines and networks, in its own languages only', async () => {
    const html = await visitPage(`/ja${inTwo}`, context);
    expect([...html.matchAll(/<link rel="alternate" hrefLang="(.*?)"/g)].map(([, language]) => language)).toEqual([
      'en',
      'ja',
      'x-default',
    ]);
    expect([...html.matchAll(/og:locale:alternate" content="(.*?)"/g)].map(([, locale]) => locale)).toEqual(['en_GB']);
    expect(html).toContain('<meta property="og:type" content="article"/>');
    expect(html).toContain('<meta property="article:modified_time" content="2026-11-20"/>');
    expect(thingsOf(html).get('BlogPosting')).toMatchObject({
      inLanguage: 'ja',
      datePublished: '2026-11-20',
      url: `https://esim.example/ja${inTwo}`,
      author: { '@type': 'Organization', name: 'Roamchart' },
    });
  });

  it('names its translations and itself, in every language that it is written in', async () => {
    for (const locale of locales) {
      const html = await visitPage(localizePath(guide, locale), context);
      const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="(.*?)" href="(.*?)"/g)];
      expect(alternates.map(([, language, address]) => [language, address])).toEqual([
        ...locales.map((other) => [other, `https://esim.example${localizePath(guide, other)}`]),
        ['x-default', `https://esim.example${guide}`],
      ]);
      for (const other of locales) expect(html).toContain(`href="${localizePath(guide, other)}" lang="${other}"`);
      expect(thingsOf(html).get('BlogPosting')).toMatchObject({
        inLanguage: locale,
        url: `https://esim.example${localizePath(guide, locale)}`,
      });
    }
  });

  it('is a list of questions only where all of it is', async () => {
    for (const [prefix, locale] of [['', 'en'] as const, ['/ja', 'ja'] as const, ['/es', 'es'] as const]) {
      const questions = thingsOf(await visitPage(prefix + faq, context)).get('FAQPage')?.['mainEntity'];
      const body = listArticles(locale, context.site).find(({ slug }) => faq.endsWith(slug))?.body ?? '';
      expect(questions).toHaveLength(body.match(/^## /gm)?.length ?? 0);
      const guide = await visitPage(`${prefix}/blog/how-to-read-an-unlimited-plan`, context);
      expect([...thingsOf(guide).keys()]).toEqual(['BreadcrumbList', 'BlogPosting']);
    }
  });

  it('is no list of questions where one heading is none', async () => {
    const payload = payloadOf(await visitPage(faq, context)) as PagePayload;
    if (payload.content.page !== 'blog-article') throw new Error('no article');
    const { data } = payload.content;
    const [first, ...others] = data.text.sections;
    if (first === undefined) throw new Error('no section');
    const text = { ...data.text, sections: [{ ...first, heading: 'A statement' }, ...others] };
    const mixed: PagePayload = { ...payload, content: { page: 'blog-article', data: { ...data, text } } };
    const typesOf = (of: PagePayload) => structuredData(of, messagesFor('en')).map((thing) => thing['@type']);
    expect(typesOf(payload)).toContain('FAQPage');
    expect(typesOf(mixed)).not.toContain('FAQPage');
  });

  it('leads readers of languages that it is not written in to their list of articles', async () => {
    const html = await visitPage(faq, context);
    expect(html).toMatch(new RegExp(`href="/ja${faq}" lang="ja"`));
    expect(html).toMatch(/href="\/fr\/blog" lang="fr"/);
  });
});

describe('buildBlogFeed', () => {
  it('has the whole of every article, with addresses that work anywhere', async () => {
    const xml = await buildBlogFeed('ja', context);
    const articles = listArticles('ja', context.site);
    expect(xml.match(/<entry>/g)).toHaveLength(articles.length);
    expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ja">');
    expect(xml).toContain(
      '<link rel="self" type="application/atom+xml" href="https://esim.example/ja/blog/feed.xml"/>',
    );
    expect(xml).toContain(`<id>https://esim.example/ja${faq}</id>`);
    expect(xml).toContain('<updated>2026-11-20T00:00:00.000Z</updated>');
    expect(xml).toContain('&lt;h2&gt;安全ですか？&lt;/h2&gt;');
    expect(xml).toContain('&lt;a href=&quot;https://esim.example/ja/reviews&quot;&gt;');
    expect(xml).not.toContain('href=&quot;/');
  });
});
