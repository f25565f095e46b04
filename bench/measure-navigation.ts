import type { CDPSession, Page, Request } from '@playwright/test';
import { untilLive } from '#tools/until-live.ts';
import { openDemoServer } from './demo-server.ts';
import { openBrowser } from './open-browser.ts';
import { percentile } from './percentiles.ts';
import { untilQuiet } from './processor-time.ts';
import { slowDown, slowdown, type Work } from './slowed-page.ts';

// `npm run bench:navigation [address]`: what a hundred navigations among thirty pages leave behind, and how long a visitor
// with a processor four times slower waits for a page whose payload is there. See bench/README.md.
const navigations = 100;
const measuredFrom = 30;
const samples = 20;

const destinations = ['germany', 'japan', 'france', 'italy', 'spain', 'thailand', 'turkey', 'united-states', 'egypt'];
const more = ['mexico', 'greece', 'portugal', 'switzerland', 'austria', 'vietnam', 'indonesia', 'canada', 'brazil'];
const others = ['region', 'region/europe', 'region/asia', 'global', 'reviews', 'about', 'contact', 'privacy', 'terms'];
const paths = ['', ...destinations, ...more, ...others, 'kenya', 'norway'].map((path) => `/${path}`);

interface Left {
  readonly heapMb: number;
  readonly listeners: number;
  readonly nodes: number;
}

await using server = await openDemoServer();
const browser = await openBrowser();
try {
  await measureMemory(server.address);
  await untilQuiet(server);
  await measureWaiting(server.address);
} finally {
  await browser.close();
}

async function measureMemory(address: string): Promise<void> {
  const page = await openPage(`${address}/`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const figures: Left[] = [];
  const scrolls = new Map<string, number>();
  let wrong = 0;
  let duplicates = 0;
  for (let index = 1; index <= navigations; index += 1) {
    const isBack = index % 5 === 4;
    const asked = collectPayloads(page);
    if (isBack) {
      await goBack(page);
      const { pathname, y } = await position(page);
      if (Math.abs(y - (scrolls.get(pathname) ?? 0)) > 1) wrong += 1;
      if (asked.addresses.length > 0) duplicates += 1;
    } else {
      const { pathname } = await position(page);
      await page.evaluate((y) => scrollTo(0, y), 200 + index);
      scrolls.set(pathname, (await position(page)).y);
      await visit(page, paths[(index * 7) % paths.length] ?? '/');
      if ((await position(page)).y !== 0) wrong += 1;
      if (new Set(asked.addresses).size !== asked.addresses.length || asked.addresses.length > 1) duplicates += 1;
    }
    asked.stop();
    if (index >= measuredFrom && index % 10 === 0) figures.push(await readLeft(session));
  }
  console.log(`\n${navigations} navigations among ${paths.length} pages, every fifth of them back; after each ten`);
  console.table(figures);
  console.log(`wrong scroll positions: ${wrong}; navigations with more requests than needed: ${duplicates}`);
  await page.close();
}

/** Every navigation to a page whose payload was loaded ahead, from the click to the frame that shows it. */
async function measureWaiting(address: string): Promise<void> {
  const page = await openPage(`${address}/region`);
  // Code and styles of all pages are there, as they are after a few pages.
  for (const path of ['/germany', '/region', '/reviews', '/', '/region/europe']) await visit(page, path);
  const readWork = await slowDown(page);
  const waits: Waited[] = [];
  for (let index = 0; index < samples; index += 1) {
    const path = paths[(index * 7 + 1) % paths.length] ?? '/';
    const before = await readWork();
    const ms = await timeVisit(page, path);
    const after = await readWork();
    await settle(page);
    waits.push({
      path,
      ms,
      processor: after.processor - before.processor,
      script: after.script - before.script,
      style: after.style - before.style,
    });
  }
  const times = waits.map(({ ms }) => ms);
  const work = waits.map(({ processor }) => processor);
  console.log(`\nclick to painted page, payload there, ${slowdown}x slower processor, ${samples} pages`);
  // A page of text.
  const baseline = waits.find(({ path }) => path === '/contact')?.ms ?? Number.NaN;
  console.table(
    waits.map(({ path, ...each }) => ({ path, ...rounded(each), 'times /contact': (each.ms / baseline).toFixed(1) })),
  );
  console.log(`processor: median ${Math.round(percentile(work, 0.5))} ms`);
  console.log(`median ${Math.round(percentile(times, 0.5))} ms, slowest ${Math.round(Math.max(...times))} ms`);
}

async function openPage(url: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: process.env['MOTION'] === 'reduce' ? 'reduce' : 'no-preference',
  });
  await page.goto(url, { timeout: 120_000 });
  await untilLive(page);
  await page.locator('body > [role=status]').first().waitFor({ state: 'attached' });
  return page;
}

/** Follows an inserted link to a path: pages do not link to all others. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate(async (href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    const shown = new Promise((resolve) => navigation.addEventListener('navigatesuccess', resolve, { once: true }));
    link.click();
    link.remove();
    await shown;
  }, path);
  await settle(page);
}

async function goBack(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigation.back().finished;
  });
  await settle(page);
}

/** Until the page has written its history and rests. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => resolve()))),
      ),
  );
}

function position(page: Page): Promise<{ readonly pathname: string; readonly y: number }> {
  return page.evaluate(() => ({ pathname: location.pathname, y: scrollY }));
}

function collectPayloads(page: Page): { readonly addresses: readonly string[]; readonly stop: () => void } {
  const addresses: string[] = [];
  const listen = (request: Request): void => {
    if (request.url().includes('_payload.json')) addresses.push(request.url());
  };
  page.on('request', listen);
  return { addresses, stop: () => page.off('request', listen) };
}

async function readLeft(session: CDPSession): Promise<Left> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { heapMb: Math.round(usedSize / 1e5) / 10, listeners: metric('JSEventListeners'), nodes: metric('Nodes') };
}

interface Waited extends Work {
  readonly path: string;
  /** The visitor's waiting time. */
  readonly ms: number;
}

function rounded({ ms, processor, script, style }: Omit<Waited, 'path'>): object {
  return { ms: Math.round(ms), processor: Math.round(processor), script: Math.round(script), style: Math.round(style) };
}

/** Milliseconds from the click to the task after the first frame of the new page. */
async function timeVisit(page: Page, path: string): Promise<number> {
  return await page.evaluate(async (href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    const isLoaded = new Promise<void>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        if (list.getEntries().some(({ name }) => name.includes('_payload.json'))) resolve();
      });
      observer.observe({ type: 'resource' });
    });
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    await isLoaded;
    await new Promise((resolve) => requestIdleCallback(resolve));
    const before = document.getElementById('main');
    const started = performance.now();
    const painted = new Promise<number>((resolve) => {
      const look = (): void => {
        if (document.getElementById('main') === before) return void requestAnimationFrame(look);
        void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
      };
      requestAnimationFrame(look);
    });
    link.click();
    link.remove();
    return (await painted) - started;
  }, path);
}
