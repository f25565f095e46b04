import { messagesFor } from '#i18n/messages.ts';
import { browserOrigin, inEveryLanguage, testedPages } from '#tests/support/browser-site.ts';
import { extended, extendedUnlessMain } from './extended.ts';
import { expect, open, test } from './visitor.ts';

for (const { page: kind, name, path, isListed } of testedPages) {
  test(`${name} in every language`, async ({ request }) => {
    for (const { locale, path: address } of inEveryLanguage(path)) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(kind === 'not-found' ? 404 : 200);
      expect(answer.headers()['content-language']).toBe(locale);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${locale}"`);
      const { pageTitle } = messagesFor(locale).common;
      expect(html).toMatch(new RegExp(`<title>[^<]*\\S${pageTitle({ title: '', siteName: 'Roamchart' })}</title>`));
      expect(html.match(/<h1\b/g)).toHaveLength(1);
      expect(html.includes('<meta name="robots" content="noindex"')).toBe(!isListed);
      if (isListed) expect(html).toContain(`<link rel="canonical" href="${browserOrigin}${address}"/>`);
      const alternates = [...html.matchAll(/<link rel="alternate" hreflang=/gi)];
      expect(alternates).toHaveLength(isListed ? inEveryLanguage(path).length + 1 : 0);
    }
  });

  test(`${name} hydrates without a warning`, extendedUnlessMain(name), async ({ page }) => {
    // Numbers, dates and plurals may differ between server and browser, so the page full of them is opened in every
    // language.
    const addresses = inEveryLanguage(path).filter(({ locale }) => path === '/germany' || locale === 'ja');
    for (const { path: address } of addresses.length > 0 ? addresses : inEveryLanguage(path).slice(0, 1)) {
      await open(page, address);
      await expect(page.locator('h1')).toHaveText([/\S/]);
    }
  });
}

test('a provider at a destination, a country in every language', extended, async ({ page }) => {
  for (const destination of ['/germany', '/region/europe', '/global']) {
    const html = await (await page.request.get(destination)).text();
    const [, path = ''] = new RegExp(`href="(${destination}/[a-z0-9-]+)"`).exec(html) ?? [];
    const addresses = inEveryLanguage(path);
    for (const { locale, path: address } of destination === '/germany' ? addresses : addresses.slice(0, 1)) {
      await open(page, address);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('h1')).toHaveText([/\S/]);
      // A page of a single plan is not offered to search engines.
      const offered = `link[rel=canonical][href="${browserOrigin}${address}"], meta[name=robots][content=noindex]`;
      await expect(page.locator(offered)).toHaveCount(1);
    }
  }
});

test('titles and headings of a page differ by language', async ({ request }) => {
  const pages = await Promise.all(
    inEveryLanguage('/germany').map(async ({ path }) => {
      const html = await (await request.get(path)).text();
      return /<title>(.*?)<\/title>/.exec(html)?.[1];
    }),
  );
  expect(new Set(pages).size).toBe(5);
});

for (const { locale, path } of inEveryLanguage('/no-such-place')) {
  test(`an unknown path in ${locale} says so`, async ({ request }) => {
    const answer = await request.get(path);
    const html = await answer.text();
    const { errors } = messagesFor(locale);
    expect(answer.status()).toBe(404);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain(errors.notFound.message({ path }));
    expect(html).toContain('<meta name="robots" content="noindex"');
  });
}

test('the message of an unknown path is the one of the specification', async ({ request }) => {
  for (const path of [
    '/no-such-place',
    '/404',
    '/germany/no-such-seller',
    '/a/b/c',
    '/region/nowhere',
    '/antarctica',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain(`There’s no page at ${path}.`);
  }
});

test('the home link of an error page leads to the home page of the language', async ({ page }) => {
  await page.goto('/fr/no-such-place');
  const link = page.locator('main').getByRole('link', { name: messagesFor('fr').errors.homePage });
  await expect(link).toHaveAttribute('href', '/fr');
});

test('broken and overlong addresses are pages, not faults', async ({ request }) => {
  const broken = await request.get('/%E0%A4%A');
  expect([broken.status(), broken.headers()['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  const long = await request.get(`/${'a'.repeat(10_000)}`);
  expect([long.status(), long.headers()['content-type']]).toEqual([414, 'text/html; charset=utf-8']);
});
