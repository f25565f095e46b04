import { messagesFor } from '#i18n/messages.ts';
import { findViolations, sidewaysOverflow } from './axe.ts';
import { expect, open, test } from './visitor.ts';

test('the own SIM is the last way, asked for and changed below the trip', async ({ page }) => {
  await open(page, '/trip?stop=germany.3&stop=france.4');
  const own = page.locator('[data-way=own]');
  await expect(own).toHaveCount(0);
  const home = page.getByLabel(messagesFor('en').list.ownSim.ask);
  await home.selectOption('ES');
  await expect(own).toHaveCount(1);
  await expect(page).toHaveURL(/\/trip\?stop=germany\.3&stop=france\.4/);
  await expect(page.locator('[data-way]').last()).toHaveAttribute('data-way', 'own');
  await own.locator('summary').click();
  expect(await findViolations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
  await home.selectOption('none');
  await expect(own).toHaveCount(0);
  await expect(home).toHaveCount(0);
});
