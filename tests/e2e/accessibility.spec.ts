import type { Page } from '@playwright/test';
import type { Locale } from '#domain/kernel/locale.ts';
import { pageLocales } from '#domain/place/page-locales.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import { findViolations, sidewaysOverflow, type AxeScope } from './axe.ts';
import { testedPages } from '#tests/support/browser-site.ts';
import { extendedUnless, extendedUnlessMain } from './extended.ts';
import { expect, open, test } from './visitor.ts';

interface Look {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
  readonly scope: AxeScope;
}

/** Light and dark differ only in colour, so everything else is checked once for each width. */
const looks: readonly Look[] = [
  { width: 390, height: 844, colorScheme: 'light', scope: 'all' },
  { width: 390, height: 844, colorScheme: 'dark', scope: 'colour' },
  { width: 1440, height: 900, colorScheme: 'light', scope: 'all' },
  { width: 1440, height: 900, colorScheme: 'dark', scope: 'colour' },
];

/** The narrowest phones, and the usual windows at 200 % zoom, which halves them. */
const narrowSizes = [
  { width: 320, height: 640 },
  { width: 640, height: 360 },
  { width: 720, height: 450 },
];

async function expectAccessible(page: Page, path: string): Promise<void> {
  await open(page, path);
  for (const { colorScheme, width, height, scope } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    expect(await findViolations(page, scope), `${path}, ${width} px, ${colorScheme}`).toEqual([]);
    expect(await sidewaysOverflow(page), `${path}, ${width} px: scrolls sideways`).toBe(0);
  }
  for (const size of narrowSizes) {
    await page.setViewportSize(size);
    expect(await sidewaysOverflow(page), `${path}, ${size.width} px: scrolls sideways`).toBe(0);
  }
}

/** Every page in one language, and every language on some page; `npm run test:languages` looks at every page in every language. */
function languagesOf(page: number, path: string): readonly Locale[] {
  const written = pageLocales(path, {});
  return process.env['EVERY_LANGUAGE'] === '1'
    ? written
    : written.filter((_, index) => index === page % written.length);
}

for (const [index, { name, path }] of testedPages.entries()) {
  for (const locale of languagesOf(index, path)) {
    test(
      `${name} in ${locale} has no violation, narrow and wide, light and dark, and never scrolls sideways`,
      extendedUnlessMain(name),
      async ({ page }) => {
        // Four views of one page; none of them may take long.
        test.setTimeout(180_000);
        await expectAccessible(page, localizePath(path, locale));
      },
    );
  }
}

const { common, list } = messagesFor('en');

/** Overlays of a page, by the name of their control. `maxWidth`: wider windows have no such button. */
const openers: readonly {
  readonly button: string | RegExp;
  readonly role?: 'button' | 'link';
  readonly maxWidth?: number;
  /** In `npm test`, on a phone. */
  readonly isKept?: boolean;
}[] = [
  { button: /^Currency:/ },
  { button: common.nav.search },
  { button: common.nav.menu, maxWidth: 899 },
  // Without scripts it leads to the filters.
  { button: list.filters.button({ count: 0 }), role: 'link', maxWidth: 1099, isKept: true },
];

for (const { button, role = 'button', maxWidth = Infinity, isKept = false } of openers) {
  for (const { width, height } of looks.filter((look) => look.scope === 'all' && look.width <= maxWidth)) {
    test(
      `what "${String(button)}" opens has no violation, ${width} px`,
      extendedUnless(isKept && width === 390),
      async ({ page }) => {
        test.setTimeout(120_000);
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, '/germany');
        await page.getByRole(role, { name: button }).first().click();
        await expect(page.locator('dialog[open], [popover]:popover-open').first()).toBeVisible();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          expect(await findViolations(page, colorScheme === 'light' ? 'all' : 'colour'), colorScheme).toEqual([]);
        }
        expect(await sidewaysOverflow(page)).toBe(0);
      },
    );
  }
}
