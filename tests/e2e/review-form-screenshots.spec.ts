import sharp from 'sharp';
import { twoColours } from '#tests/support/hostile-images.ts';
import { extended } from './extended.ts';
import {
  acceptReviews,
  holdShrinking,
  picture,
  recordPictures,
  recordSubmissions,
  ReviewFormParts,
} from './review-form-parts.ts';
import { expect, test } from './visitor.ts';

/** Red beside blue, which its orientation puts above each other, with a place and the name of a device. */
function turnedPhoto(): Promise<Buffer> {
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 0/1', GPSLongitudeRef: 'E' };
  return twoColours()
    .withMetadata({ orientation: 6, exif: { IFD0: { Make: 'SecretMaker' }, IFD3: place } })
    .jpeg()
    .toBuffer();
}

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

test('what is neither PNG nor JPEG is refused with a sentence, whatever it is called', extended, async ({ page }) => {
  const form = new ReviewFormParts(page);
  const { refused } = form.texts.fields.images;
  await form.visit('/about');
  await form.openForm();
  const square = sharp({ create: { width: 40, height: 40, channels: 3, background: '#20a060' } });
  const contents: readonly (readonly [name: string, buffer: Buffer])[] = [
    ['nothing', Buffer.alloc(0)],
    ['HEIC', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['GIF', await square.gif().toBuffer()],
    ['WebP', await square.webp().toBuffer()],
    ['AVIF', await square.avif().toBuffer()],
  ];
  for (const [name, buffer] of contents) {
    await form.attach(await picture('fine.jpg', { width: 40, height: 30 }, '#20a060'));
    await expect(form.previews).toHaveCount(1);
    await expect(form.dialog).not.toContainText(refused);
    await form.attach({ name: 'shot.jpg', mimeType: 'image/jpeg', buffer });
    await expect(form.dialog, name).toContainText(refused);
    await expect(form.previews).toHaveCount(1);
    await form.button(form.texts.fields.images.remove({ place: '1' })).click();
  }
});

test('a photo is sent upright, and tells neither its place nor its device', async ({ page }) => {
  const form = new ReviewFormParts(page);
  const bodies = await recordPictures(page);
  await acceptReviews(page);
  await form.visit('/about');
  await form.openForm();
  await form.fillIn();
  await form.attach({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await turnedPhoto() });
  await expect(form.previews).toHaveCount(1);
  await form.button(form.texts.continue).click();
  await form.button(form.texts.confirm.submit).click();
  await expect(form.dialog.getByRole('heading', { name: form.texts.success.heading })).toBeVisible();
  const [bytes = []] = await bodies();
  const { width, height, exif, orientation } = await sharp(Buffer.from(bytes)).metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 20,
    height: 40,
    exif: undefined,
    orientation: undefined,
  });
  const { data } = await sharp(Buffer.from(bytes)).raw().toBuffer({ resolveWithObject: true });
  // Red above, blue below.
  expect([data.at(0), data.at(-1)].map((value) => (value ?? 0) > 200)).toEqual([true, true]);
});

test(
  'a long screenshot is sent in pieces that can be read, and refused with a sentence where five are too few',
  extended,
  async ({ page }) => {
    const form = new ReviewFormParts(page);
    const texts = form.texts.fields.images;
    const sent = await recordSubmissions(page);
    await acceptReviews(page);
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
  },
);

test.describe('screenshots that are still being made smaller', () => {
  test('come to the confirmation when the visitor has gone on, which sends nothing without them', async ({ page }) => {
    const goOn = await holdShrinking(page);
    const form = new ReviewFormParts(page);
    const sent = await recordSubmissions(page);
    await acceptReviews(page);
    await form.visit('/about');
    await form.openForm();
    await form.fillIn();
    await form.attach(await picture('late.png', { width: 40, height: 30 }, '#20a060'));
    await expect(form.dialog).toContainText(form.texts.fields.images.working);
    await form.button(form.texts.continue).click();
    await expect(form.confirmation).toContainText(form.texts.fields.images.working);
    const submit = form.button(form.texts.confirm.submit);
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await submit.click({ force: true });
    await goOn();
    await expect(
      form.confirmation.getByRole('img', { name: form.texts.fields.images.name({ place: '1' }) }),
    ).toBeVisible();
    await submit.click();
    await expect(form.dialog.getByRole('heading', { name: form.texts.success.heading })).toBeVisible();
    expect((await sent()).map(({ images }) => images.length)).toEqual([1]);
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
