import { describe, expect, it } from 'vitest';
import type { Context } from '#runtime/services/context.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';
import { createMemoryContext } from '#tests/support/memory-context.ts';
import { testAssets, visit, visitPage } from '#tests/support/site-visit.ts';
import { createSite } from './site.ts';

const memory = createMemoryContext();
const context: Context = { ...memory, site: { ...memory.site, locales: ['en', 'fr'] } };

describe('languages that are off', () => {
  it.each([
    ['/ja/about', '/about'],
    ['/ja', '/'],
    ['/it/reviews?page=2', '/reviews?page=2'],
    // The link in a mail of before.
    ['/ja/follow/stop?t=abc', '/follow/stop?t=abc'],
    ['/es/about/_payload.json', '/about/_payload.json'],
    ['/ja/nowhere/at/all', '/nowhere/at/all'],
  ])('lead from %s to %s', async (from, to) => {
    expect(await visit(from, context)).toMatchObject({ kind: 'redirect', status: 302, location: to });
  });

  it('are neither in the head nor in the footer of a page', async () => {
    for (const path of ['/about', '/fr/about', '/fr/offline']) {
      const html = await visitPage(path, context);
      expect(html).toContain('lang="fr"');
      expect(html).not.toMatch(/(?:hreflang|lang|locale)="(?:ja|es|it)"|\/(?:ja|es|it)\/|ja_JP/i);
    }
  });

  it('are not in sitemaps', async () => {
    const xml = await createSite({ assets: testAssets }).sitemap('pages', context);
    expect(xml).toContain('/fr/about<');
    expect(xml).not.toMatch(/\/(?:ja|es|it)[/<"]|hreflang="(?:ja|es|it)"/);
  });

  it('are not chosen at /', async () => {
    const ask = (acceptLanguage: string, locale?: string) =>
      visit('/', context, { acceptLanguage, cookies: locale === undefined ? {} : { locale } });
    expect((await ask('ja')).kind).toBe('page');
    expect(await ask('ja, fr;q=0.2')).toMatchObject({ location: '/fr' });
    expect(await ask('fr', 'ja')).toMatchObject({ location: '/fr' });
    expect((await visit('/?locale=ja', context)).kind).toBe('page');
  });

  it('have no feeds, manifests or names in the API', async () => {
    const app = await buildTestServer({ context, site: createSite({ assets: testAssets }) });
    const ask = async (url: string) => app.inject(url);
    expect((await ask('/fr/manifest.webmanifest')).json()).toMatchObject({ lang: 'fr' });
    expect((await ask('/ja/manifest.webmanifest')).headers['location']).toBe('/manifest.webmanifest');
    expect((await ask('/ja/reviews/feed.xml')).headers['location']).toBe('/reviews/feed.xml');
    expect((await ask('/ja/blog/feed.xml')).headers['location']).toBe('/blog/feed.xml');
    expect((await ask('/api/currencies?locale=ja')).body).toBe((await ask('/api/currencies?locale=en')).body);
    const open = await ask('/api/v1/rules?locale=ja');
    expect([open.statusCode, open.json()]).toEqual([
      400,
      { error: { code: 'bad_request', message: 'Parameter "locale": must be one of en, fr.' } },
    ]);
    expect((await ask('/api/v1/rules?locale=fr')).statusCode).toBe(200);
    expect((await ask('/api/openapi.json')).body).toContain('"enum":["en","fr"]');
    expect((await app.inject({ method: 'POST', url: '/ja/about' })).body).toContain('<html lang="en"');
    await app.close();
  });
});
