import type { Page } from '@playwright/test';
import { locales } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { mapLayouts } from '#pictures/country/map-layout.ts';
import { extendedUnless } from './extended.ts';
import { expect, open, test } from './visitor.ts';

/** Where the land of the strip's picture is, and the part of the strip that is in sight; y in pixels. */
async function measureStrip(page: Page, size: 'big' | 'medium') {
  return page.evaluate(({ box, width, height }) => {
    const frame = document.querySelector('main picture img')?.getBoundingClientRect() ?? new DOMRect();
    const band = document.querySelector('main picture')?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    // A picture that covers its frame is cut on both sides alike.
    const scale = Math.max(frame.width / width, frame.height / height);
    const top = frame.top + (frame.height - height * scale) / 2;
    return {
      land: { top: top + box[1] * scale, bottom: top + box[3] * scale },
      band: { top: band.top, bottom: band.bottom },
    };
  }, mapLayouts[size]);
}

for (const width of [320, 390, 768, 1280, 1440, 2200]) {
  test(
    `the strip shows the whole country, ${width} px`,
    extendedUnless(width === 320 || width === 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const isWide = width >= 900;
      await open(page, '/germany');
      const { land, band } = await measureStrip(page, isWide ? 'big' : 'medium');
      expect(land.top).toBeGreaterThanOrEqual(band.top);
      // What overlaps the foot of a wide band covers a fifth of it.
      const foot = isWide ? band.top + (band.bottom - band.top) * 0.81 : band.bottom;
      expect(land.bottom).toBeLessThanOrEqual(foot);
    },
  );
}

for (const locale of locales) {
  test(`labels of the ruler never touch, ${locale}`, extendedUnless(locale === 'ja'), async ({ page }) => {
    await open(page, localizePath('/germany?days=10&gb=20', locale));
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const touching = await page
        .locator('#market [role=img]')
        .first()
        .evaluate((ruler) => {
          const boxes = [...ruler.querySelectorAll('text')]
            .map((text) => ({ text: text.textContent, ...text.getBoundingClientRect().toJSON() }))
            .filter((box: DOMRect) => box.width > 0) as (DOMRect & { readonly text: string })[];
          return boxes.flatMap((one, at) =>
            boxes
              .slice(at + 1)
              .filter((other) => one.left < other.right && other.left < one.right)
              .filter((other) => one.top < other.bottom && other.top < one.bottom)
              .map((other) => `${one.text} / ${other.text}`),
          );
        });
      expect(touching, `${width} px`).toEqual([]);
    }
  });
}
