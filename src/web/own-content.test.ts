import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import type { Context } from '#runtime/services/context.ts';
import { openSiteFiles } from '#runtime/site-files/site-files.ts';
import { createMemoryContext } from '#tests/support/memory-context.ts';
import { makeDataDir, ownText, someTexts, writeFiles } from '#tests/support/operator-folder.ts';
import { testAssets, visit, visitPage } from '#tests/support/site-visit.ts';
import { createSite } from './site.ts';

const memory = createMemoryContext();

async function openTexts(texts: Readonly<Record<string, string>>, settings: Partial<Context['site']> = {}) {
  const dataDir = makeDataDir(texts);
  const siteFiles = await openSiteFiles({ dataDir, site: { ...memory.site, ...settings } });
  const context: Context = {
    ...memory,
    siteFiles,
    get site() {
      return siteFiles.current.site;
    },
  };
  return { dataDir, siteFiles, context };
}

const addressesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*\/pages\/[^"]*)"/g)].map(([, address = '']) => address);

describe('pages of the operator', () => {
  it('are pages of the site in the languages they are in', async () => {
    const { context, siteFiles } = await openTexts(someTexts);
    expect(siteFiles.current.problems).toEqual([]);
    const html = await visitPage('/pages/imprint', context);
    expect(html).toContain('<title>Imprint of Roamchart');
    expect(html).toContain('<h1>Imprint of Roamchart</h1>');
    expect(html).toContain('Responsible: Roamchart.');
    expect([...html.matchAll(/rel="alternate" hrefLang="([\w-]+)"/gi)].map(([, language]) => language)).toEqual([
      'en',
      'fr',
      'x-default',
    ]);
    expect(await visitPage('/fr/pages/imprint', context)).toContain('<h1>Mentions légales</h1>');
    expect(await visit('/pages/imprint/_payload.json', context)).toMatchObject({
      kind: 'payload',
      body: { content: { page: 'own-page', data: { heading: 'Imprint of Roamchart' } } },
    });
  });

  it.each([
    ['/ja/pages/imprint', '/pages/imprint'],
    ['/pages/jobs', '/ja/pages/jobs'],
    ['/es/pages/jobs?x=1', '/ja/pages/jobs?x=1'],
    ['/fr/terms', '/terms'],
    ['/blog/iles', '/fr/blog/iles'],
  ])('lead from %s to %s', async (from, to) => {
    const { context } = await openTexts(someTexts);
    expect(await visit(from, context)).toMatchObject({ kind: 'redirect', status: 302, location: to });
  });

  it('have their places, in the language of the page or as far as there is one', async () => {
    const { context } = await openTexts(someTexts);
    const navigation = ['/pages/press', '/ja/pages/jobs', '/pages/partners'];
    // Header, menu and footer; the imprint in the footer alone.
    const english = addressesOf(await visitPage('/about', context));
    expect(english).toEqual([...navigation, ...navigation, ...navigation, '/pages/imprint']);
    expect(addressesOf(await visitPage('/fr/about', context)).at(-1)).toBe('/fr/pages/imprint');
    expect(await visitPage('/about', context)).toMatch(/href="\/ja\/pages\/jobs" lang="ja" hrefLang="ja"/i);
    expect(await visitPage('/pages/press', context)).toMatch(/href="\/pages\/press" aria-current="page"/);
  });

  it('are in sitemaps, with the languages they are in', async () => {
    const { context } = await openTexts(someTexts);
    const xml = (await createSite({ assets: testAssets }).sitemap('pages', context)) ?? '';
    const listed = [...xml.matchAll(/<loc>https:\/\/esim\.example([^<]*)<\/loc>/g)].map(([, path = '']) => path);
    expect(listed.filter((path) => /pages|terms|iles/.test(path)).sort()).toEqual([
      '/fr/blog/iles',
      '/fr/pages/imprint',
      '/ja/pages/jobs',
      '/pages/imprint',
      '/pages/partners',
      '/pages/press',
      '/pages/thanks',
      '/terms',
    ]);
    expect(xml).toContain('hreflang="x-default" href="https://esim.example/ja/pages/jobs"');
  });

  it('replace texts that ship, and articles join the blog and its feed', async () => {
    const { context, siteFiles } = await openTexts(someTexts);
    expect(await visitPage('/terms', context)).toContain('We are Roamchart.');
    expect(await visitPage('/fr/blog', context)).toContain('Des îles');
    expect(await createSite({ assets: testAssets }).blogFeed('fr', context)).toContain('Des îles');
    const others = locales.filter((locale) => locale !== 'en');
    expect(siteFiles.current.gaps).toEqual([
      `content/pages/terms is written in en and not in ${others.join(', ')}, where links lead to another language.`,
    ]);
  });

  it('vanish with the languages that are off, and with their files', async () => {
    const { context, siteFiles, dataDir } = await openTexts(someTexts, { locales: ['en', 'fr'] });
    expect(addressesOf(await visitPage('/about', context))).not.toContain('/ja/pages/jobs');
    expect((await visit('/pages/jobs', context)) as { status?: number }).toMatchObject({ status: 404 });
    rmSync(join(dataDir, 'content'), { recursive: true });
    await siteFiles.refresh();
    expect(await visit('/pages/imprint', context)).toMatchObject({ status: 404 });
    expect(await visitPage('/fr/terms', context)).not.toContain('We are');
  });

  it('stay as they were when they are broken, with a sentence each', async () => {
    const { context, siteFiles, dataDir } = await openTexts(someTexts);
    writeFiles(dataDir, {
      'content/en/imprint.md': 'No header.',
      'content/en/press.md': ownText({ title: 'Press', place: 'top' }),
      'content/en/thanks.md': ownText({ title: 'Thanks', colour: 'red' }),
      'content/en/a.md': ownText({ title: 'A' }, 'By {operator}.'),
      'content/en/b.md': ownText({ title: 'B' }, 'A <script>x</script> here.'),
      'content/en/Upper Case.md': ownText({ title: 'C' }),
      'content/blog/en/d.md': ownText({ title: 'D', published: '2026-13-01', updated: '2026-11-21' }),
      'content/en/e.md': '\uFEFF' + ownText({ title: 'Windows' }).replaceAll('\n', '\r\n'),
    });
    await siteFiles.refresh();
    expect(siteFiles.current.problems).toEqual([
      'content/blog/en/d.md: published: 2026-13-01 is not a date such as 2026-11-20.',
      'content/en/Upper Case.md: texts are en/name.md, pages/about|contact|licences|privacy|terms/en.md or blog/en/name.md, names of small letters, digits and "-".',
      'content/en/a.md: {operator} is nothing that the settings know; they know siteName, operatorName, contactEmail, reviewEmailDays, browserErrorDays, searchDays, botCheckCompany, siteLanguages.',
      'content/en/b.md: HTML is not shown, so write Markdown: <script>.',
      'content/en/imprint.md: the page text has no header between --- lines.',
      'content/en/press.md: place must be one of navigation, footer, none; it is "top".',
      'content/en/thanks.md: its header may hold only title, description, place, order, and has "colour".',
    ]);
    expect(await visitPage('/pages/imprint', context)).toContain('Imprint of Roamchart');
    expect(await visitPage('/pages/e', context)).toContain('<h1>Windows</h1>');
    expect(await visit('/pages/a', context)).toMatchObject({ status: 404 });
  });
});
