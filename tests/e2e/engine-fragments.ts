import { test, until, untilLive } from './engine-visitor.ts';

/** Far down on pages whose content above is long, and below sections that are rendered only near the viewport. */
const fragments: readonly (readonly [path: string, id: RegExp])[] = [
  ['/germany', /plans/],
  ['/germany', /reviews/],
  ['/germany', /review-[\da-f-]{36}/],
  ['/germany', /questions/],
  ['/methodology', /ratings/],
  ['/prices', /all/],
];

/** Declares that a page opened at a fragment shows its target below the header, before and after hydration. */
export function testFragments(): void {
  for (const [path, id] of fragments)
    test(`${path}#${id.source} shows its target at the top`, async ({ tab }) => {
      const page = `${process.env['BASE_URL']}${path}`;
      const html = await (await fetch(page)).text();
      const [, fragment = ''] = new RegExp(` id="(${id.source})"`).exec(html) ?? [];
      await tab.resize({ width: 390, height: 844 });
      await tab.goTo(`${page}#${fragment}`);
      await until(tab, isAtTop, fragment);
      await untilLive(tab);
      await until(tab, isAtTop, fragment);
    });
}

/** To be run in the page: the sticky bars and the margin above take up to 155 px. */
function isAtTop(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < 155;
}
