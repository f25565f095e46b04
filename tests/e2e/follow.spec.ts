import { messagesFor } from '#i18n/messages.ts';
import { formsOf } from '#tests/support/forms-of.ts';
import { findViolationsLightAndDark } from './axe.ts';
import { extended } from './extended.ts';
import { shareServer } from './own-server.ts';
import { expect, open, test } from './visitor.ts';

const { follow: texts, trip, plan, compare } = messagesFor('en');

test('from home the lowest price is followed in three clicks, with its feed', async ({ page }) => {
  await open(page, '/');
  await page.locator('main a[href="/germany"]').first().click();
  await page.locator('[data-pick=cheapest] [aria-expanded=false]').click();
  await page.getByRole('link', { name: trip.follow, exact: true }).click();
  await expect(page).toHaveURL('/follow?at=germany&days=7&gb=5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.heading({ place: formsOf('DE') }));
  const address = (await page.getByRole('link', { name: texts.feed.open }).getAttribute('href')) ?? '';
  expect(address).toBe('/germany/cheapest.atom?days=7&gb=5&currency=USD');
  const whole = page.locator('main code');
  await expect(whole).toHaveText(/^https?:\/\/[^/]+\/germany\/cheapest\.atom\?days=7&gb=5&currency=USD$/);
  await whole.click();
  expect(await page.evaluate(() => String(getSelection()))).toBe(await whole.textContent());
  await expect(whole.locator('..').getByRole('button', { name: compare.copy })).toBeVisible();
  // Without a mail server there is no address field.
  await expect(page.getByLabel(texts.mail.address)).toHaveCount(0);
  const feed = await page.request.get(address);
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
});

test('without a destination it asks for one, and leads on by its name', async ({ page }) => {
  await open(page, '/follow');
  await page.getByRole('main').getByLabel(texts.choice.label).fill('germ');
  await page.getByRole('main').getByRole('button', { name: texts.choice.submit }).click();
  await expect(page).toHaveURL('/follow?at=germany');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.heading({ place: formsOf('DE') }));
});

test('an open plan leads to the price of its seller', async ({ page }) => {
  await open(page, '/germany');
  const row = page.locator('#plans details[name=plan]').nth(1);
  await row.locator('summary').first().click();
  const link = row.getByRole('link', { name: plan.detail.follow({ provider: '' }).split(' ', 1)[0] ?? '' });
  await expect(link).toHaveAttribute('href', /^\/follow\?at=germany&days=7&gb=5&provider=[a-z0-9-]+$/);
});

test.describe('by e-mail', extended, () => {
  // One server for all of them.
  test.describe.configure({ mode: 'default' });
  const server = shareServer(import.meta.resolve('#tests/e2e/servers/alert-server.ts'));

  async function linkInMail(page: string): Promise<string> {
    const told = await server.ask<{ readonly mails: readonly string[] }>('deliver');
    const link = new RegExp(`http://roamchart\\.example(/ja/follow/${page}\\?t=\\S+)`).exec(
      told.mails.at(-1) ?? '',
    )?.[1];
    return server.address + (link ?? '/no-link');
  }

  test('the form has no violation, light and dark', async ({ page }) => {
    await open(page, `${server.address}/it/follow?at=germany`);
    expect(await findViolationsLightAndDark(page)).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('an address is confirmed by a button, and deleted by another', async ({ page }) => {
      const { follow, trip: tripTexts } = messagesFor('ja');
      await page.goto(`${server.address}/ja/germany?days=10&gb=3&5g=yes`);
      await page.locator('#plans details[name=plan] > summary').first().click();
      await page.getByRole('link', { name: tripTexts.follow, exact: true }).click();
      await page.getByLabel(follow.mail.address).fill('aiko@example.org');
      await page.getByRole('button', { name: follow.mail.submit }).click();
      await expect(page.getByRole('status')).toHaveText(follow.mail.sent);
      const keep = await linkInMail('keep');
      await page.goto(keep);
      await page.getByRole('button', { name: follow.keep.submit }).click();
      await expect(page.getByRole('status')).toHaveText(follow.mail.kept);
      await page.goto(keep);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(follow.keep.over);
      await page.goto(await linkInMail('stop'));
      await page.getByRole('button', { name: follow.stop.submit }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(follow.stop.done);
    });

    test('an address that cannot be one is named beside its field', async ({ page }) => {
      await page.goto(`${server.address}/follow?at=germany`);
      const field = page.getByLabel(texts.mail.address);
      await field.evaluate((input: HTMLInputElement) => input.form?.setAttribute('novalidate', ''));
      await field.fill('aiko');
      await page.getByRole('button', { name: texts.mail.submit }).click();
      await expect(page.getByText(texts.mail.wrongAddress)).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    });
  });
});
