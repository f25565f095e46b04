import type { Page } from '@playwright/test';
import { expect, test, untilLive } from './visitor.ts';
import { collectLoads } from './visitor-calls.ts';

test.use({ tolerated: /Failed to load resource|dynamically imported module|net::ERR_FAILED/ });

/** The two scripts in the document itself: a preloaded one that fails is asked for again. */
const firstScripts = /\/assets\/(site|start)-[^/]+\.js$/;

/** Of the first documents, however often a document asks for one. @returns the documents that were asked for */
async function failFirstScripts(page: Page, documents: number): Promise<readonly string[]> {
  const loads = collectLoads(page);
  await page.route(firstScripts, (route) => (loads.length <= documents ? route.abort() : route.continue()));
  return loads;
}

test('a page whose first script does not come is loaded again, and works', async ({ page }) => {
  const loads = await failFirstScripts(page, 1);
  await page.goto('/japan');
  await untilLive(page);
  await page.getByRole('button', { name: /^Currency:/ }).click();
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  expect(loads).toHaveLength(2);
});

test('a page whose first scripts never come is loaded twice, and can be read', async ({ page }) => {
  const loads = await failFirstScripts(page, Number.MAX_SAFE_INTEGER);
  const secondFailure = page.waitForEvent('requestfailed', {
    predicate: (request) => firstScripts.test(request.url()) && loads.length === 2,
  });
  await page.goto('/japan');
  await secondFailure;
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  expect(loads.filter((path) => path.endsWith('/japan'))).toHaveLength(2);
});
