import { describe, expect, it } from 'vitest';
import { createMemoryContext, currencyOf, makePlan } from '#tests/support/memory-context.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';
import { payloadOf, testAssets, visitPage } from '#tests/support/site-visit.ts';
import type { FirstCurrencies } from '#domain/money/first-currency.ts';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import type { Context } from '#runtime/services/context.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { buildFollowFeed } from './features/follow/follow-feed.ts';
import type { PagePayload } from './pages/page-payload.ts';
import { createSite } from './site.ts';

const usual = createMemoryContext({ plans: [makePlan(1)] });

const named: FirstCurrencies = { ja: currencyOf('JPY'), fr: currencyOf('EUR') };
const chosen: Context = { ...usual, site: { ...usual.site, firstCurrencies: named } };

const firstOf = (locale: Locale): string => named[locale] ?? 'USD';

async function currencyAt(path: string, context = chosen, cookies = {}): Promise<string> {
  return (payloadOf(await visitPage(path, context, { cookies })) as PagePayload).shell.currency;
}

describe('the first currency', () => {
  it.each(locales)('is USD where the operator says nothing, in %s', async (locale) => {
    for (const path of ['/', '/japan', '/no-such-place'])
      expect(await currencyAt(localizePath(path, locale), usual), path).toBe('USD');
  });

  it.each(locales)('is the operator’s on every page of a language, in %s', async (locale) => {
    for (const path of ['/', '/japan', '/japan/tanuki-sim', '/prices', '/no-such-place'])
      expect(await currencyAt(localizePath(path, locale)), path).toBe(firstOf(locale));
  });

  it('is that of prices, not only of the header', async () => {
    expect(await visitPage('/ja/japan', chosen)).toContain('<option value="JPY" selected="">');
    expect(await visitPage('/ja/japan', chosen)).toMatch(/≈\u00a0?(¥|￥)/);
  });

  it('gives way to what a visitor has picked', async () => {
    expect(await currencyAt('/ja/japan', chosen, { currency: 'USD' })).toBe('USD');
    expect(await currencyAt('/japan', chosen, { currency: 'CHF' })).toBe('CHF');
    expect(await currencyAt('/ja/japan', chosen, { currency: 'XTS' })).toBe('JPY');
  });

  it('is that of error pages', () => {
    const html = createSite({ assets: testAssets }).renderError({
      status: 500,
      path: '/ja/japan',
      locale: 'ja',
      theme: null,
      requestId: null,
      site: chosen.site,
    });
    expect((payloadOf(html) as PagePayload).shell.currency).toBe('JPY');
  });

  it('is that of a feed whose address names none', async () => {
    const feedIn = (locale: Locale, search: string) => buildFollowFeed({ path: '/japan', search, locale }, chosen);
    expect(await feedIn('ja', '?days=7&gb=5')).toContain('currency=JPY');
    expect(await feedIn('en', '?days=7&gb=5')).toContain('currency=USD');
    expect(await feedIn('ja', '?days=7&gb=5&currency=EUR')).toContain('currency=EUR');
  });

  it('is what calls of the API take where they name none', async () => {
    const app = await buildTestServer({ context: chosen });
    const currencyOfCall = async (query: string): Promise<unknown> => {
      const [destination] = (await app.inject(`/api/v1/destinations${query}`)).json<
        { readonly lowestPrice: { readonly currency: string } }[]
      >();
      return destination?.lowestPrice.currency;
    };
    expect(await currencyOfCall('')).toBe('USD');
    expect(await currencyOfCall('?locale=ja')).toBe('JPY');
    expect(await currencyOfCall('?locale=fr')).toBe('EUR');
    expect(await currencyOfCall('?locale=ja&currency=CHF')).toBe('CHF');
    await app.close();
  });
});
