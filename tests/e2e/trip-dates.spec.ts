import { messagesFor } from '#i18n/messages.ts';
import { expect, open, test } from './visitor.ts';

const { list, trip } = messagesFor('en');

test('an opened plan shows its figures day by day and leads to the form of the dates', async ({ page }) => {
  await open(page, '/germany');
  const row = page.locator('#plans details[name=plan]').first();
  await row.locator('> summary').click();
  await row.getByText(trip.strip.table.open).click();
  await expect(row.getByRole('row')).toHaveCount(8);
  await row.getByRole('link', { name: list.dates.add }).click();
  await expect(page.getByLabel(list.dates.landing)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('dates and hours stand in the address and below the strip', async ({ page }) => {
    await page.goto('/germany', { waitUntil: 'domcontentloaded' });
    const row = page.locator('#plans details[name=plan]').first();
    await row.locator('> summary').click();
    await row.getByRole('link', { name: list.dates.add }).click();
    const form = page.getByRole('region', { name: list.dates.heading });
    await form.getByLabel(list.dates.landing).fill('2027-03-26');
    await form.getByLabel(list.dates.hour).first().fill('14:20');
    await form.getByLabel(list.dates.leaving).fill('2027-04-01');
    await form.getByRole('button').click();
    await expect(page).toHaveURL(/landing=2027-03-26&lands=14%3A20&leaving=2027-04-01/);
    await row.locator('> summary').click();
    await expect(row.locator('figure text').first()).toHaveText(trip.strip.land({ time: '14:20' }));
    // From the afternoon of the 26th to the end of the 1st, an hour less for the change of the clocks.
    await expect(row.getByRole('link', { name: '26 Mar' })).toHaveText(/1 Apr: change$/);
  });

  test('the old page of ends leads to the place with its dates', async ({ page }) => {
    await page.goto('/fr/clock?plan=1&in=germany&landing=2027-03-26T14:20', { waitUntil: 'domcontentloaded' });
    await expect(page).toHaveURL(/\/fr\/germany\?landing=2027-03-26T14%3A20$/);
  });
});
