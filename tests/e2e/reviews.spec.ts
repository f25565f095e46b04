import type { Page } from '@playwright/test';
import { localizePath } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import { findViolationsLightAndDark, sidewaysOverflow } from './axe.ts';
import { extendedUnless } from './extended.ts';
import { ReviewFormParts, screens, walks } from './review-form-parts.ts';
import { expect, open, test } from './visitor.ts';

function cards(page: Page) {
  return page.locator('main li[id^="review-"]');
}

/** How many reviews the page says there are. */
async function countOf(page: Page): Promise<number> {
  const text = await page
    .locator('main')
    .getByText(/^口コミ[\d,]+件$|^[\d,]+ reviews?$/)
    .first()
    .innerText();
  return Number(text.replace(/\D/g, ''));
}

for (const { locale, screen, viewport, isKept } of walks) {
  test(`reviews are narrowed down and paged, ${screen}, ${locale}`, extendedUnless(isKept), async ({ page }) => {
    await page.setViewportSize(viewport);
    const texts = messagesFor(locale).reviews;
    await open(page, localizePath('/reviews', locale));
    const filters = page.getByRole('search', { name: texts.filters.label });
    const all = await countOf(page);
    await expect(cards(page)).toHaveCount(Math.min(20, all));
    await expect(page.getByText(texts.checked.text).first()).toBeVisible();
    // On phones the fields are folded, until one of them was used.
    if (screen === 'phone') await filters.locator('summary').click();
    await filters.getByLabel(texts.filters.rating).selectOption('5');
    await expect(page).toHaveURL(/\/reviews\?rating=5$/);
    const best = await countOf(page);
    expect(best).toBeLessThan(all);
    await expect(cards(page).locator('[role=img][aria-label]').first()).toHaveAttribute(
      'aria-label',
      texts.rating({ rating: 5 }),
    );
    await expect(filters.getByLabel(texts.filters.rating)).toHaveValue('5');
    await filters.locator('[name=language]').selectOption('ja');
    await expect(page).toHaveURL(/[?&]language=ja(&|$)/);
    await expect(filters.locator('[name=language]')).toBeFocused();
    await filters.getByLabel(texts.filters.order).selectOption('useful');
    await expect(page.getByText(texts.orderNotes.useful)).toBeVisible();
    expect(await countOf(page)).toBeLessThan(best);
    for (const text of await cards(page).locator('> p').all()) await expect(text).toHaveAttribute('lang', 'ja');
    await page.getByRole('link', { name: texts.filters.all }).click();
    await expect.poll(() => countOf(page)).toBe(all);
    for (const each of screens) {
      await page.setViewportSize(each.viewport);
      expect(await sidewaysOverflow(page), each.screen).toBe(0);
    }
  });
}

test('the page of reviews has no violation, light and dark', async ({ page }) => {
  await open(page, '/reviews?order=useful');
  for (const { screen, viewport } of screens) {
    await test.step(screen, async () => {
      await page.setViewportSize(viewport);
      expect(await findViolationsLightAndDark(page)).toEqual([]);
    });
  }
});

test('bars, best rated providers and pages lead on, and keep what was chosen', async ({ page }) => {
  const texts = messagesFor('en');
  await open(page, '/reviews');
  const bars = page.locator('aside ol').first().getByRole('link');
  await expect(bars).toHaveCount(5);
  await bars.nth(1).click();
  await expect(page).toHaveURL('/reviews?rating=4');
  await expect(bars.nth(1)).toHaveAttribute('aria-current', 'true');
  const count = await countOf(page);
  expect(count).toBeGreaterThan(20);
  await page.getByRole('link', { name: texts.common.paging.next }).click();
  await expect(page).toHaveURL('/reviews?rating=4&page=2');
  await expect(cards(page)).toHaveCount(Math.min(20, count - 20));
  await page.goto('/reviews?rating=4&page=9999');
  await expect(page.locator('h1')).not.toHaveText(texts.reviews.heading);
});

test('a country and a provider that have reviews can be chosen, and their pages lead to them', async ({ page }) => {
  const texts = messagesFor('en').reviews.filters;
  await open(page, '/reviews');
  const filters = page.getByRole('search', { name: texts.label });
  await filters.getByLabel(texts.provider).selectOption({ index: 1 });
  await expect(page).toHaveURL(/provider=[a-z]/);
  const seller = await filters.getByLabel(texts.provider).locator('option:checked').innerText();
  for (const name of await cards(page).locator('b').first().allInnerTexts()) expect(name).toBe(seller);
  await page.goto('/reviews?destination=japan');
  await expect(filters.getByLabel(texts.destination)).toHaveValue('japan');
  for (const card of await cards(page).all()) await expect(card).toContainText('Japan');
  await page.goto('/japan');
  await page
    .locator('#reviews')
    .getByRole('link', { name: messagesFor('en').destination.reviews.all })
    .click();
  await expect(page).toHaveURL('/reviews?destination=japan');
});

test('a provider without reviews stays chosen', async ({ page }) => {
  await open(page, '/reviews?provider=nobody');
  await expect(page.getByRole('button', { name: messagesFor('en').reviews.filters.apply })).toBeHidden();
  await expect(page).toHaveURL('/reviews?provider=nobody');
});

test('reviews carry answers, and tell feeds and search engines what they may', async ({ page }) => {
  await test.step('the answer of a seller stands below the review', async () => {
    await open(page, '/reviews?rating=1');
    const answer = page.locator('main blockquote').first();
    await expect(answer).toContainText(/^Reply from /);
    expect(await cards(page).locator('p a').count()).toBe(0);
  });

  await test.step('a feed tells of new reviews in each language', async () => {
    await open(page, '/ja/reviews');
    const feed = page.locator('link[rel=alternate][type="application/atom+xml"]');
    await expect(feed).toHaveAttribute('href', /\/ja\/reviews\/feed\.xml$/);
    const answer = await page.request.get('/ja/reviews/feed.xml');
    expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    const parsed = await page.evaluate(
      (xml) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml');
        const has = (name: string): number => document.getElementsByTagName(name).length;
        return {
          error: has('parsererror'),
          entries: has('entry'),
          language: document.documentElement.getAttribute('xml:lang'),
        };
      },
      await answer.text(),
    );
    expect(parsed).toEqual({ error: 0, entries: 50, language: 'ja' });
  });

  await test.step('only the page of a provider tells search engines of its ratings', async () => {
    await open(page, '/reviews');
    expect(await page.locator('script[type="application/ld+json"]').innerText()).not.toContain('Rating');
    const html = await (await page.request.get('/japan')).text();
    const paths = new Set([...html.matchAll(/href="(\/japan\/[a-z0-9-]+)"/g)].map(([, path = '']) => path));
    const rated: string[] = [];
    for (const path of paths) {
      const data = await (await page.request.get(path)).text();
      if (data.includes('"@type":"AggregateRating"')) rated.push(data);
      if (rated.length > 0) break;
    }
    expect(rated[0]).toContain('"@type":"Review"');
  });
});

test('an address that ends in #write-review opens the form', async ({ page }) => {
  await open(page, '/reviews#write-review');
  await expect(new ReviewFormParts(page).dialog).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to a sentence, and the filters work', async ({ page }) => {
    const texts = messagesFor('en').reviews;
    await page.goto('/about');
    await page
      .getByRole('banner')
      .getByRole('button', { name: messagesFor('en').common.nav.writeReview })
      .click();
    await expect(page).toHaveURL(/\/reviews\??#write-review$/);
    await expect(page.locator('#write-review')).toHaveText(texts.withoutScript);
    await page.getByLabel(texts.filters.rating).selectOption('1');
    await page.getByRole('button', { name: texts.filters.apply }).click();
    await expect(page).toHaveURL('/reviews?rating=1');
    await expect(cards(page).first()).toBeVisible();
  });
});
