import { brotliCompressSync, constants } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { untilLive } from '#tools/until-live.ts';
import { openDemoServer } from './demo-server.ts';
import { openBrowser } from './open-browser.ts';
import { percentile } from './percentiles.ts';
import { slowDown, slowdown } from './slowed-page.ts';

// `npm run bench:visit [address]`: what an untouched page weighs and works on a phone, beside the same page whose scripts
// are blocked, and how long each touch waits with a processor four times slower. See bench/README.md.
const paths = ['/japan', '/germany', '/region/europe'];
const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
const untouchedMs = 6000;
const followUpMs = 1000;
const rounds = 3;

interface Visit {
  readonly workMs: number;
  readonly elements: number;
  readonly pictures: number;
  readonly scriptsKb: number;
}

await using server = await openDemoServer();
const browser = await openBrowser();
try {
  const rows: Record<string, object> = {};
  for (const path of paths) rows[path] = await weigh(server.address + path);
  console.log(`\n${untouchedMs / 1000} untouched seconds, ${phone.viewport.width} px wide, medians of ${rounds}`);
  console.table(rows);
  console.log(
    `\n/germany, ${slowdown}x slower processor: ms from each touch to the frame after it (INP is the slowest)`,
  );
  console.table(await measureTouches(`${server.address}/germany`));
} finally {
  await browser.close();
}

async function weigh(url: string): Promise<object> {
  const html = Buffer.from(await (await fetch(url)).arrayBuffer());
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const visits: Visit[] = [];
  const bare: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    visits.push(await visit(url, true));
    bare.push(await visit(url, false));
  }
  const median = (of: readonly Visit[], name: keyof Visit): number =>
    Math.round(
      percentile(
        of.map((each) => each[name]),
        0.5,
      ),
    );
  return {
    kB: Math.round(html.byteLength / 1000),
    'brotli kB': Math.round(brotliCompressSync(html, { params }).byteLength / 100) / 10,
    elements: median(visits, 'elements'),
    pictures: median(visits, 'pictures'),
    'scripts kB': median(visits, 'scriptsKb'),
    'work ms': median(visits, 'workMs'),
    'scripts blocked': median(bare, 'workMs'),
    times: (median(visits, 'workMs') / median(bare, 'workMs')).toFixed(2),
  };
}

async function visit(url: string, withScripts: boolean): Promise<Visit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  if (!withScripts) await page.route('**/*.js', (route) => route.abort());
  let pictures = 0;
  page.on('request', (request) => (pictures += request.resourceType() === 'image' ? 1 : 0));
  const readWork = await slowDown(page);
  await page.goto(url);
  // The time itself is what is measured: what a page does while nobody touches it.
  await page.waitForTimeout(untouchedMs);
  const { processor } = await readWork();
  const { elements, bytes } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = files.filter(({ name }) => name.endsWith('.js'));
    return {
      elements: document.querySelectorAll('*').length,
      bytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  });
  await context.close();
  return { workMs: processor, elements, pictures, scriptsKb: bytes / 1000 };
}

async function measureTouches(url: string): Promise<Record<string, object>> {
  const page = await browser.newPage(phone);
  await page.goto(url);
  await untilLive(page);
  const readWork = await slowDown(page);
  await watchTouches(page);
  const rows: Record<string, object> = {};
  for (const [name, touch] of touches(page)) {
    const before = (await readWork()).processor;
    await page.evaluate(() => Object.assign(globalThis, { longestTouch: 0 }));
    await touch();
    // Work that follows a touch counts with it, and has no event of its own.
    await page.waitForTimeout(followUpMs);
    const ms = await page.evaluate(() => (globalThis as unknown as { longestTouch: number }).longestTouch);
    rows[name] = { ms: Math.round(ms), 'work ms': Math.round((await readWork()).processor - before) };
  }
  await page.close();
  return rows;
}

/** As the platform counts for INP: from the input to the next painted frame. */
async function watchTouches(page: Page): Promise<void> {
  await page.evaluate(() => {
    const clock = globalThis as unknown as { longestTouch: number };
    const events = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) clock.longestTouch = Math.max(clock.longestTouch, duration);
    }).observe(events);
  });
}

function touches(page: Page): readonly (readonly [string, () => Promise<void>])[] {
  const plans = page.locator('#plans');
  const order = plans.locator('select[name=sort]');
  const row = plans.locator('details[name=plan] > summary').first();
  const filters = page.locator('dialog[open] label:has(input[name=kind])');
  const tap = (of: Locator) => () => of.tap();
  return [
    ['open a plan', tap(row)],
    ['close it', tap(row)],
    ['show 20 more', tap(plans.getByRole('button', { name: /20 more/ }))],
    ['order', () => order.press('ArrowDown')],
    ['open the filters', tap(plans.getByText('Filters', { exact: true }).first())],
    ['first filter', tap(filters.first())],
    ['another filter', tap(filters.nth(1))],
    ['close the filters', tap(page.locator('dialog[open] footer button, dialog[open] button').last())],
    ['open the currencies', tap(page.locator('header').getByRole('button', { name: /^Currency/ }))],
    ['another currency', tap(page.locator('dialog[open]').getByRole('button', { name: /^GBP/ }))],
    ['open the search', tap(page.locator('header').getByRole('button', { name: /search/i }))],
    ['first key of a search', () => page.keyboard.press('j')],
  ];
}
