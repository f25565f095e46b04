import type { Page } from '@playwright/test';

/**
 * Renders what is out of sight and fetches its pictures, without waiting for the browser to be idle. The page must be opened
 * with `bypassCSP`: its policy would keep out the style.
 */
export async function showWholePage(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  // Pictures of places are drawn on the first request.
  await page.waitForFunction(() => [...document.images].every((image) => image.complete), null, { timeout: 120_000 });
  await page.waitForLoadState('networkidle');
}
