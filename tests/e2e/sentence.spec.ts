import { messagesFor } from '#i18n/messages.ts';
import { findViolations } from './axe.ts';
import { extended } from './extended.ts';
import { bottomOf, questions, sheet, topOf, word } from './sentence-parts.ts';
import { expect, open, openLaidOut, test } from './visitor.ts';

const { trip } = messagesFor('en');
const phone = { width: 390, height: 844 };

test.describe('by the keyboard', () => {
  test('a word opens at the chosen value, arrows choose, Escape returns to the word', async ({ page }) => {
    await open(page, '/germany');
    await word(page, questions.days).focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page).getByRole('radio', { name: '7\u00a0days' })).toBeFocused();
    expect(await findViolations(page, 'all')).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/days=10/);
    await expect(sheet(page).getByRole('radio', { name: '10\u00a0days' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(word(page, questions.days)).toBeFocused();
    await expect(word(page, questions.days)).toHaveAccessibleName(`${questions.days} 10\u00a0days`);

    await test.step('Tab leaves the sheet to the next word', async () => {
      await page.keyboard.press('Space');
      await expect(sheet(page).getByRole('radio', { name: '10\u00a0days' })).toBeFocused();
      await sheet(page).getByRole('button', { name: trip.sentence.show }).focus();
      await page.keyboard.press('Tab');
      await expect(word(page, questions.data)).toBeFocused();
      await expect(sheet(page)).toHaveCount(0);
    });
  });
});

test.describe('on phones', () => {
  test.use({ viewport: phone });

  test('a sheet comes from below and is modal', async ({ page }) => {
    await open(page, '/germany');
    for (const question of Object.values(questions)) {
      await test.step(question, async () => {
        await word(page, question).click();
        const dialog = page.getByRole('dialog', { name: question });
        await expect(dialog).toBeVisible();
        expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
        expect(await bottomOf(page, 'main details[open] > dialog')).toBe(phone.height);
        expect(await topOf(page, 'main details[open] > dialog')).toBeGreaterThan(phone.height * 0.14 - 1);
        expect(await findViolations(page, 'all')).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(word(page, question)).toBeFocused();
      });
    }

    await test.step('a press beside it and the button close it, and it opens again', async () => {
      await word(page, questions.days).click();
      await expect(sheet(page)).toBeVisible();
      await page.mouse.click(180, 60);
      await expect(sheet(page)).toHaveCount(0);
      await word(page, questions.days).click();
      await sheet(page).getByRole('button', { name: trip.sentence.close }).click();
      await expect(sheet(page)).toHaveCount(0);
    });
  });

  test(
    'the sentence stays on one line in every language, and no sheet is wider than the screen',
    extended,
    async ({ page }) => {
      for (const path of ['/germany', '/ja/germany', '/fr/germany', '/es/japan', '/it/region/europe'])
        await test.step(path, async () => {
          await page.setViewportSize({ width: 320, height: 640 });
          await openLaidOut(page, `${path}?days=14&gb=20&hotspot=1&5g=yes&customer=returning`);
          const words = page.locator('main details[name=trip] > summary');
          const tops = await words.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
          expect(new Set(tops).size).toBe(1);
          for (const each of await words.all()) {
            expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44);
            await each.click();
            // Modal as soon as the scripts have come; Escape closes it from then on.
            await expect(page.locator('main details[open] > dialog:modal')).toBeVisible();
            expect(await sheet(page).evaluate((dialog) => dialog.scrollWidth <= innerWidth)).toBe(true);
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
            await page.keyboard.press('Escape');
            await expect(sheet(page)).toHaveCount(0);
          }
          // Days and data are never cut.
          const cut = await page
            .locator('main details[name=trip] > summary b')
            .evaluateAll((all) => all.map((each) => each.scrollWidth > each.clientWidth));
          expect(cut.slice(0, 2)).toEqual([false, false]);
        });
    },
  );
});
