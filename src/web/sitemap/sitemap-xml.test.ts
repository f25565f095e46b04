import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { writeSitemap, writeSitemapIndex } from './sitemap-xml.ts';

const others = locales.filter((locale) => locale !== 'en');
const origin = 'https://esim.example';

describe('writeSitemap', () => {
  const xml = writeSitemap({ origin }, [
    { path: '/', changedAt: '2026-11-20T10:00:00Z' },
    { path: '/japan', changedAt: null },
  ]);
  const entries = xml.match(/<url>.*?<\/url>/g) ?? [];

  it('has an entry for each page in each language', () => {
    const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual([
      `${origin}/`,
      ...others.map((locale) => `${origin}/${locale}`),
      `${origin}/japan`,
      ...others.map((locale) => `${origin}/${locale}/japan`),
    ]);
  });

  it('lets every entry name all languages and x-default, itself included', () => {
    for (const entry of entries) {
      const alternates = [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language]) => language);
      expect(alternates).toEqual([...locales, 'x-default']);
      const address = /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '';
      expect(entry).toContain(`href="${address}"`);
    }
  });

  it('offers a page only in the languages it is written in', () => {
    const guide = '/blog/regional-or-local-esim';
    const blog = writeSitemap({ origin }, [{ path: guide, changedAt: null }]);
    const addresses = [...blog.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual([origin + guide, `${origin}/ja${guide}`]);
    expect([...blog.matchAll(/hreflang="(.*?)"/g)].map(([, language]) => language)).toEqual([
      'en',
      'ja',
      'x-default',
      'en',
      'ja',
      'x-default',
    ]);
  });

  it('leads x-default to English', () => {
    expect(entries.at(-1)).toContain(`hreflang="x-default" href="${origin}/japan"`);
  });

  it('says when a page changed only where that is known', () => {
    expect(xml.match(/<lastmod>2026-11-20T10:00:00Z<\/lastmod>/g)).toHaveLength(locales.length);
    expect(entries.at(-1)).not.toContain('lastmod');
  });

  it('declares its namespaces', () => {
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org/);
    expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  });
});

describe('writeSitemapIndex', () => {
  it('names each file with its newest change', () => {
    const xml = writeSitemapIndex(origin, [
      { path: '/sitemaps/pages.xml', changedAt: null },
      { path: '/sitemaps/destinations.xml', changedAt: '2026-11-20T10:00:00Z' },
    ]);
    expect(xml).toContain('<sitemap><loc>https://esim.example/sitemaps/pages.xml</loc></sitemap>');
    expect(xml).toContain(
      '<sitemap><loc>https://esim.example/sitemaps/destinations.xml</loc><lastmod>2026-11-20T10:00:00Z</lastmod></sitemap>',
    );
  });

  it('escapes what XML does not allow', () => {
    const xml = writeSitemapIndex('https://a.example', [{ path: `/a&b<c>"d'e`, changedAt: null }]);
    expect(xml).toContain('<loc>https://a.example/a&amp;b&lt;c&gt;&quot;d&apos;e</loc>');
  });
});
