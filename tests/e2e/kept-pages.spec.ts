import type { CDPSession, Page } from '@playwright/test';
import { launchOptions } from '#tests/support/browser-launch.ts';
import { extended } from './extended.ts';
import { addLink, expectShown, isSameDocument, markDocument, openNavigable } from './navigation-parts.ts';
import { expect, test } from './visitor.ts';

// As for visitors. With pictures switched off Chromium itself holds on to pages, because some of their pictures never come.
test.use({ launchOptions: launchOptions({ hasPictures: true }), skipsOutOfSight: true });

const destinations = ['germany', 'japan', 'france', 'italy', 'egypt', 'region/europe', 'region/asia', 'region'];
const others = ['reviews', 'about', 'contact', 'privacy', 'terms', 'prices', 'trip', 'data-use', 'rules', 'blog'];
const more = ['methodology', 'compare', 'licences', 'thailand', 'spain', 'mexico'];
const paths = [...destinations, ...others, ...more].map((path) => `/${path}`);

/** As in `start-navigation.ts`. */
const mostKept = 20;

/** Begins and ends with the last 20 of all pages kept, so that the same is there before and after. */
const round = [...paths.slice(0, mostKept), ...paths.slice(-mostKept)];

/** How long somebody stays on a page, in ms: whatever is put off until the page is idle runs. */
const stay = 10_000;

test('40 visits without a press leave nothing behind once 20 pages are kept', async ({ page }) => {
  await expectNothingLeft(page, async (path) => {
    await page.evaluate(async (address) => void (await navigation.navigate(address).finished), path);
  });
});

test('40 visits by clicks leave nothing behind either', extended, async ({ page }) => {
  await expectNothingLeft(page, async (path) => {
    await addLink(page, path);
    await page.locator('#added').click();
    // A link of the next page that comes to lie under the pointer would be loaded ahead, and one page more be there.
    await page.mouse.move(0, 0);
  });
});

async function expectNothingLeft(page: Page, go: (path: string) => Promise<void>): Promise<void> {
  // On a busy machine.
  test.slow();
  await page.clock.install();
  await openNavigable(page, '/about');
  await markDocument(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const visit = async (path: string): Promise<void> => {
    await go(path);
    await expectShown(page, path);
    await page.clock.runFor(stay);
  };
  for (const path of paths) await visit(path);
  const before = await readLeft(session);
  for (const path of round) await visit(path);
  const after = await readLeft(session);
  expect(await isSameDocument(page)).toBe(true);
  for (const what of ['nodes', 'listeners'] as const) {
    expect(after[what] / before[what], what).toBeLessThanOrEqual(1.03);
    expect(after[what] / before[what], what).toBeGreaterThanOrEqual(0.97);
  }
}

interface Left {
  readonly nodes: number;
  readonly listeners: number;
}

/** What the document and the kept pages hold. */
async function readLeft(session: CDPSession): Promise<Left> {
  // What the first collection finalizes is freed by the second.
  for (let times = 0; times < 2; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}
