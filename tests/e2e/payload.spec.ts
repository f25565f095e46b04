import { inEveryLanguage, testedPages } from '#tests/support/browser-site.ts';
import { extendedUnlessMain } from './extended.ts';
import { expect, test } from './visitor.ts';

function payloadAddress(address: string): string {
  const [path = '', query] = address.split('?', 2);
  return `${path === '/' ? '' : path}/_payload.json${query === undefined ? '' : `?${query}`}`;
}

function inlinePayload(html: string): unknown {
  const [, text = ''] = /<script type="application\/json" id="payload">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(text);
}

for (const { name, path } of testedPages) {
  test(`the payload of ${name} is what its page was rendered from`, extendedUnlessMain(name), async ({ request }) => {
    for (const page of inEveryLanguage(path)) {
      const html = await (await request.get(page.path)).text();
      const payload = await request.get(payloadAddress(page.path));
      expect(payload.headers()['content-type']).toBe('application/json; charset=utf-8');
      expect(await payload.json(), page.path).toEqual(inlinePayload(html));
    }
  });
}

test("a payload goes by the visitor's currency", async ({ request }) => {
  const payload = await request.get('/germany/_payload.json', { headers: { cookie: 'currency=JPY' } });
  expect(((await payload.json()) as { shell: { currency: string } }).shell.currency).toBe('JPY');
});

test('a page that has not changed is not sent again', async ({ request }) => {
  for (const path of ['/germany', '/germany/_payload.json', '/']) {
    const first = await request.get(path);
    const again = await request.get(path, { headers: { 'if-none-match': first.headers()['etag'] ?? '' } });
    expect(again.status(), path).toBe(304);
  }
});
