import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { browserClock } from '#tests/support/browser-site.ts';
import { pageRoutes } from '#web/pages/page-definitions.ts';
import {
  expectShown,
  follow,
  isSameDocument,
  markDocument,
  openNavigable,
  untilNavigable,
  unfold,
} from './navigation-parts.ts';
import { collectLoads } from './visitor-calls.ts';
import { expect, open, test } from './visitor.ts';

test.use({ tolerated: /Failed to load resource|dynamically imported module|Unable to preload/ });

const { newVersion } = messagesFor('en').common;
const minute = 60_000;

function toast(page: Page) {
  return page.getByRole('status').filter({ hasText: newVersion.text });
}

test('a document is good for half an hour', async ({ page }) => {
  await page.clock.install();
  await openNavigable(page, '/region');
  await markDocument(page);
  await page.clock.fastForward(29 * minute);
  await follow(page, '/reviews');
  await expectShown(page, '/reviews');
  expect(await isSameDocument(page)).toBe(true);
  await page.clock.fastForward(minute);

  await test.step('then a link is a full load', async () => {
    await follow(page, '/about');
    await expectShown(page, '/about');
    expect(await isSameDocument(page)).toBe(false);
  });

  await test.step('and so are back and forward', async () => {
    await untilNavigable(page);
    await markDocument(page);
    await follow(page, '/reviews');
    await expectShown(page, '/reviews');
    expect(await isSameDocument(page)).toBe(true);
    await page.clock.fastForward(30 * minute);
    await page.goBack();
    await page.waitForFunction(() => !('isMarked' in globalThis));
    await expectShown(page, '/about');
  });
});

test('a newer build is asked for every hour, and offered', async ({ page, pauseClock }) => {
  await page.clock.install();
  const asked: string[] = [];
  let id = '';
  await page.route('**/builds/latest.json', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ json: { id, timestamp: 1 } });
  });
  await openNavigable(page, '/region');
  id = await page.evaluate(() => document.documentElement.dataset['build'] ?? '');
  expect(id).not.toBe('');

  await test.step('not before an hour', async () => {
    await page.clock.fastForward(59 * minute);
    expect(asked).toHaveLength(0);
  });

  await test.step('the same build says nothing', async () => {
    const answered = page.waitForResponse('**/builds/latest.json');
    await page.clock.fastForward(minute);
    await answered;
    await expect(toast(page)).toHaveCount(0);
  });

  await test.step('a hidden page asks when it is looked at again', async () => {
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
    // The clock is stopped from here on: on a busy machine a toast would disappear too early.
    await pauseClock((await page.evaluate(() => Date.now())) + 120 * minute);
    expect(asked).toHaveLength(1);
    id = 'newer';
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: false, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const isOffered = async (): Promise<boolean> => {
      await page.clock.runFor(1);
      return toast(page).isVisible();
    };
    await expect.poll(isOffered).toBe(true);
    expect(asked).toHaveLength(2);
  });

  await test.step('the toast reloads the page', async () => {
    await markDocument(page);
    await page.getByRole('button', { name: newVersion.reload }).click();
    await page.waitForFunction(() => !('isMarked' in globalThis));
    await expectShown(page, '/region');
  });
});

test('pages navigate by the rules of their build', async ({ page }) => {
  await page.route('**/builds/meta/*.json', (route) =>
    route.fulfill({
      json: { id: 'a', prerendered: [], routeRules: { '/reviews': { reload: true } }, routes: pageRoutes },
    }),
  );
  await openNavigable(page, '/region');
  await markDocument(page);
  await follow(page, '/about');
  await expectShown(page, '/about');
  expect(await isSameDocument(page)).toBe(true);
  await follow(page, '/reviews');
  await expectShown(page, '/reviews');
  expect(await isSameDocument(page)).toBe(false);
});

test('code that cannot be loaded', async ({ page }) => {
  // However slow the machine is, all of it happens within ten seconds.
  await page.addInitScript((now) => void Object.assign(Date, { now: () => now }), Date.parse(browserClock));

  await test.step('for a link makes it a full load', async () => {
    await openNavigable(page, '/about');
    await markDocument(page);
    await page.route(/\/assets\/(?:page|plans|places)-.*\.js/, (route) => route.fulfill({ status: 404 }));
    const loads = collectLoads(page);
    await follow(page, '/reviews');
    // The page itself lacks its code too: once it is reloaded, then it stays as the server made it.
    await expect.poll(() => loads).toEqual(['/reviews', '/reviews']);
    await page.waitForFunction(() =>
      performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'),
    );
    expect(await isSameDocument(page)).toBe(false);
    await page.unroute(/\/assets\/(?:page|plans|places)-.*\.js/);
  });

  await test.step('for a part of the page reloads the page, once in ten seconds', async () => {
    await openNavigable(page, '/about');
    await page.route(/\/assets\/currency-picker-.*\.js/, (route) => route.fulfill({ status: 404 }));
    const loads = collectLoads(page);
    await markDocument(page);
    await page.getByRole('button', { name: /^Currency:/ }).hover();
    await page.waitForFunction(() => !('isMarked' in globalThis));
    expect(loads).toEqual(['/about']);
    await untilNavigable(page);
    await markDocument(page);
    await page.evaluate(() => {
      addEventListener('vite:preloadError', () => Object.assign(globalThis, { hasFailed: true }));
    });
    await page.getByRole('button', { name: /^Currency:/ }).focus();
    await page.waitForFunction(() => 'hasFailed' in globalThis);
    expect(await isSameDocument(page)).toBe(true);
  });

  await test.step('and makes the next navigation a full load', async () => {
    await follow(page, '/reviews');
    await expectShown(page, '/reviews');
    expect(await isSameDocument(page)).toBe(false);
  });
});

test('without the Navigation API links are ordinary loads', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'navigation');
    Reflect.deleteProperty(globalThis, 'NavigationPrecommitController');
  });
  await open(page, '/region');
  await unfold(page);
  await markDocument(page);
  await follow(page, '/germany');
  await expectShown(page, '/germany');
  expect(await isSameDocument(page)).toBe(false);
});
