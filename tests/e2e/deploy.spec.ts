import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { nextTagline } from './next-build.ts';
import { extended } from './extended.ts';
import { expectShown, follow, openNavigable, unfold, untilNavigable } from './navigation-parts.ts';
import { collectLoads } from './visitor-calls.ts';
import { shareServer } from './own-server.ts';
import { expect, test } from './visitor.ts';

test.use({ tolerated: /Failed to load resource|dynamically imported module|Unable to preload/ });

// Both tests share one site.
test.describe.configure({ mode: 'default' });
const server = shareServer(import.meta.resolve('#tests/e2e/servers/deploy-server.ts'));

async function deploy(build: 'present' | 'next'): Promise<void> {
  await server.ask(build);
}

/** Deploys the next build while the visitor has a page of the present one open. */
async function deployUnder(page: Page, path: string): Promise<readonly string[]> {
  await deploy('present');
  await openNavigable(page, server.address + path);
  await expect(footer(page)).toContainText(messagesFor('en').common.footer.tagline);
  // Prefetches of an idle page must not be in flight while there is no server.
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);
    return loaded.some((name) => name.includes('/visit-tasks-')) && asked.every((name) => loaded.includes(name));
  });
  await deploy('next');
  return collectLoads(page);
}

const footer = (page: Page) => page.getByRole('contentinfo');

/** It answers: the picker is made of code that is loaded when it is wanted. */
async function expectWorking(page: Page): Promise<void> {
  await untilNavigable(page);
  await page.getByRole('button', { name: /^Currency:/ }).click();
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
}

test(
  'a deploy during a visit leads to working pages of the new build, with at most one load of a path',
  extended,
  async ({ page }) => {
    test.slow();
    const loads = await deployUnder(page, '/about');
    for (const path of ['/region', '/germany', '/reviews', '/contact', '/region']) {
      await test.step(`to ${path}`, async () => {
        if (path === '/germany') await unfold(page);
        await follow(page, path);
        // A server that has just started is slow with its first pages.
        await page.waitForURL(server.address + path, { waitUntil: 'domcontentloaded' });
        await expectShown(page, server.address + path);
        await expect(footer(page)).toContainText(nextTagline);
        await expectWorking(page);
      });
    }
    expect(Math.max(...loads.map((path) => loads.filter((other) => other === path).length))).toBe(1);
  },
);

test('a deploy under an open page reloads it when its code is gone, once, and it works', extended, async ({ page }) => {
  const loads = await deployUnder(page, '/about');
  await page.getByRole('button', { name: /^Currency:/ }).hover();
  await expect.poll(() => loads).toEqual(['/about']);
  await expect(footer(page)).toContainText(nextTagline);
  await expectWorking(page);
  expect(loads).toEqual(['/about']);
});
