import { findViolations, sidewaysOverflow } from './axe.ts';
import { expect, test } from './visitor.ts';

const address = '?plan=1&land=2026-12-12T14:20&bought=2026-11-28';

for (const path of [`/arrival${address}`, `/ja/arrival${address}`, `/fr/arrival${address}&phone=android`])
  test(`the steps at ${path} are accessible on a phone, and one sheet on paper`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      expect(await findViolations(page)).toEqual([]);
    }
    expect(await sidewaysOverflow(page)).toBe(0);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
