import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { showWholePage } from '#tools/show-whole-page.ts';
import { openDemoServer } from './demo-server.ts';
import { openBrowser } from './open-browser.ts';
import { listPageTypes, windows } from './page-types.ts';

// `node bench/measure-gaps.ts [address]`: gaps in a full-page screenshot 3 s after loading. Exits with 1 when there
// are any. See bench/README.md.
const restMs = 3000;
/** Of all pixels: less than a word of the smallest text. */
const noise = 0.00002;
/** Of 255: less is a rounding of colours. */
const leastDifference = 16;

interface Picture {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

interface Gaps {
  /** Of the pixels that both pictures have. */
  readonly share: number;
  readonly height: number;
  readonly wholeHeight: number;
}

await using server = await openDemoServer();
const browser = await openBrowser();
try {
  const rows: Record<string, unknown> = {};
  let hasGaps = false;
  for (const path of await listPageTypes(server.address)) {
    for (const viewport of windows) {
      const gaps = await measure(browser, server.address + path, viewport);
      const isWhole = gaps.share <= noise && gaps.height === gaps.wholeHeight;
      hasGaps ||= !isWhole;
      rows[`${path} ${viewport.width}`] = {
        'differs (%)': Number((gaps.share * 100).toFixed(4)),
        'height (px)': gaps.height,
        'whole (px)': gaps.wholeHeight,
        whole: isWhole,
      };
    }
  }
  console.log(`\nPictures of whole pages ${restMs / 1000} s after they were loaded, beside all that there is`);
  console.table(rows);
  if (hasGaps) process.exitCode = 1;
} finally {
  await browser.close();
}

async function measure(browser: Browser, url: string, viewport: (typeof windows)[number]): Promise<Gaps> {
  const open = (): Promise<Page> => openPage(browser, viewport);
  // Pictures of places are drawn on the first request, which is not measured.
  const first = await open();
  await first.goto(url);
  await showWholePage(first);
  await untilDrawn(first);
  await first.close();
  const page = await open();
  await page.goto(url, { waitUntil: 'load' });
  await setTimeout(restMs);
  const picture = await takePicture(page);
  await showWholePage(page);
  const whole = await takePicture(page);
  await page.close();
  return { share: compare(picture, whole), height: picture.height, wholeHeight: whole.height };
}

/** A picture that is not drawn yet is a placeholder, which must not be cached. */
async function untilDrawn(page: Page): Promise<void> {
  const addresses = await page.evaluate(() => [...new Set([...document.images].map(({ currentSrc }) => currentSrc))]);
  for (const address of addresses.filter((one) => one.includes('/pictures/country/'))) {
    while ((await page.request.head(address)).headers()['cache-control'] === 'no-store') await setTimeout(500);
  }
}

async function openPage(browser: Browser, viewport: (typeof windows)[number]): Promise<Page> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', bypassCSP: true });
  // The banner has a place of its own.
  await page.addInitScript(() => localStorage.setItem('cookie:accepted', 'true'));
  return page;
}

async function takePicture(page: Page): Promise<Picture> {
  const image = sharp(await page.screenshot({ fullPage: true }), { limitInputPixels: false }).removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** @returns the share of pixels that differ in the common area */
function compare(a: Picture, b: Picture): number {
  const pixelCount = a.width * Math.min(a.height, b.height);
  let different = 0;
  for (let pixel = 0; pixel < pixelCount; pixel += 1) {
    const isDifferent = [0, 1, 2].some((channel) => {
      const place = pixel * 3 + channel;
      return Math.abs((a.pixels[place] ?? 0) - (b.pixels[place] ?? 0)) >= leastDifference;
    });
    if (isDifferent) different += 1;
  }
  return different / pixelCount;
}
