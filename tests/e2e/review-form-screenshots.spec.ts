import { picture, holdShrinking, recordSubmissions, ReviewFormParts } from './review-form-parts.ts';
import { expect, test } from './visitor.ts';

test('a picture is what its bytes are, whatever it is called', async ({ page }) => {
  const form = new ReviewFormParts(page);
  await form.visit('/about');
  await form.openForm();
  for (const name of ['a.jpg', 'a.png']) {
    const { buffer } = await picture(name, { width: 40, height: 30 }, '#20a060');
    for (const mimeType of ['image/jpg', 'image/pjpeg', 'application/octet-stream', '', 'image/webp']) {
      await form.attach({ name: 'shot', mimeType, buffer });
      await expect(form.previews, `${name} called ${mimeType}`).toHaveCount(1);
      await form.button(form.texts.fields.images.remove({ place: '1' })).click();
      await expect(form.previews).toHaveCount(0);
    }
  }
});

test('a long screenshot is sent in pieces that can be read, and refused with a sentence where five are too few', async ({
  page,
}) => {
  const form = new ReviewFormParts(page);
  const texts = form.texts.fields.images;
  const sent = await recordSubmissions(page);
  await page.route('**/api/reviews?*', (route) => route.fulfill({ status: 201, json: { id: 'r', status: 'pending' } }));
  await form.visit('/about');
  await form.openForm();
  await form.fillIn();
  await form.attach(await picture('longer.png', { width: 1170, height: 17_000 }, '#204060'));
  await expect(form.dialog).toContainText(texts.tooLong);
  await expect(form.previews).toHaveCount(0);
  await expect(form.text).toHaveValue('Fine.');
  await form.attach(await picture('long.png', { width: 1170, height: 16_000 }, '#204060'));
  await expect(form.previews).toHaveCount(5);
  await expect(form.dialog).toContainText(texts.split);
  await expect(form.dialog).not.toContainText(texts.dropped);
  await form.button(form.texts.continue).click();
  await form.button(form.texts.confirm.submit).click();
  await expect(form.dialog.getByRole('heading', { name: form.texts.success.heading })).toBeVisible();
  const [review] = await sent();
  expect(review?.images).toEqual(Array.from({ length: 5 }, () => ({ type: 'image/jpeg', width: 537, height: 1500 })));
});

test.describe('screenshots that are still being made smaller', () => {
  test('come to the confirmation when the visitor has gone on', async ({ page }) => {
    const goOn = await holdShrinking(page);
    const form = new ReviewFormParts(page);
    await form.visit('/about');
    await form.openForm();
    await form.fillIn();
    await form.attach(await picture('late.png', { width: 40, height: 30 }, '#20a060'));
    await expect(form.dialog).toContainText(form.texts.fields.images.working);
    await form.button(form.texts.continue).click();
    await expect(form.confirmation).toBeVisible();
    await goOn();
    await expect(
      form.confirmation.getByRole('img', { name: form.texts.fields.images.name({ place: '1' }) }),
    ).toBeVisible();
  });

  test('do not bring back what was discarded', async ({ page }) => {
    const goOn = await holdShrinking(page);
    const form = new ReviewFormParts(page);
    await form.visit('/about');
    await form.openForm();
    await form.text.fill('Better not.');
    await form.attach(await picture('late.png', { width: 40, height: 30 }, '#20a060'));
    await expect(form.dialog).toContainText(form.texts.fields.images.working);
    await form.button(form.texts.cancel).click();
    await form.button(form.texts.discard.discard).click();
    await expect(form.dialog).toBeHidden();
    await goOn();
    await form.openForm();
    await expect(form.text).toHaveValue('');
    await expect(form.previews).toHaveCount(0);
  });
});
