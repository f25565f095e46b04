import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA; results that need manual review are not reported. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** `colour`: only the rules that depend on the colour scheme. */
export type AxeScope = 'all' | 'colour';

const colourRules = ['color-contrast', 'link-in-text-block'];

interface AxeRunner {
  run(
    within: string | Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
}

/**
 * Violations that axe finds in the current page, one line each.
 * @param within selector of the part to check
 */
export async function findViolations(
  page: Page,
  scope: AxeScope = 'all',
  within: string | null = null,
): Promise<string[]> {
  // Evaluated through the debugger protocol, so that the content security policy stays strict.
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

/**
 * Violations that axe finds in the current page in light and dark mode, which differ only in colour; animations are
 * off.
 */
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
