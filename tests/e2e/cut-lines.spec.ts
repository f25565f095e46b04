import type { Page } from '@playwright/test';
import { locales } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { extended } from './extended.ts';
import { expect, openLaidOut, test } from './visitor.ts';

/** Countries, a part of one, a territory, the longest names, a region and the world. */
const paths = [
  '/japan',
  '/thailand',
  '/italy',
  '/united-states?in=hawaii',
  '/hong-kong',
  '/united-arab-emirates',
  '/bosnia-and-herzegovina',
  '/saint-vincent-and-the-grenadines',
  '/region/europe',
  '/global',
];

/** Texts that a box around them cuts off at a side: what scrolls, or is left out whole, is not cut. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const overflows = new Map<Element, { readonly x: string; readonly y: string }>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut = new Set<string>();
    while (texts.nextNode() !== null) {
      const { parentElement: box, textContent } = texts.currentNode;
      if (box === null || textContent?.trim() === '' || !box.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(texts.currentNode);
      if (isCut(box, range.getBoundingClientRect())) cut.add(`${box.tagName}.${box.className} ${textContent?.trim()}`);
    }
    return [...cut];

    function isCut(own: Element, area: DOMRect): boolean {
      for (let box: Element | null = own; box !== null && box !== document.body; box = box.parentElement) {
        const { x, y } = overflowOf(box);
        if (x === 'visible' && y === 'visible') continue;
        const bounds = box.getBoundingClientRect();
        const isHidden = bounds.width <= 12 || area.top >= bounds.bottom - 2;
        if (isHidden || /auto|scroll/.test(x)) return false;
        if (x !== 'visible' && (area.right > bounds.right + 2 || area.left < bounds.left - 2)) return true;
        if (y !== 'visible' && (area.bottom > bounds.bottom + 2 || area.top < bounds.top - 2)) return true;
        if (box === own && box.scrollWidth > box.clientWidth + 2) return true;
      }
      return false;
    }

    function overflowOf(box: Element): { readonly x: string; readonly y: string } {
      const known = overflows.get(box);
      if (known !== undefined) return known;
      const { overflowX: x, overflowY: y } = getComputedStyle(box);
      overflows.set(box, { x, y });
      return { x, y };
    }
  });
}

for (const locale of locales) {
  test(`no line of a list, ticket or card is cut on phones, ${locale}`, extended, async ({ page }) => {
    const found: string[] = [];
    for (const path of paths) {
      await openLaidOut(page, localizePath(path, locale));
      expect(await page.locator('main details summary').count(), path).toBeGreaterThan(3);
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 844 });
        found.push(...(await cutTexts(page)).map((text) => `${path}, ${width} px: ${text}`));
      }
    }
    expect(found).toEqual([]);
  });
}
