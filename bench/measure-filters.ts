import type { Browser, Locator, Page } from '@playwright/test';
import { untilLive } from '#tools/until-live.ts';
import { buildEmptyPage } from './build-empty-page.ts';
import { openDemoServer } from './demo-server.ts';
import { openBrowser } from './open-browser.ts';
import { installPaintClock, timeChange } from './paint-clock.ts';
import { percentile } from './percentiles.ts';
import { slowDown, slowdown, type Work } from './slowed-page.ts';

// `node bench/measure-filters.ts [address]`: how long a visitor with a processor four times slower than this one waits for a
// filter or another order of the 6,000 plans on /germany. See bench/README.md.
const changes = 20;
const path = '/germany';

interface Figures {
  readonly median: number;
  readonly slowest: number;
  /** Median processor time of the page's main thread, slowed down as it is; other programs hardly change it. */
  readonly processor: number;
}

interface Sample {
  readonly waited: number;
  readonly processor: number;
}

interface SlowedPage {
  readonly page: Page;
  readonly readWork: () => Promise<Work>;
}

await using server = await openDemoServer();
const browser = await openBrowser();
try {
  const empty = await measureEmpty(browser);
  const { filter, sort, first } = await measureList(browser, server.address + path);
  const ratio = ({ median }: Figures): string => (median / empty.median).toFixed(1);
  console.log(
    `\n${path}, ${slowdown}x slower processor, ${changes} changes each, ms from the input to the painted result`,
  );
  console.table({
    filter: { ...rounded(filter), 'times an empty render': ratio(filter) },
    sort: { ...rounded(sort), 'times an empty render': ratio(sort) },
    'empty render': { ...rounded(empty), 'times an empty render': '1.0' },
  });
  console.log(`First change, which loads the plans: ${Math.round(first)} ms`);
} finally {
  await browser.close();
}

async function measureList(
  browser: Browser,
  url: string,
): Promise<{ readonly filter: Figures; readonly sort: Figures; readonly first: number }> {
  const slowed = await openSlowed(browser, url);
  const { page } = slowed;
  await page.locator('#plans').evaluate((section) => section.scrollIntoView());
  const boxes = await findFilters(page);
  const first = await timeChange(page, () => toggle(boxes[0]));
  await timeChange(page, () => toggle(boxes[0]));
  const filter: Sample[] = [];
  // Each is put on and taken off again.
  for (let index = 0; index < changes; index += 1) {
    filter.push(await sample(slowed, () => toggle(boxes[Math.floor(index / 2) % boxes.length])));
  }
  const sort: Sample[] = [];
  await page.locator('#plans select[name=sort]').focus();
  const orders = await page.locator('#plans select[name=sort] option').count();
  for (let index = 0; index < changes; index += 1) {
    // Down to the last order and up again.
    const isDown = Math.floor(index / (orders - 1)) % 2 === 0;
    sort.push(await sample(slowed, () => page.keyboard.press(isDown ? 'ArrowDown' : 'ArrowUp')));
  }
  await page.close();
  return { filter: figures(filter), sort: figures(sort), first };
}

/** Check boxes that narrow the list down, those of different facets first, and none that is off or hidden. */
async function findFilters(page: Page): Promise<Locator[]> {
  const all = await page.locator('#plans input[type=checkbox][name]:not([name=dominated])').all();
  const shown: Locator[] = [];
  for (const box of all) if ((await box.isVisible()) && (await box.isEnabled())) shown.push(box);
  if (shown.length === 0) throw new Error(`${page.url()} has no filters.`);
  return shown.slice(0, changes / 2);
}

/** With a key, as a visitor would. */
async function toggle(box: Locator | undefined): Promise<void> {
  await box?.press('Space');
}

async function measureEmpty(browser: Browser): Promise<Figures> {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><title>Empty</title>');
  await page.addScriptTag({ content: await buildEmptyPage() });
  const box = page.locator('input');
  await box.waitFor();
  const slowed = await watch(page);
  const samples: Sample[] = [];
  for (let index = 0; index < changes; index += 1) samples.push(await sample(slowed, () => toggle(box)));
  await page.close();
  return figures(samples);
}

async function openSlowed(browser: Browser, url: string): Promise<SlowedPage> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url, { timeout: 120_000 });
  await untilLive(page);
  return await watch(page);
}

async function watch(page: Page): Promise<SlowedPage> {
  const readWork = await slowDown(page);
  await installPaintClock(page);
  return { page, readWork };
}

async function sample({ page, readWork }: SlowedPage, use: () => Promise<void>): Promise<Sample> {
  const before = await readWork();
  const waited = await timeChange(page, use);
  const after = await readWork();
  return { waited, processor: after.processor - before.processor };
}

function figures(samples: readonly Sample[]): Figures {
  const waits = samples.map(({ waited }) => waited);
  const processor = percentile(
    samples.map(({ processor }) => processor),
    0.5,
  );
  return { median: percentile(waits, 0.5), slowest: Math.max(...waits), processor };
}

function rounded({ median, slowest, processor }: Figures): Figures {
  return { median: Math.round(median), slowest: Math.round(slowest), processor: Math.round(processor) };
}
