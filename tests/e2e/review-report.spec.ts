import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { textsOf } from '#i18n/languages/texts-of.ts';
import { findViolationsLightAndDark, sidewaysOverflow } from './axe.ts';
import { extended } from './extended.ts';
import { shareServer } from './own-server.ts';
import { expect, open, test } from './visitor.ts';

test.use({ tolerated: /status of 400/ });
// One server for all of them.
test.describe.configure({ mode: 'default' });
const server = shareServer(import.meta.resolve('#tests/e2e/servers/review-report-server.ts'));

interface Told {
  readonly mails: readonly { readonly to: readonly string[]; readonly subject: string; readonly text: string }[];
}

/** The latest mail to this address. */
async function mailTo(address: string): Promise<{ readonly subject: string; readonly text: string }> {
  const { mails } = await server.ask<Told>('deliver');
  const found = mails.findLast(({ to }) => to.includes(address));
  return found ?? { subject: '', text: `no mail to ${address}` };
}

async function run(...words: readonly string[]): Promise<string> {
  const { status, out, err } = await server.ask<{ status: number; out: string; err: string }>({ run: words });
  expect([status, err]).toEqual([0, '']);
  return out;
}

/** Reports the first review of the list, and resolves to the number of the receipt. */
async function report(page: Page, locale: Locale, email: string): Promise<string> {
  const texts = messagesFor(locale).reviewReport;
  await page.goto(server.address + localizePath('/reviews', locale));
  await page
    .getByRole('link', { name: messagesFor(locale).reviews.report, exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
  await page.getByRole('main').getByRole('combobox').selectOption('copyright');
  await page.getByLabel(texts.explanation).fill('The picture in it is mine.');
  await page.getByLabel(texts.email).fill(email);
  await page.getByRole('button', { name: texts.submit }).click();
  // What is wrong is said with everything that was typed.
  await expect(page.getByText(texts.errors.name)).toBeVisible();
  await expect(page.getByText(texts.errors.faith)).toBeVisible();
  await expect(page.getByLabel(texts.explanation)).toHaveValue('The picture in it is mine.');
  await page.getByLabel(texts.name, { exact: true }).fill('Mia');
  await page.getByLabel(texts.faith).check();
  await page.getByRole('button', { name: texts.submit }).click();
  const receipt = page.getByRole('main').getByRole('status');
  await expect(receipt).toBeVisible();
  const number = /[2-9A-Z]{5}-[2-9A-Z]{5}/.exec((await receipt.textContent()) ?? '')?.[0] ?? '';
  await expect(receipt).toHaveText(texts.receipt.number({ number }));
  await expect(page.getByText(texts.receipt.mailed)).toBeVisible();
  expect(page.url()).not.toMatch(/picture|Mia|example\.org/);
  return number;
}

/** From the receipt to the second decision. */
async function reportUntilItIsOver(page: Page, locale: Locale): Promise<void> {
  const texts = messagesFor(locale).reviewReport;
  const { reportMail } = textsOf(locale).moderation;
  const email = `mia-${locale}@example.org`;
  const number = await report(page, locale, email);
  expect((await mailTo(email)).subject).toBe(reportMail.received.subject({ number }));

  await run(number, '--remove', '--because', 'The photographer is named elsewhere.');
  const decided = await mailTo(email);
  expect(decided.subject).toBe(reportMail.decided.subject({ number }));
  expect(decided.text).toContain('The photographer is named elsewhere.');
  const path = localizePath('/report-review/objection', locale);
  expect(decided.text).toContain(`http://roamchart.example${path}`);

  for (const outcome of ['done', 'refused'] as const) {
    await page.goto(server.address + path);
    await page.getByLabel(texts.objection.number).fill(` ${number.toLowerCase()} `);
    await page.getByLabel(texts.objection.text).fill('It is mine all the same.');
    await page.getByRole('button', { name: texts.objection.submit }).click();
    const said = outcome === 'done' ? page.getByRole('heading', { level: 1 }) : page.locator('main form');
    await expect(said).toContainText(outcome === 'done' ? texts.objection.done : texts.objection.wrong);
  }
  await run(number, '--keep', '--because', 'You have a point.');
  const last = await mailTo(email);
  expect(last.text).toContain('You have a point.');
  expect(last.text).not.toContain(path);
  expect(await run(number)).toContain('objection: It is mine all the same.');
}

test('a review is reported, taken down, and comes back after one objection', async ({ page }) => {
  await reportUntilItIsOver(page, 'en');
  expect(await run('--year', String(new Date().getUTCFullYear()))).toContain('copyright\tkept\t1\t1');
  await page.goto(`${server.address}/about#figures`);
  await expect(page.getByRole('row', { name: 'Copyright 1' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a review is reported in Japanese, with mails in Japanese', async ({ page }) => {
    await reportUntilItIsOver(page, 'ja');
  });
});

test('the forms have no violation, fit a phone, and keep a narrow screen', extended, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const locale of ['en', 'ja'] as const) {
    await open(page, server.address + localizePath('/reviews', locale));
    const link = page.getByRole('link', { name: messagesFor(locale).reviews.report, exact: true }).first();
    for (const path of [await link.getAttribute('href'), localizePath('/report-review/objection', locale)]) {
      await open(page, server.address + (path ?? '/no-link'));
      expect(await findViolationsLightAndDark(page), String(path)).toEqual([]);
      expect(await sidewaysOverflow(page), String(path)).toBe(0);
    }
  }
});
