import type { Page } from '@playwright/test';
import { formatKeptTime } from '#i18n/kept-time.ts';
import { messagesFor } from '#i18n/messages.ts';
import { extended } from './extended.ts';
import { openNavigable } from './navigation-parts.ts';
import { shareServer } from './own-server.ts';
import { expect, open, test } from './visitor.ts';
const server = shareServer(import.meta.resolve('#tests/e2e/servers/offline-server.ts'));

async function order(what: 'stop' | 'start' | 'start-changed' | 'start-without-worker'): Promise<void> {
  await server.ask(what);
}

/** Addresses of all that the worker has kept. */
function keptAddresses(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });
}

/** Including everything that the page prefetches: requests in flight are lost when the connection ends. */
async function visitAndKeep(page: Page, path: string): Promise<void> {
  await openNavigable(page, server.address + path);
  await expect.poll(() => keptAddresses(page)).toContain(path);
}

const note = (page: Page) => page.locator('.kept-note');
/** What the note says, whatever the time. */
const noteIn = (locale: 'en' | 'ja' | 'fr'): RegExp =>
  new RegExp(
    messagesFor(locale)
      .common.offline.kept({ time: formatKeptTime('2026-11-20T12:00:00Z', locale) })
      .replaceAll(/\d+/g, String.raw`\d+`)
      .replace('November', '\\w+')
      .replace('novembre', '\\S+'),
  );

// Without the rules of its build a page leaves navigation to the browser, which says that it could not get them.
test.use({
  serviceWorkers: 'allow',
  tolerated: /\/builds\/meta\/|\/api\/events\/view\?|Failed to load resource: net::ERR_CONNECTION_REFUSED/,
});

test(
  'visited pages open without a connection, another one says so, and back online all is fresh',
  extended,
  async ({ page }) => {
    test.setTimeout(90_000);

    await test.step('three pages are visited; the first was there before the worker', async () => {
      await visitAndKeep(page, '/ja/germany?days=5');
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      // What its filters read.
      await expect.poll(async () => (await keptAddresses(page)).join(' ')).toMatch(/ \/api\/destinations\/DE\/plans/);
      await visitAndKeep(page, '/fr/contact');
      await visitAndKeep(page, '/about');
      // As a click on a link to it does.
      await page.evaluate(async () => (await fetch('/ja/contact/_payload.json')).text());
      await expect.poll(() => keptAddresses(page)).toContain('/ja/contact/_payload.json');
      await expect(note(page)).toHaveCount(0);
    });

    await test.step('without a connection they open, with their age, and scripts take them over', async () => {
      await order('stop');
      await open(page, `${server.address}/about`);
      await expect(note(page)).toHaveText(noteIn('en'));
      await expect(page.locator('h1')).toHaveText('About this site');
      await open(page, `${server.address}/ja/germany?days=5`);
      await expect(note(page)).toHaveText(noteIn('ja'));
      await expect(page.locator('h1')).toHaveText(/\S/);
    });

    await test.step('a page that was never visited says so in its language, and lists what can be read', async () => {
      await page.goto(`${server.address}/fr/japan`);
      const { offline } = messagesFor('fr').errors;
      await expect(page.locator('h1')).toHaveText(offline.heading);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(page.getByRole('heading', { level: 2, name: messagesFor('fr').common.offline.pages })).toBeVisible();
      const kept = page.locator('#kept-pages a');
      await expect(kept.first()).toHaveAttribute('href', '/about');
      await kept.first().click();
      await expect(page.locator('h1')).toHaveText('About this site');
    });

    await test.step('a page of which only the data were loaded is rendered from them', async () => {
      await open(page, `${server.address}/ja/contact`);
      await expect(note(page)).toHaveText(noteIn('ja'));
      await expect(page.locator('h1')).toHaveText('お問い合わせ');
    });

    await test.step('a form that cannot be sent says so', async () => {
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: messagesFor('ja').common.footer.dark })
        .click();
      await expect(page.locator('h1')).toHaveText(messagesFor('en').errors.offline.heading);
    });

    await test.step('back online everything is fresh', async () => {
      await page.goto(`${server.address}/fr/japan`);
      await order('start');
      await page.getByRole('link', { name: messagesFor('fr').errors.offline.retry }).click();
      await expect(page).toHaveURL(`${server.address}/fr/japan`);
      await expect(page.locator('h1')).not.toHaveText(messagesFor('fr').errors.offline.heading);
      await expect(note(page)).toHaveCount(0);
      await openNavigable(page, `${server.address}/about`);
      await expect(note(page)).toHaveCount(0);
    });

    await test.step('nothing but pages and files was kept', async () => {
      const kept = await keptAddresses(page);
      expect(
        kept.filter((path) => /^\/(api\/(?!destinations)|go|settings|builds)\//.test(path) || path === '/sw.js'),
      ).toEqual([]);
      expect(new Set(kept.filter((path) => path.endsWith('/offline'))).size).toBe(5);
    });

    await test.step('a new build takes over while a page is open, and keeps the pages', async () => {
      const shells = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('shell')));
      const [before = ''] = await shells();
      await order('stop');
      await order('start-changed');
      await openNavigable(page, `${server.address}/about`);
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await expect.poll(shells).toEqual([expect.not.stringContaining(before)]);
      expect(await keptAddresses(page)).toContain('/ja/germany?days=5');
    });

    await test.step('switched off, the worker deletes what it kept and removes itself', async () => {
      await order('stop');
      await order('start-without-worker');
      await open(page, `${server.address}/about`);
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
      await page.reload();
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    });
  },
);
