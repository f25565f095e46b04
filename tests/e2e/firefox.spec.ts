import { writeFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { messagesFor } from '#i18n/messages.ts';
import { en as reviewTexts } from '#i18n/review-form-messages/en.ts';
import { addressOf, expect, hasNavigation, open, test, textOf } from './firefox-visitor.ts';
import { picture, screens } from './review-form-parts.ts';

const { list, plan } = messagesFor('en');

/** One Firefox at a time: it takes as much of the machine as both of Playwright's workers. */
test.describe.configure({ mode: 'default' });

const hotspot = 'input[name=hotspot][value=yes]';

function shownCount(tab: Page): Promise<number> {
  return textOf(tab, '#plans [role=status]').then((words) => Number(words.split(' ')[0]?.replaceAll(',', '')));
}

/** How many plans a choice says that it leaves. */
function promisedCount(tab: Page, selector: string): Promise<number> {
  return tab.$eval(selector, (input) =>
    Number((input.closest('label')?.lastElementChild?.textContent ?? '').replaceAll(',', '')),
  );
}

function isChecked(tab: Page, selector: string): Promise<boolean> {
  return tab.$eval(selector, (input) => (input as HTMLInputElement).checked);
}

function scrolled(tab: Page): Promise<number> {
  return tab.evaluate(() => scrollY);
}

/** Ticks a filter: on a phone in the sheet, which says how many plans it will show. */
async function tickHotspot(tab: Page, isPhone: boolean): Promise<void> {
  if (!isPhone) return tab.locator(`#filters ${hotspot}`).click();
  await tab.locator('#plans a[href="#filters"]').click();
  const count = await promisedCount(tab, hotspot);
  await tab.locator(`dialog[open] ${hotspot}`).click();
  await dialogButton(tab, list.filters.show({ count })).click();
  await expect.poll(() => tab.$('dialog[open]')).toBeNull();
}

/** A button by what it reads, in the window that is open. */
function dialogButton(tab: Page, text: string) {
  return tab.locator(`dialog[open] button ::-p-text(${text})`);
}

async function fillReview(tab: Page): Promise<void> {
  const { fields } = reviewTexts;
  await tab.locator('#write-review-form button').click();
  await tab.locator(`dialog[open] button[aria-label="${fields.providers.label}"]`).click();
  await tab.locator('dialog[open] [role=option]').click();
  await tab.locator('dialog[open] input[role=combobox]').fill('jap');
  await tab.locator('dialog[open] [role=option]').wait();
  await tab.keyboard.press('Enter');
  await tab.locator('dialog[open] [role=radiogroup] input[value="4"]').click();
  await tab.locator('dialog[open] textarea').fill('Fine.');
  await tab.locator('dialog[open] input[name=name]').fill('Ann');
  await tab.locator('dialog[open] input[type=email]').fill('ann@example.org');
}

/** Takes reviews in place of the site, whose clock stands still: it would call every author too fast. */
async function takeReviews(tab: Page): Promise<readonly string[]> {
  const types: string[] = [];
  tab.on('request', (request) => {
    if (request.method() !== 'POST') return void request.continue();
    types.push(request.headers()['content-type'] ?? '');
    void request.respond({ status: 201, contentType: 'application/json', body: '{}' });
  });
  await tab.setRequestInterception(true);
  return types;
}

for (const { screen, viewport } of screens) {
  test(`the main journey, ${screen}`, async ({ tab }) => {
    test.slow();
    await tab.setViewport(viewport);
    const isPhone = screen === 'phone';
    let isOneDocument = false;

    await test.step('the search finds a destination and leads there', async () => {
      await open(tab, '/');
      isOneDocument = await hasNavigation(tab);
      await tab.evaluate(() => Reflect.set(globalThis, 'isMarked', true));
      await tab.keyboard.press('/');
      await tab.locator('main [role=search] input[role=combobox]').fill('germ');
      await expect.poll(() => textOf(tab, '[role=option]')).toContain('Germany');
      await tab.keyboard.press('Enter');
      await tab.locator('main [role=search] button[type=submit]').click();
      await expect.poll(() => addressOf(tab)).toBe('/germany');
      await expect.poll(() => textOf(tab, 'main h1')).toBe('Germany');
      expect(await tab.evaluate(() => 'isMarked' in globalThis)).toBe(isOneDocument);
    });

    const all = await shownCount(tab);
    await test.step('a filter leaves as many plans as it says', async () => {
      await tickHotspot(tab, isPhone);
      await expect.poll(() => addressOf(tab)).toMatch(/^\/germany\?.*hotspot=yes/);
      const promised = await promisedCount(tab, `#filters ${hotspot}`);
      await expect.poll(() => shownCount(tab)).toBe(promised);
      expect(promised).toBeLessThan(all);
      await tab.$$eval(
        '#plans details[name=plan] > summary',
        (rows, name) => {
          for (const row of rows)
            if (row.querySelector(`[aria-label="${name}"]`) === null) throw new Error(row.innerText);
        },
        plan.features.hotspot.yes,
      );
    });

    await test.step('back takes it off and forward puts it on', async () => {
      await tab.goBack();
      await expect.poll(() => shownCount(tab)).toBe(all);
      await expect.poll(() => isChecked(tab, `#filters ${hotspot}`)).toBe(false);
      await tab.goForward();
      await expect.poll(() => shownCount(tab)).toBeLessThan(all);
      await expect.poll(() => isChecked(tab, `#filters ${hotspot}`)).toBe(true);
    });

    await test.step('another currency shows other prices', async () => {
      await tab.locator('header button[aria-label^="Currency:"]').click();
      await tab.locator('dialog[open] input[role=combobox]').fill('EUR');
      await tab.locator('dialog[open] [role=option] ::-p-text(EUR)').wait();
      await tab.keyboard.press('Enter');
      await expect.poll(() => textOf(tab, '#plans details[name=plan] > summary')).toContain('€');
      await expect.poll(() => addressOf(tab)).toMatch(/^\/germany\?.*hotspot=yes/);
    });

    await test.step('a link leads on, and back leads to the very page and place that was left', async () => {
      await tab.evaluate(() => scrollTo(0, 1500));
      const left = await tab.$eval('#plans a[href^="/germany/"], main a[href^="/germany/"]', (link) => {
        (link as HTMLElement).click();
        // As it is now: what comes into sight is drawn, and may have moved the page.
        return scrollY;
      });
      await expect.poll(() => addressOf(tab)).toMatch(/^\/germany\/./);
      await expect.poll(() => textOf(tab, 'main h1')).not.toBe('Germany');
      expect(await scrolled(tab)).toBe(0);
      await tab.goBack();
      await expect.poll(() => textOf(tab, 'main h1')).toBe('Germany');
      await expect.poll(() => isChecked(tab, `#filters ${hotspot}`)).toBe(true);
      await expect.poll(() => scrolled(tab)).toBe(left);
    });

    await test.step('a review is written, with a picture, and sent', async () => {
      await fillReview(tab);
      const file = test.info().outputPath('a.png');
      writeFileSync(file, (await picture('a.png', { width: 200, height: 300 }, '#888')).buffer);
      await (await tab.waitForSelector('dialog[open] input[type=file]:not([disabled])'))?.uploadFile(file);
      await tab.locator('dialog[open] [role=group] img').wait();
      const sent = await takeReviews(tab);
      await dialogButton(tab, reviewTexts.continue).click();
      await dialogButton(tab, reviewTexts.confirm.submit).click();
      await expect.poll(() => textOf(tab, 'dialog[open]')).toContain(reviewTexts.success.heading);
      expect(sent).toEqual([expect.stringMatching(/^multipart\/form-data/)]);
    });
  });
}
