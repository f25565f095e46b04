import type { Browser } from '@playwright/test';
import { locales } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { openDemoServer } from './demo-server.ts';
import { openBrowser } from './open-browser.ts';

// `node bench/measure-fold.ts [address]`: where the first price and the first way to a seller end on a first visit, with
// the notices that stand there. See bench/README.md.
const paths = ['/japan', '/region/europe', '/global'];
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

await using server = await openDemoServer();
const browser = await openBrowser();
try {
  const rows: Record<string, Record<string, string>> = {};
  for (const path of paths) {
    for (const locale of locales) {
      const row: Record<string, string> = {};
      for (const viewport of windows) {
        const { price, button, room } = await measure(browser, server.address + localizePath(path, locale), viewport);
        row[`${viewport.width} x ${viewport.height}`] = `${price}, ${button}${button > room ? ` > ${room}` : ''}`;
      }
      rows[localizePath(path, locale)] = row;
    }
  }
  console.log(
    '\nFirst price and first button of the answers: lower edge in px; above the notice at the foot of the window',
  );
  console.table(rows);
} finally {
  await browser.close();
}

interface Fold {
  readonly price: number;
  readonly button: number;
  /** Where the window, or the notice at its foot, begins. */
  readonly room: number;
}

async function measure(of: Browser, url: string, viewport: (typeof windows)[number]): Promise<Fold> {
  const page = await of.newPage({ viewport });
  await page.goto(url, { waitUntil: 'load' });
  const answer = page.locator('[data-pick=cheapest]');
  const lowerEdge = async (selector: string): Promise<number> => {
    const box = await answer.locator(selector).first().boundingBox();
    if (box === null) throw new Error(`${url} shows no ${selector} in its first answer`);
    return Math.round(box.y + box.height);
  };
  const [price, button] = [await lowerEdge('p b'), await lowerEdge('a[href^="/go/"]')];
  const notice = page.getByRole('region').filter({ has: page.locator('a[href$="/privacy"]') });
  await notice.first().waitFor();
  const room = Math.round((await notice.first().boundingBox())?.y ?? viewport.height);
  await page.close();
  return { price, button, room };
}
