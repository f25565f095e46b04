import { messagesFor } from '#i18n/messages.ts';
import { expect, open, test } from './visitor.ts';

const { clock: texts, plan } = messagesFor('en');

test('an open plan leads to its end in local time', async ({ page }) => {
  await open(page, '/germany');
  const row = page.locator('#plans details[name=plan]').first();
  await row.locator('> summary').click();
  await row.getByText(plan.detail.smallPrint).click();
  await page.getByRole('link', { name: plan.detail.whenEnds }).click();
  await expect(page).toHaveURL(/\/clock\?plan=\d+&in=germany$/);
  await page.getByLabel(texts.form.landing.label).fill('2027-03-27T15:00');
  await page.getByRole('button', { name: texts.form.submit }).click();
  const answer = page.getByRole('status', { name: texts.answer.label });
  await expect(answer.locator('time').first()).toHaveAttribute('datetime', /^20\d\d-\d\d-\d\dT\d\d:\d\d\+0[12]:00$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form asks for the time zone where there are several, and answers', async ({ page }) => {
    await page.goto('/clock', { waitUntil: 'domcontentloaded' });
    await page.getByLabel(texts.form.days).fill('7');
    await page.getByLabel(texts.form.starts).selectOption('first-use');
    await page.getByLabel(texts.form.counts).selectOption('24h');
    await page.getByLabel(texts.form.place).selectOption('united-states');
    await page.getByLabel(texts.form.landing.label).fill('2026-10-30T18:00');
    await page.getByRole('button', { name: texts.form.submit }).click();
    await expect(page.getByText(texts.form.errors.zone)).toBeVisible();
    await page.getByLabel(texts.form.zone.label).selectOption({ label: 'Eastern Time (UTC-4)' });
    await page.getByRole('button', { name: texts.form.submit }).click();
    const answer = page.getByRole('status', { name: texts.answer.label });
    // The clocks go back on 1 November: seven times 24 hours end an hour earlier on the clock.
    await expect(answer.locator('time').first()).toHaveAttribute('datetime', '2026-11-06T17:00-05:00');
    await expect(answer).toContainText(texts.answer.shifts);
  });

  test('what cannot be meant is said beside its field, in the language of the page', async ({ page }) => {
    const answer = await page.goto('/it/clock?days=0&in=atlantis&landing=never&before=-1&plan=0', {
      waitUntil: 'domcontentloaded',
    });
    expect(answer?.status()).toBe(200);
    const it = messagesFor('it').clock;
    for (const field of ['days', 'in', 'landing', 'before'] as const) {
      await expect(page.getByText(it.form.errors[field])).toBeVisible();
    }
    await expect(page.getByText(it.gone)).toBeVisible();
  });
});
