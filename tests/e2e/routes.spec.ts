import { messagesFor } from '#i18n/messages.ts';
import { browserOrigin, inEveryLanguage, pagePaths } from '#tests/support/browser-site.ts';
import { expect, test } from './visitor.ts';

for (const [name, path] of Object.entries(pagePaths)) {
  for (const page of inEveryLanguage(path)) {
    test(`${name} in ${page.locale}`, async ({ page: tab }) => {
      const answer = await tab.goto(page.path);
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()['content-language']).toBe(page.locale);
      await expect(tab.locator('html')).toHaveAttribute('lang', page.locale);
      await expect(tab).toHaveTitle(/\S · Roamchart$/);
      await expect(tab.locator('h1')).toHaveCount(1);
      await expect(tab.locator('h1')).toHaveText(/\S/);
      await expect(tab.locator('link[rel=canonical]')).toHaveAttribute('href', browserOrigin + page.path);
      await expect(tab.locator('link[rel=alternate][hreflang]')).toHaveCount(6);
    });
  }
}

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
    expect(await answer.text(), path).toContain(`Page not found: ${path}`);
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
