import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { findViolations, sidewaysOverflow } from '#tests/support/axe.ts';
import { inEveryLanguage } from '#tests/support/browser-site.ts';
import { dialog, openSearchHere, quietPage } from './search-parts.ts';
import { answer, arrivals, bodies, errors, location, untilIdle, untilVisited, watchCalls } from './visitor-calls.ts';
import { expect, open, test, untilLive } from './visitor.ts';

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Privacy', exact: true });

/** The page keeps clear of a banner as soon as the browser has laid it out. */
async function untilRoomIsMade(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.style.scrollPaddingBlockEnd !== '');
}

test.describe('an arrival', () => {
  test.use({ hasHiddenBanner: false });

  test('is reported once a session, with its campaign and the site it came from', async ({ page }) => {
    await answer(page, location, { json: { result: false } });
    const calls = watchCalls(page);
    const visited = untilVisited(page);
    const counted = page.waitForResponse(`**${arrivals}?*`);
    await page.goto(
      '/about?utm_source=mail&utm_medium=email&utm_campaign=spring&utm_term=esim&utm_content=top&page=2',
      {
        referer: 'http://blog.example/post?reader=7',
        waitUntil: 'domcontentloaded',
      },
    );
    const stored = await counted;
    await visited;
    expect([stored.status(), stored.headers()['set-cookie']]).toEqual([204, undefined]);
    expect(new URL(stored.url()).search).toBe('?locale=en');
    expect(bodies(calls(arrivals))).toEqual([
      {
        utm_source: 'mail',
        utm_medium: 'email',
        utm_campaign: 'spring',
        utm_term: 'esim',
        utm_content: 'top',
        referrer: 'http://blog.example/',
      },
    ]);

    await test.step('and not again on the next pages', async () => {
      const asked = untilVisited(page);
      await open(page, '/about?utm_source=other');
      await asked;
      expect(calls(arrivals)).toHaveLength(1);
    });
  });

  test('without a campaign or another site is not reported, and leaves the session open', async ({ page }) => {
    await answer(page, location, { json: { result: false } });
    const calls = watchCalls(page);
    const asked = untilVisited(page);
    await open(page, '/about?days=9');
    await asked;
    const askedAgain = untilVisited(page);
    // Another language is another document.
    await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).click();
    await askedAgain;
    expect(await page.evaluate(() => document.referrer)).toContain('/about');
    expect(calls(arrivals)).toEqual([]);
    const reported = page.waitForRequest(`**${arrivals}?*`);
    await open(page, '/ja/about?utm_source=mail');
    expect(new URL((await reported).url()).search).toBe('?locale=ja');
  });

  test.describe('that cannot be reported', () => {
    test.use({ tolerated: /^The arrival was not counted: |status of 503/ });

    test('is logged and not tried again', async ({ page }) => {
      await answer(page, location, { json: { result: false } });
      await answer(page, arrivals, { status: 503 });
      const calls = watchCalls(page);
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith('The arrival was not counted'),
      );
      const visited = untilVisited(page);
      await open(page, '/about?utm_source=mail');
      await Promise.all([logged, visited]);
      const asked = untilVisited(page);
      await page.reload();
      await asked;
      expect(calls(arrivals)).toHaveLength(1);
    });
  });
});

test.describe('an error', () => {
  test.use({ tolerated: /is broken|Minified React error|^An error was not reported|status of 503/ });

  test('of a script is reported with its place, each once and ten at most', async ({ page }) => {
    await answer(page, errors, { status: 204 });
    // A file of the site's own, so that the error has a place in it.
    await page.route('**/assets/broken.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `for (let i = 0; i < 15; i += 1) setTimeout(() => { throw new Error(i % 5 === 0 ? 'it is broken' : 'it is broken ' + i) });`,
      }),
    );
    const calls = watchCalls(page);
    await open(page, '/about?days=9&name=ann');
    await page.evaluate(() => void Promise.reject(new Error('the promise to ann@mail.example is broken')));
    await expect.poll(() => calls(errors).length).toBe(1);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = '/assets/broken.js';
      document.body.append(script);
    });
    await expect.poll(() => calls(errors).length).toBe(10);
    await page.evaluate(() =>
      setTimeout(() => {
        throw new Error('and still it is broken');
      }),
    );
    await untilIdle(page);
    const sent = bodies(calls(errors)) as { message: string }[];
    expect(new Set(sent.map(({ message }) => message)).size).toBe(10);
    expect(sent).toContainEqual({
      statusCode: 500,
      message: expect.stringMatching(/^Error: it is broken \(\/assets\/broken\.js:1:\d+\)$/),
      url: '/about?days&name',
    });
    expect(sent[0]?.message).toMatch(/^Error: the promise to \(address\) is broken/);
  });

  test('of React is reported with the component that it comes from', async ({ page }) => {
    // What the server says differs from what the browser would say.
    await page.route('**/about', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(/<h1([^>]*)>/, '<h1$1>Not ') });
    });
    const reported = page.waitForResponse(`**${errors}?*`);
    await open(page, '/about');
    const stored = await reported;
    expect(stored.status()).toBe(204);
    expect(stored.request().postDataJSON()).toEqual({
      statusCode: 500,
      message: expect.stringMatching(/Minified React error #\d+.* \(\/assets\/(?!react)[\w-]+\.js:\d+:\d+\)$/),
      url: '/about',
    });
  });

  test('that cannot be reported is logged and left at that', async ({ page }) => {
    await answer(page, errors, { status: 503 });
    const calls = watchCalls(page);
    await open(page, '/about');
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('An error was not reported'));
    await page.evaluate(() =>
      setTimeout(() => {
        throw new Error('it is broken');
      }),
    );
    await logged;
    await untilIdle(page);
    expect(calls(errors)).toHaveLength(1);
  });

  test('that a page has none of costs nothing', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await open(page, '/about');
    await untilIdle(page);
    expect(calls.filter((url) => /report-errors|api-fetch|privacy-banner|\/api\//.test(url))).toEqual([]);
  });
});

test.describe('a list that fails', () => {
  test.use({ tolerated: /status of 503/ });

  test('for a passing reason is asked for once more, with the language', async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/api/currencies?*', async (route) => {
      asked.push(new URL(route.request().url()).search);
      if (asked.length === 1) await route.fulfill({ status: 503, json: {} });
      else await route.fallback();
    });
    await open(page, '/fr/about');
    await page.getByRole('banner').locator('button[popovertarget=currency-panel]').filter({ visible: true }).click();
    await expect(page.getByRole('dialog').or(page.locator('#currency-panel')).getByText('CHF').first()).toBeVisible();
    expect(asked).toEqual(['?locale=fr', '?locale=fr']);
  });
});

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

  test('is accessible, narrow and wide, light and dark', async ({ page }) => {
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

  const words = { en: 'Got it', ja: 'わかりました', fr: 'J’ai compris', es: 'Entendido', it: 'Ho capito' };
  test('speaks every language, and follows the page to another one', async ({ page }) => {
    for (const { locale, path } of inEveryLanguage('/about')) {
      await test.step(locale, async () => {
        await open(page, path);
        const button = page.getByRole('button', { name: words[locale], exact: true });
        await expect(button).toBeVisible();
        await expect(page.locator(`section a[href$="/privacy"]`).filter({ visible: true })).toBeVisible();
      });
    }
    await page.evaluate(() => {
      document.documentElement.lang = 'en';
    });
    await expect(bannerOf(page).getByRole('button', { name: words.en })).toBeVisible();
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

test('a page that is still loading is taken over before anything is asked', async ({ page }) => {
  const reported = page.waitForRequest(`**${arrivals}?*`);
  // At the very moment at which it is asked: whatever looks again and again may come too late.
  await page.addInitScript((path) => {
    const original = globalThis.fetch;
    globalThis.fetch = (input, options) => {
      const first = document.querySelector('#root > *');
      const isLive = first !== null && Object.keys(first).some((key) => key.startsWith('__reactFiber'));
      if (String(input).startsWith(path)) Reflect.set(globalThis, 'wasTakenOver', isLive);
      return original(input, options);
    };
  }, arrivals);
  await page.goto('/about?utm_source=mail', { waitUntil: 'domcontentloaded' });
  await untilLive(page);
  await reported;
  expect(await page.evaluate(() => Reflect.get(globalThis, 'wasTakenOver') as unknown)).toBe(true);
});
