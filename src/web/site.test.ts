import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { memo } from '#domain/kernel/memo.ts';
import { pageLocales } from '#domain/place/page-locales.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import {
  countryOf,
  createMemoryContext,
  makePlan,
  makeProvider,
  membersOf,
  moneyOf,
} from '#tests/support/memory-context.ts';
import { listTestedPages } from '#tests/support/tested-pages.ts';
import { payloadOf, testAssets, visit, visitPage } from '#tests/support/site-visit.ts';
import type { PagePayload } from './pages/page-payload.ts';
import { makeReview } from '#tests/support/make-review.ts';
import { inlineScripts } from './answer/document/inline-scripts.ts';

const context = createMemoryContext({
  showsExamples: true,
  plans: [
    // Of a seller each, for a list of two pages.
    ...Array.from({ length: 21 }, (_none, index) =>
      makePlan(index + 1, {
        ...(index > 0 && { provider: makeProvider(`seller-${index}`) }),
        dataMb: (index + 10) * 1000,
        price: moneyOf(`${index + 3}.50`),
      }),
    ),
    makePlan(50, {
      provider: makeProvider('skylark'),
      dataKind: 'unlimited',
      dataMb: null,
      price: moneyOf('30', 'EUR'),
    }),
    makePlan(60, { coverage: membersOf('europe'), price: moneyOf('19.90') }),
    makePlan(61, { coverage: membersOf('global'), scope: 'global', price: moneyOf('49.90') }),
    makePlan(70, { coverage: [countryOf('KR')], price: moneyOf('4.20') }),
  ],
  reviews: [makeReview({ countries: [countryOf('JP')], rating: 4, text: 'Worked at once.', language: 'en' })],
});

const paths = [
  ...listTestedPages('tanuki-sim')
    .filter(({ path }) => pageLocales(path, {}).length === locales.length)
    .map(({ path }) => path),
  '/region?q=a',
  '/japan?page=2',
  '/region/europe/tanuki-sim',
  '/data-use?days=x&maps=9999',
  '/prices?sort=name',
  '/japan?landing=2026-12-05T14:30',
  '/japan?landing=never&leaving=2026-02-30&before=-1',
  '/rules?kind=device',
  '/rules?kind=nonsense',
  '/404',
];
const everyPage = paths.flatMap((path) => locales.map((locale) => [localizePath(path, locale), locale, path] as const));

/** Rendered once for all tests of it. */
const pageAt = memo(
  async (address: string) => {
    const answer = await visit(address, context);
    if (answer.kind !== 'page') throw new Error(`${address} answered a ${answer.kind}`);
    return answer;
  },
  { most: everyPage.length },
);

describe('every page in every language', () => {
  it.each(everyPage)('%s is whole', async (address, locale, path) => {
    const answer = await pageAt(address);
    const { html } = answer;
    const isMissing = path === '/404' || path === '/no-such-place';
    expect(answer.status).toBe(isMissing ? 404 : 200);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'content-language': locale });
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${locale}"`));
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    const { pageTitle } = messagesFor(locale).common;
    expect(html).toMatch(new RegExp(`<title>[^<]*\\S${pageTitle({ title: '', siteName: 'Roamchart' })}</title>`));
    expect(html).toMatch(/<meta name="description" content="[^"]+"/);
    expect(html).toContain('<main id="main"');
    expect(html).toContain(messagesFor(locale).common.exampleNotice);
  });

  it.each(everyPage)('%s has nothing inline that a strict policy would block', async (address) => {
    const { html } = await pageAt(address);
    expect(html).not.toMatch(/ style=/);
    expect(html).not.toMatch(/ on[a-z]+="/);
    expect(html).not.toMatch(/<style|javascript:/);
    const scripts = [...html.matchAll(/<script(?! type="application\/(?:ld\+)?json")[^>]*>(.*?)<\/script>/gs)];
    expect(scripts.map(([, text]) => text)).toEqual(inlineScripts);
  });

  it.each(everyPage)('%s answers its payload with the object it was rendered from', async (address) => {
    const [path = '', query] = address.split('?', 2);
    const payloadPath = `${path === '/' ? '' : path}/_payload.json${query === undefined ? '' : `?${query}`}`;
    const [page, payload] = [await pageAt(address), await visit(payloadPath, context)];
    if (payload.kind !== 'payload') throw new Error(`${payloadPath} answered a ${payload.kind}`);
    expect(payload.status).toBe(page.status);
    expect(payload.headers['x-build']).toBe(testAssets.build);
    expect(JSON.parse(JSON.stringify(payload.body))).toEqual(payloadOf(page.html));
  });

  it('has headings in order', async () => {
    for (const path of paths) {
      const { html } = await pageAt(path);
      const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
      const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
      expect({ path, jumps }).toEqual({ path, jumps: [] });
    }
  });
});

describe('addresses in the head', () => {
  it('are one canonical and every language', async () => {
    const html = await visitPage('/ja/japan?page=2', context);
    expect(html).toContain('<link rel="canonical" href="https://esim.example/ja/japan?page=2"/>');
    for (const [locale, prefix] of [
      ['en', ''],
      ['ja', '/ja'],
      ['fr', '/fr'],
      ['es', '/es'],
      ['it', '/it'],
      ['x-default', ''],
    ]) {
      expect(html).toContain(
        `<link rel="alternate" hrefLang="${locale}" href="https://esim.example${prefix}/japan?page=2"/>`,
      );
    }
  });

  it('name the neighbours of a page in a list', async () => {
    expect(await visitPage('/japan', context)).toContain('<link rel="next" href="https://esim.example/japan?page=2"/>');
    expect(await visitPage('/japan?page=2', context)).toContain('<link rel="prev" href="https://esim.example/japan"/>');
  });

  it('are left out where a page is no answer to a search', async () => {
    for (const path of ['/atlantis', '/region?q=a']) {
      const html = await visitPage(path, context);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('rel="canonical"');
    }
  });
});

describe('redirects', () => {
  it.each([
    ['/europe', '/region/europe'],
    ['/region/japan', '/japan'],
    ['/region/global', '/global'],
    ['/europe/tanuki-sim', '/region/europe/tanuki-sim'],
    ['/region/japan/tanuki-sim', '/japan/tanuki-sim'],
    ['/region/global/no-such-seller', '/global/no-such-seller'],
    ['/Japan', '/japan'],
    ['/japan/', '/japan'],
    ['/region/', '/region'],
    ['/es/', '/es'],
    ['/holland', '/netherlands'],
    ['/turkiye', '/turkey'],
    ['/jp', '/japan'],
    ['/it/de', '/it/germany'],
    ['/region/uk', '/united-kingdom'],
    ['/REGION/Europe/', '/region/europe'],
    ['/About', '/about'],
    ['/uk', '/united-kingdom'],
    ['/ja/UK/', '/ja/united-kingdom'],
    ['/fr/europe?page=2&x=1', '/fr/region/europe?page=2&x=1'],
    ['/en', '/'],
    ['/en/japan?page=2', '/japan?page=2'],
    ['/europe/_payload.json', '/region/europe/_payload.json'],
    ['/japan?page=1', '/japan'],
    ['/japan?page=x&utm_source=a', '/japan?utm_source=a'],
    ['/reviews?page=0', '/reviews'],
    ['/ja/japan/_payload.json?page=1', '/ja/japan/_payload.json'],
    ['/cura%C3%A7ao', '/curacao'],
    ['/curac%CC%A7ao', '/curacao'],
    ['/CURA%C3%87AO/', '/curacao'],
    ['/fr/allemagne?days=7&gb=5', '/fr/germany?days=7&gb=5'],
    ['/ja/日本', '/ja/japan'],
    ['/ja/%E6%97%A5%E6%9C%AC/tanuki-sim?page=2', '/ja/japan/tanuki-sim?page=2'],
    ['/ja/ヨーロッパ', '/ja/region/europe'],
    ['/fr/region/am%C3%A9rique-du-nord', '/fr/region/north-america'],
    ['/es/region/costa%20rica', '/es/costa-rica'],
    ['/it/costa%20d%E2%80%99avorio', '/it/cote-divoire'],
    ['/it/regno%20unito/tanuki-sim', '/it/united-kingdom/tanuki-sim'],
    ['/ja/日本/_payload.json?x=1', '/ja/japan/_payload.json?x=1'],
    ['/allemagne', '/germany'],
    ['/en/allemagne', '/germany'],
  ])('%s moves for good to %s', async (asked, location) => {
    expect(await visit(asked, context)).toMatchObject({ kind: 'redirect', status: 301, location });
  });

  it.each([
    '//evil.example',
    '//evil.example/',
    '/\\evil.example',
    '/%2F%2Fevil.example',
    '/japan/%2e%2e',
    '/%0d%0aset-cookie:x',
  ])('never leads off the site from %s', async (asked) => {
    const answer = await visit(asked, context);
    expect(answer.kind === 'redirect' ? answer.location : answer.status).toBe(404);
  });
});

describe('the choice of language at /', () => {
  it.each([
    [{ acceptLanguage: 'ja,en;q=0.5' }, '/ja'],
    [{ acceptLanguage: 'de,fr-CA;q=0.8' }, '/fr'],
    [{ acceptLanguage: 'en', cookies: { locale: 'it' } }, '/it'],
  ])('redirects %o to %s', async (request, location) => {
    expect(await visit('/', context, request)).toMatchObject({
      kind: 'redirect',
      status: 302,
      location,
      headers: { vary: 'Accept-Language, Cookie' },
    });
  });

  it('keeps the query', async () => {
    expect(await visit('/?utm_source=x', context, { acceptLanguage: 'ja' })).toMatchObject({
      location: '/ja?utm_source=x',
    });
  });

  it.each([
    [{ acceptLanguage: null }],
    [{ acceptLanguage: null, cookies: { locale: 'ja' } }],
    [{ acceptLanguage: 'en' }],
    [{ acceptLanguage: 'ja', cookies: { locale: 'en' } }],
    [{ acceptLanguage: 'de' }],
  ])('stays in English for %o and says what it depends on', async (request) => {
    expect(await visit('/', context, request)).toMatchObject({
      kind: 'page',
      status: 200,
      headers: { vary: 'Accept-Language, Cookie', 'content-language': 'en' },
    });
  });

  it('never redirects a deep link or a payload', async () => {
    const request = { acceptLanguage: 'ja', cookies: { locale: 'ja' } };
    expect(await visit('/japan', context, request)).toMatchObject({ kind: 'page' });
    expect(await visit('/_payload.json', context, request)).toMatchObject({ kind: 'payload' });
  });

  it('stores the choice of the language switch before the English home page is shown', async () => {
    const answer = await visit('/?locale=en&utm_source=x', context, { acceptLanguage: 'ja' });
    expect(answer).toMatchObject({
      kind: 'redirect',
      status: 302,
      location: '/?utm_source=x',
      headers: {
        'cache-control': 'no-store',
        'set-cookie': 'locale=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
      },
    });
  });

  it('ignores a language it does not know', async () => {
    expect(await visit('/?locale=xx', context)).toMatchObject({ kind: 'page' });
  });
});

describe('an address without a page', () => {
  it.each(locales)('says so in one text in %s', async (locale) => {
    const path = localizePath('/atlantis<b>', locale);
    const html = await visitPage(path, context);
    const message = messagesFor(locale).errors.notFound.message({ path });
    expect(html).toContain(`<p>${message.replace('<', '&lt;').replace('>', '&gt;')}</p>`);
  });

  it('names the error in its payload in the words of the specification', async () => {
    const answer = await visit('/ja/atlantis/_payload.json', context);
    expect(answer).toMatchObject({
      kind: 'payload',
      status: 404,
      body: { error: { status: 404, message: 'Page not found: /ja/atlantis' } },
    });
  });

  it.each(['/antarctica', '/japan/unknown-provider', '/japan?page=3', '/reviews?page=2', '/%E0%A4%A', '/sitemap'])(
    'is %s',
    async (path) => {
      expect(await visit(path, context)).toMatchObject({ kind: 'page', status: 404 });
    },
  );

  it('disables the actions of the header', async () => {
    const html = await visitPage('/atlantis', context);
    expect(html).toMatch(/<button[^>]*popoverTarget="currency-panel"[^>]*disabled=""/);
    expect(html).not.toContain('id="currency-panel"');
  });
});

describe('what a visitor has chosen', () => {
  it('is the currency of every price', async () => {
    const html = await visitPage('/japan', context, { cookies: { currency: 'JPY' } });
    expect(html).toContain('¥350');
    expect(html).toContain('<option value="JPY" selected="">');
  });

  it.each([undefined, 'XTS', 'usd<'])('is the default where the cookie says %s', async (currency) => {
    const payload = payloadOf(
      await visitPage('/japan', context, { cookies: currency === undefined ? {} : { currency } }),
    );
    expect((payload as PagePayload).shell.currency).toBe('USD');
  });

  it('is the appearance', async () => {
    const dark = await visitPage('/about', context, { cookies: { theme: 'dark' } });
    expect(dark).toContain('<html lang="en" data-theme="dark"');
    expect(dark).toContain('<meta name="color-scheme" content="dark"/>');
    expect(dark).toMatch(/<button[^>]*value="dark"[^>]*aria-pressed="true"/);
    const other = await visitPage('/about', context, { cookies: { theme: 'pink' } });
    expect(other).toContain('<html lang="en" data-build=');
    expect(other).toContain('<meta name="color-scheme" content="light dark"/>');
  });

  it('comes back to the same page after a form', async () => {
    expect(await visitPage('/ja/japan?page=2', context)).toContain(
      '<input type="hidden" name="returnTo" value="/ja/japan?page=2"/>',
    );
  });
});

describe('the example notice', () => {
  it('is gone when no example is shown', async () => {
    const html = await visitPage('/about', createMemoryContext());
    expect(html).not.toContain(messagesFor('en').common.exampleNotice);
  });
});
