import { expect, test } from './visitor.ts';

/** One address for each destination, PRODUCT.md, 2.1, as the server sends it; every kind of address is in `src/web/site.test.ts`. */
const moved: readonly (readonly [from: string, to: string])[] = [
  ['/europe', '/region/europe'],
  ['/JAPAN/', '/japan'],
  ['/region/global/no-such-seller', '/global/no-such-seller'],
  ['/en', '/'],
  ['/curac%CC%A7ao', '/curacao'],
  ['/ja/%E6%97%A5%E6%9C%AC/no-such-seller', '/ja/japan/no-such-seller'],
];

for (const [from, to] of moved) {
  test(`${from} has moved to ${to}, with its query`, async ({ request }) => {
    for (const query of ['', '?page=2&q=a%20b']) {
      const answer = await request.get(from + query, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']]).toEqual([301, to + query]);
    }
  });
}

test('an address in its one spelling does not redirect', async ({ request }) => {
  for (const path of ['/japan', '/region/europe', '/global', '/region', '/ja/japan', '/about', '/ja']) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
});

/** Only `/` depends on the visitor's language: PRODUCT.md, 2.2. */
const visitors: readonly {
  readonly who: string;
  readonly headers: Record<string, string>;
  readonly location: string | null;
}[] = [
  { who: 'a Japanese browser', headers: { 'accept-language': 'ja,en;q=0.8' }, location: '/ja' },
  { who: 'a Canadian browser', headers: { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' }, location: '/fr' },
  { who: 'an English browser', headers: { 'accept-language': 'en-US,en;q=0.9,ja;q=0.8' }, location: null },
  { who: 'a browser in a language that the site does not have', headers: { 'accept-language': 'de' }, location: null },
  {
    who: 'a stored language before the browser',
    headers: { 'accept-language': 'ja', cookie: 'locale=it' },
    location: '/it',
  },
  {
    who: 'stored English before the browser',
    headers: { 'accept-language': 'ja', cookie: 'locale=en' },
    location: null,
  },
  { who: 'a broken stored language', headers: { 'accept-language': 'es', cookie: 'locale=%00' }, location: '/es' },
];

for (const { who, headers, location } of visitors) {
  test(`the home page goes by ${who}`, async ({ playwright }) => {
    const request = await playwright.request.newContext({
      baseURL: process.env['BASE_URL'] ?? '',
      extraHTTPHeaders: headers,
    });
    const answer = await request.get('/', { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual(
      location === null ? [200, undefined] : [302, location],
    );
    const vary = answer.headers()['vary']?.split(/, */) ?? [];
    expect(vary).toEqual(expect.arrayContaining(['Accept-Language', 'Cookie']));
    await request.dispose();
  });
}

test('a crawler without a language sees the English home page', async () => {
  const answer = await fetch(process.env['BASE_URL'] ?? '', { redirect: 'manual', headers: { 'accept-language': '' } });
  expect(answer.status).toBe(200);
});

test('no deep link redirects by language', async ({ request }) => {
  for (const path of ['/japan', '/region', '/about', '/region/europe?page=2']) {
    const answer = await request.get(path, {
      maxRedirects: 0,
      headers: { 'accept-language': 'ja', cookie: 'locale=fr' },
    });
    expect(answer.status(), path).toBe(200);
  }
});
