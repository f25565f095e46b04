import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { unitsPerWhole } from '#domain/money/money.ts';
import { launchOptions } from '#tests/support/browser-launch.ts';
import { addAuthenticator, shareDesk } from './desk-visit.ts';
import { expect, test } from './visitor.ts';

/** 100: a whole week. */
const reviewCount = Number(process.env['DESK_REVIEWS'] ?? '20');
const minute = 60_000;

const desk = shareDesk();

test.use({
  launchOptions: launchOptions({ hasPictures: true }),
  tolerated: /status of 40[34]/,
  hasHiddenBanner: false,
  skipsOutOfSight: true,
});

/** No key acts right after a new page: the clock of the page goes on. */
async function press(page: Page, key: string): Promise<void> {
  // What is pressed while a page is on its way counts for nothing.
  await expect(page.locator('body')).not.toHaveClass(/is-waiting/);
  await page.clock.fastForward(401);
  await page.keyboard.press(key);
}

/** How each review is decided on: every fifth is rejected, every seventh loses its picture. */
function fateOf(number: number): 'rejected' | 'without its picture' | 'published' {
  if (number % 5 === 0) return 'rejected';
  return number % 7 === 0 ? 'without its picture' : 'published';
}

const numbers = Array.from({ length: reviewCount }, (_, at) => at + 1);

const reviewsSchema = z.array(z.object({ text: z.string(), imageCount: z.number() }));

/** Those of this test, by their numbers. */
async function readReviews(status: string): Promise<readonly (readonly [number: number, imageCount: number])[]> {
  const listed = reviewsSchema.parse(JSON.parse(await desk.run(`reviews list --status ${status} --limit 200 --json`)));
  return listed
    .flatMap(({ text, imageCount }) => {
      const number = /^Review (\d+):/.exec(text)?.[1];
      return number === undefined ? [] : [[Number(number), imageCount] as const];
    })
    .toSorted(([one], [other]) => one - other);
}

/** After its fifteen seconds each decision takes effect, by a command, as a server would do it. */
async function takeEffect(): Promise<void> {
  await desk.wait(16_000);
  expect(await desk.run('decisions')).toBe('No decision waits.\n');
}

test('a working week: from the first link to the last person removed', async ({ page, browser, pauseClock }) => {
  test.setTimeout(120_000 + reviewCount * 5000);
  await desk.enter(page, 'Ana');

  await using context = await browser.newContext();
  const mika = await context.newPage();
  await test.step('Ana invites Mika, whose link makes a key', async () => {
    await page.goto(`${desk.origin}/people`);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mika');
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.locator('code', { hasText: '/invite#' }).textContent();
    await addAuthenticator(mika);
    await mika.goto(link ?? '');
    await mika.getByRole('button', { name: 'Make a key' }).click();
    await expect(mika.getByRole('banner')).toContainText('Mika, moderator');
  });

  await test.step('Mika decides on reviews with pictures by the keyboard alone', async () => {
    await desk.sendReviews(reviewCount);
    await mika.clock.install();
    await mika.goto(`${desk.origin}/reviews`);
    for (const number of numbers) {
      await expect(mika.locator('.rv-t')).toContainText(`Review ${number}:`);
      await decideByKeys(mika, number);
    }
    await expect(mika.locator('.rv-t')).not.toContainText('Review ');
    await takeEffect();
    const of = (...fates: readonly string[]) => numbers.filter((number) => fates.includes(fateOf(number)));
    expect(await readReviews('rejected')).toEqual(of('rejected').map((number) => [number, 1]));
    const published = of('published', 'without its picture');
    expect(await readReviews('published')).toEqual(
      published.map((number) => [number, fateOf(number) === 'published' ? 1 : 0]),
    );
  });

  await test.step('visitors see what was published, and nothing of the rest', async () => {
    const answer = await page.request.get(`${desk.siteAddress}/reviews`);
    const shown = new Set([...(await answer.text()).matchAll(/Review (\d+):/g)].map(([, number]) => Number(number)));
    expect(shown.size).toBeGreaterThan(0);
    expect([...shown].filter((number) => fateOf(number) === 'rejected')).toEqual([]);
  });

  await test.step('Ana releases three of the four providers of a held feed', async () => {
    await page.goto(`${desk.origin}/feeds/runs/1`);
    await page.getByRole('button', { name: 'Release 3 providers' }).click();
    await expect(page.locator('.undo')).toContainText('released: ');
    await takeEffect();
    const [published, held] = (await desk.run('feeds history')).split(/\n(?= +1 )/);
    expect([published, held]).toEqual([
      expect.stringMatching(/ published +example-feed {2}.* 0 withdrawn/),
      expect.stringContaining('held '),
    ]);
    expect(await desk.run('feeds held')).toContain('1 ');
  });

  await test.step('three wrong prices are answered in three ways', async () => {
    await pauseClock(Date.now());
    await page.goto(`${desk.origin}/prices`);
    const asked: string[] = [];
    const answer = async (key: string): Promise<void> => {
      const before = page.url();
      asked.push(before.split('/').at(-1) ?? '');
      await press(page, key);
      await expect(page).not.toHaveURL(before);
    };
    const stored = await page.locator('.card .money').first().textContent();
    const seen = Number(stored?.replaceAll(/[^\d.]/g, '')) + 1;
    const currency = await page.getByRole('textbox', { name: 'Currency' }).inputValue();
    await page.getByRole('textbox', { name: 'Price you see there' }).fill(String(seen));
    await page.getByRole('heading', { level: 1 }).click();
    for (const key of ['1', '2', '3']) await answer(key);
    await takeEffect();
    expect(await desk.run('reports')).toBe('No open reports.\n');
    const overrides = await desk.run('plans list');
    expect(overrides).toMatch(new RegExp(`^${asked[0]}: .*\n {2}price pinned: ${seen.toFixed(2)} `));
    expect(overrides.match(/^\d+:/gm)).toEqual([`${asked[0]}:`]);
    const shown = await page.request.get(`${desk.siteAddress}/api/plans/${asked[0]}?currency=${currency}`);
    expect(await shown.json()).toMatchObject({ price: { units: seen * unitsPerWhole, currency } });
  });

  await test.step('a link is set with a touch, and a logo', async () => {
    await page.goto(`${desk.origin}/providers`);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/\/providers\/./);
    const path = page.url();
    const publicPage = new URL((await page.locator('.top .go').getAttribute('href')) ?? '');
    await desk.wait(6 * minute);
    await page.goto(`${path}?edit=link`);
    await page.getByRole('textbox', { name: 'Link template' }).fill('https://go.partner.example/?to={url}');
    await page.getByRole('button', { name: 'Save link' }).click();
    await expect(page.locator('.undo')).toContainText('set the link of: ');
    await takeEffect();
    await page.goto(`${path}?edit=logo`);
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: await drawPicture() };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('.undo')).toContainText('set the logo of: ');
    await takeEffect();
    expect(await desk.run(`providers show ${path.split('/').at(-1)}`)).toMatch(
      /logo: stored\n +links: lead to go\.partner\.example/,
    );
    const visited = await page.request.get(desk.siteAddress + publicPage.pathname);
    const html = await visited.text();
    expect(html).toContain(`/assets/logos/${path.split('/').at(-1)}.`);
    const [offer = ''] = /\/go\/\d+(?=" target="_blank" rel="sponsored)/.exec(html) ?? [];
    const left = await page.request.get(desk.siteAddress + offer, { maxRedirects: 0 });
    expect(left.headers()['location']).toMatch(/^https:\/\/go\.partner\.example\//);
  });

  await test.step('Mika is removed, and signed out at once', async () => {
    await page.goto(`${desk.origin}/people`);
    await page.getByRole('button', { name: 'Remove Mika' }).click();
    await expect(page.getByRole('region', { name: 'Mika' })).toHaveCount(0);
    await mika.reload();
    await expect(mika.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect((await desk.run('desk people')).match(/^\w+, \w+$/gm)).toEqual(['Ana, owner']);
  });

  await test.step('each of it is a row', async () => {
    const rows = (await desk.run('desk audit --days 1'))
      .split('\n')
      .map((row) => row.split(/ {2,}/).slice(1, 3).join(' '));
    const counts = Object.fromEntries([...Map.groupBy(rows, (row) => row)].map(([row, found]) => [row, found.length]));
    const rejected = numbers.filter((number) => fateOf(number) === 'rejected').length;
    expect(counts).toMatchObject({
      'desk:Mika review reject': rejected,
      'desk:Mika review approve': reviewCount - rejected,
      'desk:Ana feed release': 1,
      'desk:Ana report pin': 1,
      'desk:Ana report close': 2,
      'desk:Ana provider link': 1,
      'desk:Ana provider logo': 1,
      'desk:Ana sign-in touch': 1,
      'desk:Ana person invite': 1,
      'desk:Ana person remove': 1,
    });
  });
});

function drawPicture(): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 64, channels: 3, background: '#993333' } })
    .png()
    .toBuffer();
}

async function decideByKeys(page: Page, number: number): Promise<void> {
  const before = page.url();
  switch (fateOf(number)) {
    case 'rejected':
      await press(page, 'd');
      await expect(page.locator('.reasons')).toBeVisible();
      await press(page, '2');
      break;
    case 'without its picture':
      await press(page, 'x');
      await expect(page.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'false');
      await press(page, 'f');
      break;
    case 'published':
      await press(page, ' ');
      await expect(page.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'false');
      await press(page, 'f');
  }
  await expect(page).not.toHaveURL(before);
  await expect(page.locator('.undo')).toBeVisible();
}
