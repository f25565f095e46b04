import type { EngineTab } from '#tests/support/engine-tab.ts';
import { expect, isThere, open, test, until } from './engine-visitor.ts';

/** Declares jumps within a long page, of which most is not rendered yet. */
export function testJumps(): void {
  test('a link to a part of the page leads exactly there', async ({ tab }) => {
    await tab.resize({ width: 390, height: 844 });
    await open(tab, '/region/europe');
    // The tasks of a visit have begun.
    await until(tab, isThere, 'link[rel=manifest]');
    await tab.ask(() => {
      const link = document.querySelector<HTMLElement>('nav a[href="#questions"]');
      // The press that leads to the click comes in the same frame.
      link?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      link?.click();
    });
    await expect.poll(() => topOfQuestions(tab)).toBeLessThan(844);
    const landed = await topOfQuestions(tab);
    await tab.ask(() => document.querySelector('#questions')?.scrollIntoView());
    expect(landed).toBe(await topOfQuestions(tab));
  });
}

/** In px of the view, two frames later. */
function topOfQuestions(tab: EngineTab): Promise<number> {
  return tab.ask(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Math.round(document.querySelector('#questions')?.getBoundingClientRect().top ?? Number.NaN);
  });
}
