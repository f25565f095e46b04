import type { Page } from '@playwright/test';
import { expect, test, untilLive } from './visitor.ts';
import { collectLoads } from './visitor-calls.ts';

test.use({ tolerated: /Failed to load resource|dynamically imported module|net::ERR_FAILED/ });

/** The two scripts in the document itself. */
const firstScripts = /\/assets\/(site|start)-[^/]+\.js$/;

async function failFirstScripts(page: Page, times: number): Promise<void> {
  await page.route(firstScripts, (route) => route.abort(), { times });
}

test('a page whose first script does not come is loaded again, and works', async ({ page }) => {
  await failFirstScripts(page, 1);
  const loads = collectLoads(page);
  await page.goto('/japan');
  await untilLive(page);
  await page.getByRole('button', { name: /^Currency:/ }).click();
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  expect(loads).toHaveLength(2);
});

test('a page whose first scripts never come is loaded twice, and can be read', async ({ page }) => {
  await failFirstScripts(page, Number.MAX_SAFE_INTEGER);
  const loads = collectLoads(page);
  const secondFailure = page.waitForEvent('requestfailed', {
    predicate: (request) => firstScripts.test(request.url()) && loads.length === 2,
  });
  await page.goto('/japan');
  await secondFailure;
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  expect(loads.filter((path) => path.endsWith('/japan'))).toHaveLength(2);
});
