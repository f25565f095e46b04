import type { Page } from '@playwright/test';
import { localizePath } from '#i18n/localized-path.ts';
import { listTestedPages } from '#tests/support/tested-pages.ts';
import { extendedUnless } from './extended.ts';
import { phone } from './search-parts.ts';
import { expect, openLaidOut, test } from './visitor.ts';

/** Texts whose box is too narrow for them, also where several boxes are in it. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((box) => {
        const { overflowX, overflowY } = getComputedStyle(box);
        const isCut = overflowX !== 'visible' && overflowX !== 'auto' && box.scrollWidth > box.clientWidth + 2;
        const isCutBelow = overflowY !== 'visible' && overflowY !== 'auto' && box.scrollHeight > box.clientHeight + 2;
        const hasText = [...box.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
        return hasText && box.clientWidth > 12 && (isCut || isCutBelow);
      })
      .map((box) => `${box.tagName}.${box.className} ${box.textContent.trim()}`),
  );
}

/** WCAG 2.2, 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

for (const locale of ['en', 'fr', 'ja'] as const) {
  test(`no text is cut by wider spacing on a phone, ${locale}`, extendedUnless(locale === 'en'), async ({ page }) => {
    test.slow();
    await page.setViewportSize(phone);
    const found: string[] = [];
    for (const { path } of listTestedPages('tanuki-sim')) {
      await openLaidOut(page, localizePath(path, locale));
      const before = await cutTexts(page);
      await page.evaluate((rules) => {
        const styles = new CSSStyleSheet();
        styles.replaceSync(rules);
        document.adoptedStyleSheets.push(styles);
      }, spacing);
      const lost = (await cutTexts(page)).filter((text) => !before.includes(text));
      found.push(...new Set(lost.map((text) => `${path}: ${text}`)));
    }
    expect(found).toEqual([]);
  });
}
