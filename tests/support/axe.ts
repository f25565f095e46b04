import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA; what cannot be decided by a program is not reported. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** `colour`: only the rules whose answer another colour scheme can change. */
export type AxeScope = 'all' | 'colour';

const colourRules = ['color-contrast', 'link-in-text-block'];

interface AxeRunner {
  run(
    within: string | Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
}

/** What axe finds wrong with the page as it stands, one line each. @param within selector of the part to look at */
export async function findViolations(
  page: Page,
  scope: AxeScope = 'all',
  within: string | null = null,
): Promise<string[]> {
  // Evaluated by the browser's debugger, so that the content security policy stays as strict as it is.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const runOnly = scope === 'all' ? { type: 'tag', values: standards } : { type: 'rule', values: colourRules };
  return page.evaluate(
    async ({ runOnly, within }) => {
      // axe treats line art, which is a coloured box behind a mask, as a box of that colour; text never needs it.
      for (const element of document.querySelectorAll<HTMLElement>('[aria-hidden=true]')) {
        if (getComputedStyle(element).maskImage !== 'none') element.style.visibility = 'hidden';
      }
      const { axe: runner } = globalThis as unknown as { axe: AxeRunner };
      const { violations } = await runner.run(within ?? document, { runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
    },
    { runOnly, within },
  );
}

/** What axe finds in the page as it stands, light and then dark, which differ in nothing but colour; nothing moves after it. */
export async function findViolationsLightAndDark(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, scope] of [
    ['light', 'all'],
    ['dark', 'colour'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await findViolations(page, scope)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/** Pixels by which the page is wider than the window. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
