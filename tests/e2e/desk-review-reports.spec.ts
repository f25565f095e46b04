import { z } from 'zod';
import { messagesFor } from '#i18n/messages.ts';
import { launchOptions } from '#tests/support/browser-launch.ts';
import { findViolationsLightAndDark, sidewaysOverflow } from './axe.ts';
import { shareDesk } from './desk-visit.ts';
import { expect, test } from './visitor.ts';

const desk = shareDesk();
const { reviewReport: texts } = messagesFor('en');

test.use({ launchOptions: launchOptions({ hasPictures: true }), hasHiddenBanner: false, skipsOutOfSight: true });

/** Publishes a review, whose id it resolves to. */
async function publish(): Promise<string> {
  await desk.sendReviews(1);
  const listed = z.array(z.object({ id: z.string() })).parse(JSON.parse(await desk.run('reviews list --json')));
  const id = listed[0]?.id ?? '';
  await desk.run(`reviews omit ${id} --picture 1`);
  await desk.run(`reviews approve ${id} --now`);
  return id;
}

test('a report is read and answered at the desk, and can be taken back', async ({ page, browser }) => {
  const id = await publish();
  await using visitor = await browser.newContext({ javaScriptEnabled: false });
  const form = await visitor.newPage();
  await form.goto(`${desk.siteAddress}/report-review?review=${id}`);
  await form.getByRole('main').getByRole('combobox').selectOption('not-genuine');
  await form.getByLabel(texts.explanation).fill('Nobody can have been there.');
  await form.getByLabel(texts.faith).check();
  await form.getByRole('button', { name: texts.submit }).click();
  await expect(form.getByText(texts.receipt.notMailed)).toBeVisible();

  await desk.enter(page, 'Ana', 'moderator');
  await page.getByRole('link', { name: 'Reported reviews 1 waiting' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: texts.reasons['not-genuine'] })).toBeVisible();
  const number = /[2-9A-Z]{10}$/.exec(page.url())?.[0] ?? '';
  await expect(page.getByText('Nobody can have been there.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findViolationsLightAndDark(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByLabel('Why it goes').fill('It was written before the plan was sold.');
  await page.getByRole('button', { name: 'Take the review down' }).click();
  await expect(page.locator('.undo')).toContainText('took the review down for');
  await page.locator('.undo').getByRole('button').click();
  await expect(page.locator('.undo')).toBeHidden();

  await page.goto(`${desk.origin}/review-reports/${number}`);
  await page.getByLabel('Why it stays').fill('It was sold by then.');
  await page.getByRole('button', { name: 'Leave the review' }).click();
  await expect(page.locator('.undo')).toContainText('kept the review of');
  await desk.wait(16_000);
  await desk.carryOut();
  await page.goto(`${desk.origin}/review-reports`);
  await expect(page.getByText('Nothing waits.')).toBeVisible();
  await page.goto(`${desk.origin}/review-reports/${number}`);
  await expect(page.getByText('It was sold by then.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open it again' })).toBeVisible();
});
