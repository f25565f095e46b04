import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { inEveryLanguage } from '#tests/support/browser-site.ts';
import { extended } from './extended.ts';
import { expect, open, openLaidOut, test } from './visitor.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxesOf(page: Page, selector: string): Promise<readonly Box[]> {
  const boxes = await page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
  return boxes.filter(({ width }) => width > 0);
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const screens = [
  { width: 390, height: 844, most: 4 },
  { width: 900, height: 900, most: 7 },
  { width: 1440, height: 900, most: 7 },
];

test('prices on the map lie apart and clear of the finder', extended, async ({ page }) => {
  for (const { locale, path } of inEveryLanguage('/')) {
    await openLaidOut(page, path);
    const { home } = messagesFor(locale);
    for (const { width, height, most } of screens) {
      await test.step(`${locale}, at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height });
        const pins = await boxesOf(page, `ul[aria-label="${home.pins}"] a`);
        expect(pins.length).toBeGreaterThan(2);
        expect(pins.length).toBeLessThanOrEqual(most);
        const [finder] = await boxesOf(page, 'main form[role="search"]');
        if (finder === undefined) throw new Error('the home page has a finder');
        for (const [index, pin] of pins.entries()) {
          expect(overlap(pin, finder), `pin ${index}`).toBe(false);
          expect(pin.x, `pin ${index}`).toBeGreaterThanOrEqual(0);
          expect(pin.x + pin.width, `pin ${index}`).toBeLessThanOrEqual(width);
          for (const other of pins.slice(index + 1)) expect(overlap(pin, other), `pin ${index}`).toBe(false);
        }
      });
    }
  }
});

test('the home page leads on', async ({ page }) => {
  await open(page, '/');

  await test.step('keys reach the finder before the prices on the map', async () => {
    const { home, search } = messagesFor('en');
    await page.getByRole('main').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: search.finder.where })).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: home.severalCountries.link }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('list', { name: home.pins }).getByRole('link').first()).toBeFocused();
  });

  await test.step('a price on the map leads to the plans of its country', async () => {
    const pins = page.locator(`ul[aria-label="${messagesFor('en').home.pins}"]`);
    await pins.getByRole('link', { name: /^Italy / }).click();
    await expect(page).toHaveURL('/italy');
  });
});

test('a letter on the page of all destinations opens its countries', async ({ page }) => {
  await open(page, '/region');
  const { letter } = messagesFor('en').regions;
  await page.getByRole('link', { name: 'J', exact: true }).click();
  await expect(page).toHaveURL('/region?letter=J');
  await expect(page.getByRole('heading', { name: letter({ initial: 'J' }) })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Japan/ })).toBeVisible();
});
