import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { pagePaths } from '#tests/support/browser-site.ts';
import { expect, open, test } from './visitor.ts';

const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA; what cannot be decided by a program is not reported. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const looks = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const;

async function findViolations(page: Page): Promise<string[]> {
  // Evaluated by the browser's debugger, so that the content security policy stays as strict as it is.
  await page.evaluate(axe);
  // axe takes line art, which is a coloured box behind a mask, for a box of that colour; text never needs it.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[aria-hidden=true]')) {
      if (getComputedStyle(element).maskImage !== 'none') element.style.visibility = 'hidden';
    }
  });
  return page.evaluate(async (values) => {
    const { axe: runner } = globalThis as unknown as {
      axe: {
        run(
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
      };
    };
    const { violations } = await runner.run({ runOnly: { type: 'tag', values } });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
  }, standards);
}

async function expectAccessible(page: Page, path: string): Promise<void> {
  await open(page, path);
  for (const { colorScheme, width, height } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    expect(await findViolations(page), `${path}, ${width} px, ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${path}, ${width} px: scrolls sideways`).toBe(0);
  }
}

const pages = { ...pagePaths, provider: null, unknown: '/no-such-place', japanese: '/ja/germany' };

for (const [name, path] of Object.entries(pages)) {
  test(`${name} has no violation, narrow and wide, light and dark`, async ({ page }) => {
    await expectAccessible(page, path ?? (await findProviderPath(page)));
  });
}

test('the open currency panel has no violation', async ({ page }) => {
  await open(page, '/germany');
  await page.getByRole('button', { name: /^Currency:/ }).click();
  expect(await findViolations(page)).toEqual([]);
});

async function findProviderPath(page: Page): Promise<string> {
  const html = await (await page.request.get('/germany')).text();
  const [, path = ''] = /href="(\/germany\/[a-z0-9-]+)"/.exec(html) ?? [];
  return path;
}
