import type { Browser } from '@playwright/test';
import { openDemoServer } from './demo-server.ts';
import { openBrowser } from './open-browser.ts';
import { listPageTypes, windows } from './page-types.ts';

// `node bench/measure-length.ts [address]`: whether pages change their height while they load and are scrolled to the
// end. See bench/README.md.

interface Length {
  /** When the page has been loaded. */
  readonly first: number;
  /** When its end has been reached. */
  readonly last: number;
  /** All changes of its height, up and down, from then on, in px. */
  readonly loading: number;
  /** Those since the visitor began to read. */
  readonly reading: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

await using server = await openDemoServer();
const browser = await openBrowser();
try {
  const rows: Record<string, unknown> = {};
  for (const path of await listPageTypes(server.address)) {
    for (const viewport of windows) {
      const { first, last, loading, reading, shift } = await measure(browser, server.address + path, viewport);
      rows[`${path} ${viewport.width}`] = {
        'first (px)': first,
        'last (px)': last,
        'changes while it loads (px)': loading,
        'changes while it is read (px)': reading,
        'of its length (%)': Number((((loading + reading) / last) * 100).toFixed(1)),
        shift: Number(shift.toFixed(3)),
      };
    }
  }
  console.log('\nChanges of the length of pages');
  console.table(rows);
} finally {
  await browser.close();
}

async function measure(browser: Browser, url: string, viewport: (typeof windows)[number]): Promise<Length> {
  const page = await browser.newPage({ viewport });
  await page.addInitScript(() => localStorage.setItem('cookie:accepted', 'true'));
  await page.goto(url, { waitUntil: 'load' });
  const length = await page.evaluate(async () => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    const { documentElement } = document;
    const first = documentElement.scrollHeight;
    let height = first;
    const follow = (): number => {
      const change = Math.abs(documentElement.scrollHeight - height);
      height = documentElement.scrollHeight;
      return change;
    };
    let loading = 0;
    for (const end = performance.now() + 3000; performance.now() < end; await nextFrame()) loading += follow();
    let reading = 0;
    for (let top = 0; top < height - innerHeight; top += 25) {
      scrollTo(0, top);
      await nextFrame();
      reading += follow();
    }
    return { first, last: height, loading, reading, shift };
  });
  await page.close();
  return length;
}
