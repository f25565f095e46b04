import { locales } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { extendedUnless } from './extended.ts';
import { expect, test } from './visitor.ts';

/** The chosen order and filters and the words of the sentence that have too little room. */
function cutWords(): readonly string[] {
  const canvas = document.createElement('canvas').getContext('2d');
  const cutSelects = [...document.querySelectorAll('main select:not([name=plan])')].filter((field) => {
    if (!(field instanceof HTMLSelectElement) || canvas === null || field.clientWidth === 0) return false;
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
    canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return canvas.measureText(field.selectedOptions[0]?.text ?? '').width > room + 0.5;
  });
  const cutNames = [...document.querySelectorAll('main summary > b')].filter(
    (word) => word.scrollWidth > word.clientWidth,
  );
  return [...cutSelects.map((field) => field.getAttribute('name') ?? ''), ...cutNames.map((word) => word.textContent)];
}

for (const width of [320, 360, 390]) {
  for (const locale of locales) {
    test(
      `filters, order and sentence are read in full at ${width} px in ${locale}`,
      extendedUnless(width === 320),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 700 });
        for (const path of ['/japan', '/reviews', '/trip']) {
          await page.goto(localizePath(path, locale));
          expect(await page.evaluate(cutWords), path).toEqual([]);
        }
      },
    );
  }
}
