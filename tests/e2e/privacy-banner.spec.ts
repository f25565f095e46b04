import type { Page } from '@playwright/test';
import { textsOf } from '#i18n/languages/texts-of.ts';
import { messagesFor } from '#i18n/messages.ts';
import { findViolations, sidewaysOverflow } from './axe.ts';
import { inEveryLanguage } from '#tests/support/browser-site.ts';
import { extended } from './extended.ts';
import { dialog, openSearchHere, quietPage } from './search-parts.ts';
import { answer, arrivals, location, untilIdle, watchCalls } from './visitor-calls.ts';
import { expect, open, test } from './visitor.ts';

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Privacy', exact: true });

/** The page keeps clear of a banner as soon as the browser has laid it out. */
async function untilRoomIsMade(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.style.scrollPaddingBlockEnd !== '');
}

test.describe('the privacy banner', () => {
  test.use({ hasHiddenBanner: false });

  test('is shown where nobody knows where the visitor is, until it is hidden', async ({ page }) => {
    const calls = watchCalls(page);
    await open(page, '/about');
    await page.getByRole('link', { name: 'Roamchart' }).first().focus();
    await expect(bannerOf(page)).toBeVisible();
    await expect(bannerOf(page).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy');

    await test.step('without taking the focus, which it gives back', async () => {
      await expect(page.getByRole('link', { name: 'Roamchart' }).first()).toBeFocused();
      await bannerOf(page).getByRole('button').focus();
      await page.keyboard.press('Enter');
      await expect(bannerOf(page)).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Roamchart' }).first()).toBeFocused();
    });

    await test.step('and is remembered without a cookie', async () => {
      const stored = await page.evaluate(() => ({ ...localStorage }));
      expect(stored['cookie:accepted']).toBe('true');
      expect(JSON.parse(stored['settings'] ?? '')).toEqual({ acceptPrivacy: true, showPromoPrice: false });
      expect(await page.context().cookies()).toEqual([]);
      const reported = page.waitForRequest(`**${arrivals}?*`);
      await open(page, '/about?utm_source=mail');
      await reported;
      await untilIdle(page);
      expect(calls(location)).toHaveLength(1);
      await expect(bannerOf(page)).toHaveCount(0);
    });
  });

  test('is hidden by an Escape that nothing else answers', async ({ page }) => {
    await open(page, quietPage);
    await expect(bannerOf(page)).toBeVisible();

    await test.step('not by that of the search', async () => {
      await openSearchHere(page);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(bannerOf(page)).toBeVisible();
    });

    await test.step('not by that of a window', async () => {
      const currency = page.getByRole('banner').getByRole('button', { name: /^Currency:/ });
      await currency.press('Enter');
      const picker = page.getByRole('dialog', { name: messagesFor('en').common.currency.heading });
      await expect(picker.getByRole('combobox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(picker).toBeHidden();
      await expect(currency).toBeFocused();
      await expect(bannerOf(page)).toBeVisible();
    });

    await test.step('and leaves the focus where it has gone', async () => {
      const logo = page.getByRole('link', { name: 'Roamchart' }).first();
      await bannerOf(page).getByRole('button').focus();
      await logo.focus();
      await page.keyboard.press('Escape');
      await expect(bannerOf(page)).toHaveCount(0);
      await expect(logo).toBeFocused();
      expect(await page.evaluate(() => localStorage.getItem('cookie:accepted'))).toBe('true');
    });
  });

  test('is not shown elsewhere, and not loaded', async ({ page }) => {
    await answer(page, location, { json: { result: false } });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    const asked = page.waitForResponse(`**${location}?*`);
    await open(page, '/about');
    expect((await asked).request().postData()).toBeNull();
    await untilIdle(page);
    await expect(bannerOf(page)).toHaveCount(0);
    expect(calls.filter((url) => url.includes('privacy-banner'))).toEqual([]);
  });

  test.describe('where the check fails', () => {
    test.use({ tolerated: /^The location could not be checked: |status of 503/ });

    test('stays away', async ({ page }) => {
      await answer(page, location, { status: 503 });
      const logged = page.waitForEvent('console', (message) => message.text().startsWith('The location could not be'));
      await open(page, '/about');
      await logged;
      await expect(bannerOf(page)).toHaveCount(0);
    });
  });

  for (const { name, path, size } of [
    { name: 'a long page', path: '/about', size: { width: 390, height: 700 } },
    { name: 'a page that fits the window', path: '/contact', size: { width: 1280, height: 2400 } },
  ]) {
    test(`moves nothing on ${name}, and leaves its foot to be seen`, async ({ page }) => {
      await page.setViewportSize(size);
      const { promise: checked, resolve: check } = Promise.withResolvers<void>();
      await page.route(`**${location}?*`, async (route) => {
        await checked;
        await route.fulfill({ json: { result: true } });
      });
      await open(page, path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const footer = page.getByRole('contentinfo');
      const before = await footer.boundingBox();
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      await page.evaluate(() => {
        Object.assign(globalThis, { moved: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            Object.assign(globalThis, {
              moved: (globalThis as unknown as { moved: number }).moved + (entry as unknown as { value: number }).value,
            });
          }
        }).observe({ type: 'layout-shift' });
      });
      check();
      await expect(bannerOf(page)).toBeVisible();
      expect(await footer.boundingBox()).toEqual(before);
      expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
      const banner = await bannerOf(page).boundingBox();
      expect(Math.round((banner?.y ?? 0) + (banner?.height ?? 0))).toBe(size.height);
      expect(await page.evaluate(() => (globalThis as unknown as { moved: number }).moved)).toBe(0);
      await untilRoomIsMade(page);
      await page.evaluate(() => scrollTo({ top: 1_000_000, behavior: 'instant' }));
      const [foot, dock] = [await footer.boundingBox(), await bannerOf(page).boundingBox()];
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((dock?.y ?? 0) + 1);
      await bannerOf(page).getByRole('button').click();
      await expect(bannerOf(page)).toHaveCount(0);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await footer.boundingBox()).toEqual(before);
    });
  }

  test('is accessible, narrow and wide, light and dark', extended, async ({ page }) => {
    await open(page, '/about');
    await expect(bannerOf(page)).toBeVisible();
    const box = await bannerOf(page).getByRole('button').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [320, 1280]) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        expect(await findViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
        expect(await sidewaysOverflow(page)).toBe(0);
      }
    }
  });

  test('speaks every language, and follows the page to another one', extended, async ({ page }) => {
    for (const { locale, path } of inEveryLanguage('/about')) {
      await test.step(locale, async () => {
        await open(page, path);
        const button = page.getByRole('button', { name: textsOf(locale).privacyBanner.hide, exact: true });
        await expect(button).toBeVisible();
        await expect(page.locator(`section a[href$="/privacy"]`).filter({ visible: true })).toBeVisible();
      });
    }
    await page.evaluate(() => {
      document.documentElement.lang = 'en';
    });
    await expect(bannerOf(page).getByRole('button', { name: textsOf('en').privacyBanner.hide })).toBeVisible();
  });

  test('keeps what has the focus in sight', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page, '/about');
    await expect(bannerOf(page)).toBeVisible();
    await untilRoomIsMade(page);
    const last = page.getByRole('contentinfo').getByRole('link').last();
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      await link.focus();
      const [at, dock] = [await link.boundingBox(), await bannerOf(page).boundingBox()];
      expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
    }
    await last.focus();
    await expect(last).toBeInViewport();
  });
});
