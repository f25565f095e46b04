import type { Page } from '@playwright/test';
import { untilLive } from '#tools/until-live.ts';
import { openDemoServer } from './demo-server.ts';
import { openBrowser } from './open-browser.ts';
import { percentile } from './percentiles.ts';
import { traceWork, type Work } from './trace-work.ts';

// `npm run bench:interactions [address]`: what a browser with a processor four times slower than this one has to do when a
// visitor searches, filters, sorts, changes the currency or opens a dialog on /germany, with its 6,000 plans. See bench/README.md.
const slowdown = 4;
const samples = 10;
const path = '/germany';

interface Interaction {
  readonly name: string;
  /** The event that the use ends with. */
  readonly type: string;
  readonly prepare: (page: Page) => Promise<void>;
  /** Before each use, and not measured, as `undo` after it. */
  readonly before?: (page: Page, turn: number) => Promise<void>;
  readonly use: (page: Page, turn: number) => Promise<void>;
  readonly undo?: (page: Page) => Promise<void>;
}

const filter = '#filters input[name=hotspot]';
const order = '#plans select[name=sort]';
const currency = 'header button[aria-haspopup=dialog][aria-label*=":"]';
const currencies = ['EUR', 'USD'];

const interactions: readonly Interaction[] = [
  {
    name: 'search: a letter',
    type: 'input',
    prepare: async (page) => {
      await page.keyboard.press('/');
      await page.locator('dialog[open] [role=combobox]').fill('ja');
    },
    use: (page, turn) => page.keyboard.press(turn % 2 === 0 ? 'p' : 'Backspace'),
  },
  {
    name: 'filter',
    type: 'click',
    prepare: toList,
    use: (page) => page.locator(filter).first().press('Space'),
  },
  {
    name: 'sort',
    type: 'change',
    prepare: async (page) => {
      await toList(page);
      await page.locator(order).focus();
    },
    use: (page, turn) => page.keyboard.press(turn % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
  },
  {
    name: 'dialog: plan opened in the list',
    type: 'click',
    prepare: toList,
    use: (page) =>
      page
        .locator('#plans summary')
        .filter({ has: page.locator('b') })
        .nth(2)
        .press('Enter'),
    undo: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'dialog: currencies',
    type: 'click',
    prepare: openOnce,
    use: (page) => page.locator(currency).press('Enter'),
    undo: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'currency change',
    type: 'keydown',
    prepare: openOnce,
    before: findCurrency,
    use: async (page, turn) => {
      await page.keyboard.press('Enter');
      await page.locator(currency, { hasText: currencies[turn % 2] ?? '' }).waitFor();
    },
  },
];

await using server = await openDemoServer();
const browser = await openBrowser();
try {
  const rows: Record<string, unknown> = {};
  for (const interaction of interactions)
    rows[interaction.name] = rounded(await measure(interaction, server.address + path));
  console.log(
    `\n${path}, ${slowdown}x slower processor, ${samples} uses each, medians in ms of the main thread's processor time`,
  );
  console.table(rows);
} finally {
  await browser.close();
}

async function measure(interaction: Interaction, url: string): Promise<Work> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url, { timeout: 120_000 });
  await untilLive(page);
  await interaction.prepare(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const works: Work[] = [];
  for (let turn = 0; turn < samples + 2; turn += 1) {
    await interaction.before?.(page, turn);
    const work = await traceWork({ browser, page }, interaction.type, () => interaction.use(page, turn));
    await interaction.undo?.(page);
    // The first ones load code and plans.
    if (turn >= 2) works.push(work);
  }
  await page.close();
  const median = (name: keyof Work): number =>
    percentile(
      works.map((work) => work[name]),
      0.5,
    );
  return { toFrame: median('toFrame'), longest: median('longest'), all: median('all') };
}

/** Where the list is, with its plans loaded. */
async function toList(page: Page): Promise<void> {
  await page.locator('#plans').evaluate((section) => section.scrollIntoView());
  for (const isChecked of [true, false]) await page.locator(filter).first().setChecked(isChecked);
}

async function openOnce(page: Page): Promise<void> {
  await page.locator(currency).press('Enter');
  await page.locator('dialog[open] [role=option]').first().waitFor();
  await page.keyboard.press('Escape');
}

/** One key away from being chosen. */
async function findCurrency(page: Page, turn: number): Promise<void> {
  await page.locator(currency).press('Enter');
  await page.locator('dialog[open] [role=combobox]').fill(currencies[turn % 2] ?? '');
  await page
    .locator('dialog[open] [role=option]', { hasText: currencies[turn % 2] ?? '' })
    .first()
    .waitFor();
}

function rounded(work: Work): Record<keyof Work, number> {
  return { toFrame: Math.round(work.toFrame), longest: Math.round(work.longest), all: Math.round(work.all) };
}
