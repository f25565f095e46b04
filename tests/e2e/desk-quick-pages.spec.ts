import { shareDesk } from './desk-visit.ts';
import { expect, test } from './visitor.ts';

const desk = shareDesk();

test.use({ hasHiddenBanner: false, skipsOutOfSight: true });

test('a decision shows the next review without a new document, and Back shows the one before', async ({
  page,
  pauseClock,
}) => {
  await desk.sendReviews(3);
  await desk.enter(page, 'Ana');
  await page.goto(`${desk.origin}/reviews`);
  const first = page.url();
  await pauseClock(Date.now());
  const loaded: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loaded.push(request.url()));

  await page.clock.fastForward(401);
  await page.keyboard.press('d');
  await expect(page.locator('.reasons')).toBeVisible();
  await page.clock.fastForward(401);
  await page.keyboard.press('2');
  await expect(page.locator('.undo')).toContainText('rejected: ');
  await expect(page.locator('h2#review')).toBeFocused();
  expect(page.url()).not.toContain(first);
  expect(loaded).toEqual([]);

  const next = page.url();
  await page.goBack();
  await expect(page).toHaveURL(`${first}?sheet=reasons`);
  await expect(page.locator('.note--info')).toContainText('Next one');
  await page.goForward();
  await expect(page).toHaveURL(next);
  await expect(page.getByRole('button', { name: 'Later' })).toBeVisible();

  await test.step('what is no page of the desk is left to the browser', async () => {
    await page.context().clearCookies();
    await page.clock.fastForward(401);
    await page.keyboard.press('s');
    await expect(page).toHaveURL(/\/sign-in\?back=/);
  });
});
