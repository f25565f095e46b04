import { locales } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import { browserOrigin } from '#tests/support/browser-site.ts';
import { extended, extendedUnless } from './extended.ts';
import { expect, open, test, untilLive } from './visitor.ts';

const faq = '/blog/travel-esim-faqs';
const guide = '/blog/what-is-an-esim';

for (const locale of ['en', 'ja'] as const) {
  const { common } = messagesFor(locale);

  test(
    `a reader comes from the footer to the questions and on to plans, in ${locale}`,
    extendedUnless(locale === 'en'),
    async ({ page }) => {
      await open(page, localizePath('/germany', locale));

      await test.step('from the footer to the list of articles and to one of them', async () => {
        await page.getByRole('contentinfo').getByRole('link', { name: common.nav.blog, exact: true }).click();
        await expect(page).toHaveURL(localizePath('/blog', locale));
        await untilLive(page);
        const last = page.locator('main').getByRole('heading', { level: 2 }).getByRole('link').last();
        const address = await last.getAttribute('href');
        await last.click();
        await expect(page).toHaveURL(address ?? '');
        await untilLive(page);
        await expect(page.locator('h1')).toHaveText(/\S/);
      });

      await test.step('the footer leads to the questions', async () => {
        await page.getByRole('contentinfo').getByRole('link', { name: common.nav.faq }).click();
        await expect(page).toHaveURL(localizePath(faq, locale));
        await untilLive(page);
        await expect(page.getByRole('button', { name: common.nav.search }).first()).toBeVisible();
      });

      await test.step('the contents stay in sight and mark what is being read', async () => {
        const contents = page.getByRole('navigation', { name: common.onThisPage });
        const second = contents.getByRole('link').nth(3);
        await second.click();
        await expect(second).toHaveAttribute('aria-current', 'true');
        await expect(contents).toBeInViewport();
        await expect(page.locator('main').getByRole('heading', { level: 2 }).nth(4)).toBeInViewport();
      });

      await test.step('a link in the text leads to plans', async () => {
        const address = localizePath('/region', locale);
        await page.locator(`article a[href="${address}"]`).click();
        await expect(page).toHaveURL(address);
      });
    },
  );
}

test('a reader goes from the footer to a guide, to its translation, and from an article that is not translated to the list', async ({
  page,
}) => {
  await open(page, '/fr/germany');
  const footer = page.getByRole('contentinfo');

  await test.step('the footer leads to the French list, and to no questions', async () => {
    await expect(footer.locator(`a[href$="${faq}"]`)).toHaveCount(0);
    await footer.getByRole('link', { name: messagesFor('fr').common.nav.blog, exact: true }).click();
    await expect(page).toHaveURL('/fr/blog');
    await untilLive(page);
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveCount(5);
  });

  await test.step('a guide has contents and leads on, in French', async () => {
    await page.locator(`main a[href="/fr${guide}"]`).click();
    await expect(page).toHaveURL(`/fr${guide}`);
    await untilLive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.locator('article a[href="/fr/data-use"]')).toBeVisible();
  });

  await test.step('the language switch leads to its translation', async () => {
    await footer.locator('a[data-locale=it]').click();
    await expect(page).toHaveURL(`/it${guide}`);
  });

  await test.step('an article that is not translated is English, and its language switch leads to the list', async () => {
    await open(page, `/fr${faq}/`);
    await expect(page).toHaveURL(faq);
    await footer.locator('a[data-locale=fr]').click();
    await expect(page).toHaveURL('/fr/blog');
  });
});

test('feeds and articles name each other', extended, async ({ page }) => {
  for (const locale of locales) {
    const article = localizePath(guide, locale);
    await open(page, article);
    const feed = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
    const answer = await page.request.get((feed ?? '').replace(browserOrigin, ''));
    expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    const xml = await answer.text();
    const problem = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent ?? null,
      xml,
    );
    expect(problem).toBeNull();
    expect(xml).toContain(`<id>${browserOrigin}${article}</id>`);
  }
});

test.describe('on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  for (const path of [faq, '/methodology']) {
    test(`${path} opens with its text, and its contents unfold`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('article').locator('p, li').nth(2)).toBeInViewport();
      const contents = page.getByRole('navigation', { name: messagesFor('en').common.onThisPage });
      await expect(contents.getByRole('link')).toHaveCount(0);
      await contents.getByText(messagesFor('en').common.onThisPage).click();
      const last = contents.getByRole('link').last();
      await last.click();
      await expect(page).toHaveURL(/#./);
    });
  }
});
