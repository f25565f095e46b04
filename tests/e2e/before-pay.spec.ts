import { messagesFor } from '#i18n/messages.ts';
import { findViolations } from './axe.ts';
import { expect, open, test } from './visitor.ts';

const { before } = messagesFor('en').list;
const { eid, lock, own } = before;

test('three questions are answered, kept on the device, never sent, and cleared on /privacy', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, '/japan');
  const ticket = page.locator('[data-pick=cheapest]');
  const go = ticket.locator('a[href^="/go/"]').first();
  const { y } = (await go.boundingBox()) ?? {};
  await ticket.getByText(before.ask).click();
  const sheet = page.getByRole('dialog', { name: before.heading });
  const answer = (question: string, label: string) =>
    sheet.getByRole('group', { name: question }).getByRole('radio', { name: label, exact: true }).check();
  await answer(eid.question, eid.good);
  await answer(own.question, own.unsure);
  await expect(sheet.getByRole('status').last()).toContainText(before.known({ count: 1 }));
  expect(await findViolations(page, 'all', 'dialog[open]')).toEqual([]);
  await answer(lock.question, lock.good);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(ticket.locator('summary').first()).toBeFocused();
  await expect(ticket.getByText(before.ready)).toBeVisible();
  expect((await go.boundingBox())?.y).toBe(y);

  await ticket.getByText(before.ready).click();
  await answer(lock.question, lock.bad);
  await sheet.getByRole('button', { name: before.done }).click();
  await expect(ticket.getByText(before.wrong.locked.text)).toBeVisible();
  await open(page, '/germany');
  await expect(ticket.getByText(before.locked, { exact: true })).toBeVisible();
  await expect(go).toBeVisible();

  await open(page, '/privacy');
  await page.getByRole('button', { name: before.forget.button }).click();
  await expect(page.getByText(before.forget.done)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('phone'))).toBeNull();
  expect(sent.filter((each) => /"eid"|"lock"|eid=|lock=|=(good|bad|unsure)/.test(each))).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('phone');
});

test('the way to a seller is remembered on the device: coming back, the ticket leads to the steps', async ({
  page,
}) => {
  await open(page, '/japan');
  const ticket = page.locator('[data-pick=cheapest]');
  await expect(ticket.getByText(before.bought)).toHaveCount(0);
  const go = ticket.locator('a[href^="/go/"]').first();
  const id = (await go.getAttribute('href'))?.split('/').at(-1);
  await page.route('**/go/*', (route) => route.fulfill({ status: 204 }));
  await go.evaluate((link) => link.removeAttribute('target'));
  await go.click();
  await open(page, '/japan');
  const steps = ticket.getByRole('link', { name: before.bought });
  await expect(steps).toHaveAttribute('href', `/arrival?plan=${id}&stop=japan.7`);
  await open(page, '/privacy');
  await page.getByRole('button', { name: before.forget.button }).click();
  await open(page, '/japan');
  await expect(ticket.getByText(before.ask)).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test('model and purchase lead back to the phone itself', async ({ page }) => {
  await open(page, '/japan');
  await page.locator('[data-pick=cheapest]').getByText(before.ask).click();
  const sheet = page.getByRole('dialog', { name: before.heading });
  await sheet.getByText(before.model.summary).click();
  await sheet.getByLabel(before.model.label).selectOption('apple-iphone-xr');
  await expect(sheet.getByText(before.model.ask)).toBeVisible();
  await sheet.getByText(before.purchase.summary).click();
  await sheet.getByLabel(before.purchase.where).selectOption('GB');
  await sheet.getByLabel(before.purchase.bought).fill('2021-12-01');
  await expect(sheet.getByText(before.purchase.unlocked)).toBeVisible();
  await sheet.getByLabel(before.purchase.bought).fill('2021-11-30');
  await expect(sheet.getByText(before.purchase.look)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions are read in place', async ({ page }) => {
    await page.goto('/japan');
    const ticket = page.locator('[data-pick=cheapest]');
    await ticket.getByText(before.ask).click();
    await expect(ticket.getByText(eid.hint)).toBeVisible();
    await expect(ticket.getByText(lock.hint)).toBeVisible();
  });
});
