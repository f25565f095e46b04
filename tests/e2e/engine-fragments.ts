import { addressOf, expect, test, until, untilLive } from './engine-visitor.ts';

/** Far down on pages whose content above is long, and below sections that are rendered only near the viewport. */
const fragments: readonly (readonly [path: string, id: string])[] = [
  ['/germany', 'plans'],
  ['/germany', 'reviews'],
  ['/germany', 'questions'],
  ['/methodology', 'corrections'],
  ['/reviews', 'reviews'],
];

/** Declares that a page opened at a fragment shows its target below the header, before and after hydration. */
export function testFragments(): void {
  for (const [path, id] of fragments)
    test(`${path}#${id} shows its target at the top`, async ({ tab }) => {
      await tab.resize({ width: 390, height: 844 });
      await tab.goTo(`${process.env['BASE_URL']}${path}#${id}`);
      await until(tab, isAtTop, id);
      await untilLive(tab);
      await until(tab, isAtTop, id);
      expect(await addressOf(tab)).toBe(path);
    });
}

/** To be run in the page: the sticky bars take up to 150 px. */
function isAtTop(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < 150;
}
