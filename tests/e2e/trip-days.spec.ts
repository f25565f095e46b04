import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { expect, open, test } from './visitor.ts';

const { journey } = messagesFor('en');

function form(page: Page) {
  return page.getByRole('region', { name: journey.route });
}

test('a field of days takes digits alone and says itself what is out of range', async ({ page }) => {
  await open(page, '/trip?stop=germany.3&stop=france.4');
  const field = form(page).getByRole('listitem').getByRole('spinbutton').first();
  await field.click();
  await page.keyboard.type('1e2');
  await expect(field).toHaveValue('12');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('95');
  await expect(form(page).getByRole('alert')).toHaveText(journey.dayLimit({ most: 90 }));
  await field.blur();
  await expect(field).toHaveValue('90');
  await expect(form(page).getByRole('alert')).toHaveCount(0);
});

test('days beside a country that is searched for are those of its stop', async ({ page }) => {
  await open(page, '/trip');
  await form(page).locator('[name=place]').first().click();
  await page.keyboard.type('germany 12');
  await expect(page.getByRole('option').first()).toContainText('Germany');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/trip?stop=germany.12');
});
