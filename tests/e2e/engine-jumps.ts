import type { EngineTab } from '#tests/support/engine-tab.ts';
import { expect, isThere, open, test, until } from './engine-visitor.ts';
import { extended } from './extended.ts';

/** Declares jumps and presses on a long page, of which most is rendered when it rests. */
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

  test('a press at once reaches what it points at, though the page was rendered in full', extended, async ({ tab }) => {
    await tab.resize({ width: 390, height: 844 });
    await open(tab, '/japan');
    await until(tab, isThere, '#questions[style*="content-visibility: visible"]');
    const reached = await tab.ask(async () => {
      const summary = document.querySelector('#questions summary');
      summary?.scrollIntoView({ block: 'center' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { left, top, height } = summary?.getBoundingClientRect() ?? new DOMRect();
      const isReached = (): boolean =>
        document.elementFromPoint(left + 5, top + height / 2)?.closest('summary') === summary;
      summary?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      const inSameFrame = isReached();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return { inSameFrame, afterIt: isReached() };
    });
    expect(reached).toEqual({ inSameFrame: true, afterIt: true });
  });
}

/** In px of the view, two frames later. */
function topOfQuestions(tab: EngineTab): Promise<number> {
  return tab.ask(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Math.round(document.querySelector('#questions')?.getBoundingClientRect().top ?? Number.NaN);
  });
}
