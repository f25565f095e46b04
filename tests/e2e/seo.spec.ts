import { locales } from '#domain/kernel/locale.ts';
import { messagesFor } from '#i18n/messages.ts';
import type { APIRequestContext } from '@playwright/test';
import { browserOrigin, inEveryLanguage, testedPages } from '#tests/support/browser-site.ts';
import { expect, open, test } from './visitor.ts';

// Many pages in one test.
test.describe.configure({ timeout: 180_000 });

/** Addresses of a sitemap, as paths on this site. */
async function addressesOf(request: APIRequestContext, path: string): Promise<readonly string[]> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  expect(answer.headers()['content-type']).toContain('application/xml');
  const addresses = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.filter((address) => !address.startsWith(browserOrigin))).toEqual([]);
  return addresses.map((address) => address.slice(browserOrigin.length));
}

async function everyAddress(request: APIRequestContext): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = await addressesOf(request, '/sitemap.xml');
  return new Map(await Promise.all(files.map(async (file) => [file, await addressesOf(request, file)] as const)));
}

interface Found {
  readonly status: number;
  readonly canonical: string | undefined;
  readonly isClosed: boolean;
  /** Address by language. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly html: string;
}

async function read(request: APIRequestContext, path: string): Promise<Found> {
  const answer = await request.get(path, { maxRedirects: 0, headers: { 'accept-language': '' } });
  const html = await answer.text();
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="(.*?)" href="(.*?)"/gi)];
  return {
    status: answer.status(),
    canonical: /<link rel="canonical" href="(.*?)"/.exec(html)?.[1],
    isClosed: html.includes('<meta name="robots" content="noindex"'),
    alternates: new Map(links.map(([, language = '', href = '']) => [language, href])),
    html,
  };
}

/** An even sample of a list, including its first and last item. */
function sample<Item>(items: readonly Item[], count: number): readonly Item[] {
  const step = Math.max(1, (items.length - 1) / (count - 1));
  const places = Array.from({ length: Math.min(count, items.length) }, (_, index) => Math.round(index * step));
  return places.flatMap((place) => items[place] ?? []);
}

test('the sitemaps hold every kind of page, none twice', async ({ request }) => {
  const files = await everyAddress(request);
  expect([...files.keys()].slice(0, 3)).toEqual([
    '/sitemaps/pages.xml',
    '/sitemaps/destinations.xml',
    '/sitemaps/providers-1.xml',
  ]);
  const all = [...files.values()].flat();
  expect(new Set(all).size).toBe(all.length);
  for (const path of ['/', '/ja', '/germany', '/fr/germany', '/region/europe', '/global', '/it/about'])
    expect(all).toContain(path);
  expect(all.filter((path) => /\?|\/(en|404|go|api|settings)(\/|$)/.test(path))).toEqual([]);
  expect([...files.values()].every((addresses) => addresses.length <= 50_000)).toBe(true);
});

test('every address of a sitemap is a page that may be found, at its own address', async ({ request }) => {
  for (const [file, addresses] of await everyAddress(request)) {
    for (const path of sample(addresses, 8)) {
      const found = await read(request, path);
      expect([found.status, found.canonical, found.isClosed], `${file} ${path}`).toEqual([
        200,
        browserOrigin + path,
        false,
      ]);
    }
  }
});

test('pages in other languages name each other', async ({ request }) => {
  const files = await everyAddress(request);
  const paths = [...files.values()].slice(0, 3).flatMap((addresses) => sample(addresses, 2));
  for (const path of paths) {
    const { alternates } = await read(request, path);
    expect([...alternates.keys()]).toEqual([...locales, 'x-default']);
    expect(alternates.get('x-default')).toBe(alternates.get('en'));
    expect([...alternates.values()]).toContain(browserOrigin + path);
    for (const [language, address] of alternates) {
      const other = await read(request, address.slice(browserOrigin.length));
      expect(other.status, `${path} ${language}`).toBe(200);
      expect([...other.alternates]).toEqual([...alternates]);
    }
  }
});

test('a list in any state but its plain one is not for search engines', async ({ request }) => {
  const [, destinations = []] = [...(await everyAddress(request)).values()];
  expect(destinations).toContain('/germany');
  for (const query of ['sort=price', 'days=10', 'gb=unlimited', 'scope=local', 'view=table', 'min=5', 'promo=1']) {
    const found = await read(request, `/germany?${query}`);
    expect([found.status, found.isClosed, found.canonical], query).toEqual([200, true, undefined]);
  }
  const second = await read(request, '/germany?page=2');
  expect([second.status, second.canonical]).toEqual([200, `${browserOrigin}/germany?page=2`]);
});

test('a page with nothing to compare is in no sitemap and says so', async ({ request }) => {
  const all = new Set([...(await everyAddress(request)).values()].flat());
  const { html } = await read(request, '/germany');
  const providers = new Set([...html.matchAll(/href="(\/germany\/[a-z0-9-]+)"/g)].map(([, path = '']) => path));
  expect(providers.size).toBeGreaterThan(5);
  for (const path of sample([...providers], 6)) {
    const found = await read(request, path);
    expect([found.status, found.isClosed], path).toEqual([200, !all.has(path)]);
  }
});

test('robots.txt names the sitemap and closes what is no page', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  const text = await answer.text();
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(text).toContain(`Sitemap: ${browserOrigin}/sitemap.xml`);
  for (const path of ['/go/', '/api/', '/settings', '/reports']) expect(text).toContain(`Disallow: ${path}`);
});

test('the manifest of every language and its icons load', async ({ request }) => {
  for (const { locale, path } of inEveryLanguage('/manifest.webmanifest')) {
    const answer = await request.get(path);
    expect(answer.headers()['content-type'], path).toContain('application/manifest+json');
    const manifest = (await answer.json()) as {
      lang: string;
      start_url: string;
      icons: { src: string; type: string }[];
    };
    expect(manifest.lang).toBe(locale);
    expect((await request.get(manifest.start_url)).status()).toBe(200);
    for (const { src, type } of manifest.icons) {
      const icon = await request.get(src);
      expect([icon.status(), icon.headers()['content-type']?.split(';')[0]], src).toEqual([200, type]);
    }
  }
  expect((await request.get('/apple-touch-icon.png')).headers()['content-type']).toBe('image/png');
  expect((await request.get('/favicon.ico')).status()).toBe(200);
});

test('Chromium finds the manifest and has nothing against it', async ({ page }) => {
  await open(page, '/ja/germany');
  await page.locator('link[rel="manifest"]').waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/ja/manifest.webmanifest');
});

for (const { page, name, path } of testedPages.filter(({ isListed }) => isListed)) {
  test(`structured data is JSON in every language: ${name}`, async ({ request }) => {
    for (const { path: localized } of inEveryLanguage(path)) {
      const { status, html, isClosed, canonical } = await read(request, localized);
      const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
      expect([status, blocks.length], localized).toEqual([200, isClosed ? 0 : 1]);
      const graph = blocks.map(([, json = '']) =>
        JSON.stringify((JSON.parse(json) as { '@graph': unknown })['@graph']),
      );
      expect(graph.join(''), localized).not.toMatch(/"(Product|Offer|SearchAction)"/);
      // The way to a page ends at the page; the home page has none.
      if (page !== 'home' && !isClosed) expect(graph.join('')).toContain(`"item":"${canonical}"}]`);
    }
  });
}

test('titles and descriptions differ from page to page and from language to language', async ({ request }) => {
  const descriptions: string[] = [];
  for (const page of ['/', '/region', '/luxembourg', '/malta', '/about']) {
    for (const { path } of inEveryLanguage(page)) {
      const { status, html } = await read(request, path);
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? '';
      expect([status, title.length > 10, title.length <= 90, description.length > 20], path).toEqual([
        200,
        true,
        true,
        true,
      ]);
      descriptions.push(description);
    }
  }
  // A proper name may be the same in two languages, a sentence is not.
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test('the picture of a shared link is there, of the right size and light', async ({ page }) => {
  await page.goto('/luxembourg', { waitUntil: 'commit' });
  const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  expect(address).toBe(`${browserOrigin}/assets/pictures/share/lu.jpg`);
  const answer = await page.request.get(address.slice(browserOrigin.length), { timeout: 150_000 });
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  const body = await answer.body();
  expect(body.length).toBeLessThan(200_000);
  const size = await page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
      return [picture.width, picture.height];
    },
    [...body],
  );
  expect(size).toEqual([1200, 630]);
});

test('an error page tells networks and search engines nothing', async ({ request }) => {
  const { html, isClosed } = await read(request, '/ja/no-such-place');
  expect(isClosed).toBe(true);
  expect(html.replaceAll('<wbr/>', '')).toContain(messagesFor('ja').errors.notFound.heading);
  expect(html).not.toMatch(/og:|ld\+json|rel="canonical"/);
});
