import type { Page } from '@playwright/test';
import { openBrowser } from './open-browser.ts';
import type { BenchDesk } from './open-bench-desk.ts';
import { percentile } from './percentiles.ts';
import { slowDown, slowdown } from './slowed-page.ts';

/** No key acts for so long after a new review. */
const quietMs = 450;

/** From the key that decides on a review until the next one is rendered, on a slow processor. */
export async function measureDeskKeys({ origin, cookie }: BenchDesk, rounds: number): Promise<void> {
  const browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: origin }]);
  const page = await context.newPage();
  await page.addInitScript(noteTimes);
  await slowDown(page);
  await page.goto(`${origin}/reviews`);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await decide(page));
  await browser.close();
  const [median, slow] = [percentile(times, 0.5), percentile(times, 0.9)];
  console.log(
    `From the key to the next review, processor ${slowdown} times slower, ${rounds} reviews: median ${median.toFixed(0)} ms, 90 % within ${slow.toFixed(0)} ms`,
  );
}

/** Rejects the review on the page with two keys; the second one decides. */
async function decide(page: Page): Promise<number> {
  const before = page.url();
  await press(page, 'd');
  await page.locator('.reasons').waitFor();
  await press(page, '2');
  await page.waitForURL((url) => url.pathname !== new URL(before).pathname);
  const painted = await page.waitForFunction(() => Number(sessionStorage.getItem('painted')) || null);
  return Number(await painted.jsonValue());
}

async function press(page: Page, key: string): Promise<void> {
  // The desk ignores keys for that long by rule: the time itself is the condition, no event ends it.
  await page.waitForTimeout(quietMs);
  await page.evaluate(() => sessionStorage.removeItem('painted'));
  await page.keyboard.press(key);
}

/** In each page: when a key was pressed, and how long after it another review was painted. */
function noteTimes(): void {
  const clock = (): number => performance.timeOrigin + performance.now();
  addEventListener(
    'keydown',
    () => {
      sessionStorage.setItem('pressed', String(clock()));
      sessionStorage.setItem('from', location.pathname);
    },
    { capture: true },
  );
  const look = (): void => {
    const pressed = sessionStorage.getItem('pressed');
    const isThere = document.readyState !== 'loading' && document.querySelector('.rv') !== null;
    if (pressed !== null && isThere && sessionStorage.getItem('from') !== location.pathname) {
      sessionStorage.removeItem('pressed');
      // The frame after the one that renders it.
      requestAnimationFrame(() => sessionStorage.setItem('painted', String(clock() - Number(pressed))));
    }
    requestAnimationFrame(look);
  };
  look();
}
