import { findViolationsLightAndDark, sidewaysOverflow } from './axe.ts';
import { longestName } from '#tests/support/operator-folder.ts';
import { untilLive } from '#tools/until-live.ts';
import { extended } from './extended.ts';
import { shareServer } from './own-server.ts';
import { expect, test } from './visitor.ts';
const server = shareServer(import.meta.resolve('#tests/e2e/servers/branded-server.ts'));

// The last test changes the brand.
test.describe.configure({ mode: 'serial' });
/** Writes files of the operator; gives what is wrong once the site has read them. */
async function write(files: Readonly<Record<string, object>>): Promise<readonly string[]> {
  const { problems } = await server.ask<{ readonly problems: readonly string[] }>(files);
  return problems;
}

test('the longest name holds at 320 px, in the colours of the brand', extended, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/japan', '/pages/imprint', '/ja/pages/jobs', '/nowhere']) {
    await page.goto(server.address + path);
    expect(await sidewaysOverflow(page), path).toBe(0);
    const home = page.getByRole('banner').getByRole('link', { name: longestName });
    const box = await home.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999), path).toBeLessThan(320);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: longestName })).toBeVisible();
  }
  await page.goto(`${server.address}/pages/imprint`);
  const fix = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--fix'));
  expect(fix).toContain('#0a5c36');
  expect(await findViolationsLightAndDark(page)).toEqual([]);
});

test('an own page is reached from the footer and the menu, in its language', extended, async ({ page }) => {
  await page.goto(`${server.address}/about`);
  await untilLive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Imprint of ${longestName}` })).toBeVisible();
  await expect(page).toHaveURL(`${server.address}/pages/imprint`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#site-menu').getByRole('link', { name: '採用情報' }).click();
  await expect(page).toHaveURL(`${server.address}/ja/pages/jobs`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});

/** Whether the focused element is what stands at its own middle: neither clipped nor covered. */
function isFocusSeen(): boolean {
  const focused = document.activeElement;
  if (focused === null) return false;
  const { x, y, width, height } = focused.getBoundingClientRect();
  return focused.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

test(
  'links in the header that do not fit are in the footer, and are seen when they have the focus',
  extended,
  async ({ page }) => {
    for (const width of [900, 1152, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(`${server.address}/about`);
      expect(await sidewaysOverflow(page), String(width)).toBe(0);
      const header = page.getByRole('banner');
      expect((await header.boundingBox())?.height, String(width)).toBeLessThan(80);
      const links = header.getByRole('navigation').getByRole('link').filter({ visible: true });
      const count = await links.count();
      expect(count, String(width)).toBeGreaterThan(2);
      await header.getByRole('link').first().focus();
      for (let at = 0; at < count; at += 1) {
        await page.keyboard.press('Tab');
        await expect(links.nth(at), String(width)).toBeFocused();
        expect(await page.evaluate(isFocusSeen), `${width} px: ${await links.nth(at).textContent()}`).toBe(true);
      }
      const footer = page.getByRole('contentinfo');
      for (const name of ['Press', 'Working with us', '採用情報'])
        await expect(footer.getByRole('link', { name })).toBeVisible();
      await expect(footer.getByText('Plans for islands.')).toBeVisible();
    }
  },
);

test('a language that is off is nowhere', extended, async ({ page, request }) => {
  await page.goto(`${server.address}/fr/about`);
  await expect(page).toHaveURL(`${server.address}/about`);
  await expect(page.getByRole('contentinfo').locator('a[data-locale]')).toHaveText(['English', '日本語']);
  const languages = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
  expect(languages).toEqual(['en', 'ja', 'x-default']);
  expect(await (await request.get(`${server.address}/sitemaps/pages.xml`)).text()).not.toContain('/fr/');
  expect(await (await request.get(`${server.address}/ads.txt`)).text()).toBe('example.com, 1, DIRECT');
});

test('a change is seen without a restart, and a brand that cannot be read is refused', extended, async ({ page }) => {
  const faint = { name: 'Faint', colours: { light: { link: '#9fc8b0' } } };
  expect(await write({ 'brand/brand.json': faint })).toEqual([
    'brand/brand.json: in the light theme link #9fc8b0 on sea #d2ebf5 has a contrast of 1.49:1, and needs 4.5:1.',
  ]);
  await page.goto(`${server.address}/about`);
  await expect(page.getByRole('banner').getByRole('link', { name: longestName })).toBeVisible();
  expect(await write({ 'brand/brand.json': { name: 'Corallo' } })).toEqual([]);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Corallo' })).toBeVisible();
  await expect(page).toHaveTitle(/Corallo/);
});
