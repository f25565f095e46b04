import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { extendedUnless } from './extended.ts';
import { picture, recordSubmissions, ReviewFormParts, screens, walks } from './review-form-parts.ts';
import { expect, test } from './visitor.ts';

const order = ['providers', 'countries', 'rating', 'text', 'name', 'email'] as const;

for (const { screen, locale, viewport, isKept } of walks) {
  test.describe(`the review form, ${screen}, ${locale}`, extendedUnless(isKept), () => {
    test.use({ viewport });

    test('names every missing field, leads to it, and lets the error go when it is filled in', async ({ page }) => {
      const form = new ReviewFormParts(page, locale);
      await form.visit('/about');
      await form.openForm();
      const { texts } = form;
      await expect(form.text).toHaveAttribute('rows', '8');
      await expect(form.email).toHaveAttribute('type', 'email');
      await expect(form.dialog.getByRole('link', { name: texts.terms.link })).toHaveAttribute('href', /\/terms$/);
      await expect(form.dialog.locator('form')).toContainText(texts.botCheck);
      for (const other of screens) {
        await page.setViewportSize(other.viewport);
        const width = expect.poll(async () => (await form.dialog.boundingBox())?.width, other.screen);
        await width.toBeCloseTo(other.screen === 'phone' ? 390 : 672, 0);
      }
      await page.setViewportSize(viewport);
      await form.button(texts.continue).click();
      await expect(form.summary).toBeFocused();
      await expect(form.summary).toContainText(texts.summary.heading({ count: 6 }));
      await expect(form.summary.getByRole('link')).toHaveText(order.map((field) => texts.error[field]));
      for (const field of order) {
        await expect(form.control(field)).toHaveAttribute('aria-invalid', 'true');
        await expect(form.control(field)).toHaveAccessibleDescription(texts.error[field]);
      }
      for (const field of ['text', 'email', 'countries'] as const) {
        await form.summary.getByRole('link', { name: texts.error[field] }).click();
        await expect(form.control(field)).toBeFocused();
      }
      const left = (...fields: (keyof typeof texts.error)[]) =>
        expect(form.summary.getByRole('link')).toHaveText(fields.map((field) => texts.error[field]));
      await form.pickProvider();
      await left('countries', 'rating', 'text', 'name', 'email');
      await form.addCountry(locale === 'ja' ? 'にほん' : 'jap');
      await left('rating', 'text', 'name', 'email');
      await expect(form.country).not.toHaveAttribute('aria-invalid');
      await expect(form.country).toHaveAccessibleDescription('');
      await form.rate(4);
      await left('text', 'name', 'email');
      await form.text.fill('Good.');
      await left('name', 'email');
      await form.name.fill('Marta');
      await left('email');
      await form.email.fill('m');
      await expect(form.summary).toBeHidden();
      await form.button(texts.continue).click();
      await left('email');
      await form.email.fill('marta@example.org');
      await form.button(texts.continue).click();
      await expect(form.confirmation).toBeVisible();
    });

    test.describe('sending', () => {
      test.use({ tolerated: /The review was not sent|status of 500/ });

      test('confirms, sends, fails with everything kept, and succeeds', async ({ page }) => {
        const form = new ReviewFormParts(page, locale);
        const { texts } = form;
        const sent = await recordSubmissions(page);
        const answers = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
        let asked = 0;
        await page.route('**/api/reviews?*', async (route) => {
          const status = (await answers[asked++]?.promise) ?? 500;
          const body = { id: 'r', status: 'pending', message: 'Thanks' };
          await route.fulfill({ status, json: status === 201 ? body : { error: {} } });
        });
        await form.visit('/about');
        await form.openForm();
        const provider = await form.pickProvider(1);
        await form.addCountry(locale === 'ja' ? '日本' : 'japan');
        await form.addCountry(locale === 'ja' ? '韓国' : 'south k');
        await form.rate(4);
        await form.text.fill('Good speed in Kyoto and Seoul.\nOne restart.');
        await form.attach(await picture('tall.png', { width: 1170, height: 2532 }, '#204060'));
        await expect(form.previews).toHaveCount(1);
        await form.name.fill('Daniel K.');
        await form.email.fill('daniel@example.com');
        await form.button(texts.continue).click();
        await expect(form.confirmation).toContainText(texts.confirm.preSubmit);
        for (const shown of [provider, 'Daniel K.', 'Good speed in Kyoto', 'daniel@example.com'])
          await expect(form.confirmation).toContainText(shown);
        await expect(
          form.confirmation.getByRole('img', { name: messagesFor(locale).reviews.rating({ rating: 4 }) }),
        ).toBeVisible();
        await form.button(texts.confirm.back).click();
        await expect(form.text).toHaveValue('Good speed in Kyoto and Seoul.\nOne restart.');
        await form.button(texts.continue).click();
        await form.button(texts.confirm.submit).click();
        await expect(form.dialog.getByRole('status')).toContainText(texts.sending.withImages({ count: 1 }));
        // No link leads out of it now.
        await expect(form.dialog.getByRole('button')).toHaveCount(0);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await page.mouse.click(2, 2);
        await expect(form.dialog).toBeVisible();
        answers[0]?.resolve(500);
        await expect(form.summary).toBeFocused();
        await expect(form.summary).toContainText(texts.error.recaptcha);
        await expect(form.summary.getByRole('link')).toHaveCount(0);
        await expect(form.provider).toHaveText(provider);
        await expect(form.tokens).toHaveCount(2);
        await expect(form.rating.getByRole('radio', { checked: true })).toHaveValue('4');
        await expect(form.name).toHaveValue('Daniel K.');
        await expect(form.email).toHaveValue('daniel@example.com');
        await expect(form.previews).toHaveCount(1);
        await form.button(texts.continue).click();
        await form.button(texts.confirm.submit).click();
        answers[1]?.resolve(201);
        await expect(form.dialog.getByRole('heading', { name: texts.success.heading })).toBeFocused();
        await expect(form.dialog).toContainText(texts.success.text({ provider }));
        const [first, second] = await sent();
        expect(first).toMatchObject({
          address: `/api/reviews?locale=${locale}`,
          fields: {
            name: 'Daniel K.',
            email: 'daniel@example.com',
            countries: 'JP,KR',
            text: 'Good speed in Kyoto and Seoul.\nOne restart.',
            rating: '4',
            recaptchaToken: expect.stringMatching(/^[\w+/=]{100,}$/),
          },
          images: [{ type: 'image/jpeg', width: 693, height: 1500 }],
        });
        // The same review again, with a token that was not sent before.
        expect(second?.key).toBe(first?.key);
        expect(second?.fields['recaptchaToken']).not.toBe(first?.fields['recaptchaToken']);
        await form.dialog.getByRole('button', { name: texts.success.close, exact: true }).last().click();
        await expect(form.opener).toBeFocused();
        await form.openForm();
        await expect(form.text).toHaveValue('');
        await expect(form.previews).toHaveCount(0);
      });
    });

    test('asks before it discards, keeps the draft when closed or reloaded', async ({ page }) => {
      const form = new ReviewFormParts(page, locale);
      const { texts } = form;
      await form.visit('/about');
      await form.openForm();
      await form.button(texts.cancel).click();
      await expect(form.dialog).toBeHidden();
      await form.openForm();
      await form.text.fill('Fast in the mountains.');
      await form.attach(await picture('a.jpg', { width: 300, height: 200 }, '#a02020'));
      await expect(form.previews).toHaveCount(1);
      await form.button(texts.cancel).click();
      await expect(form.discardSheet).toContainText(texts.message.cancel_confirmation);
      await expect(form.button(texts.discard.keep)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(form.discardSheet).toBeHidden();
      await expect(form.text).toHaveValue('Fast in the mountains.');
      await form.button(texts.close).click();
      await expect(form.dialog).toBeHidden();
      await form.openForm();
      await expect(form.text).toHaveValue('Fast in the mountains.');
      await expect(form.previews).toHaveCount(1);
      await form.visit('/terms');
      await form.openForm();
      await expect(form.dialog).toContainText(texts.restored);
      await expect(form.text).toHaveValue('Fast in the mountains.');
      await expect(form.previews).toHaveCount(1);
      await form.button(texts.cancel).click();
      await form.button(texts.discard.discard).click();
      await expect(form.dialog).toBeHidden();
      await form.visit('/about');
      await form.openForm();
      await expect(form.text).toHaveValue('');
      await expect(form.previews).toHaveCount(0);
    });
  });
}

test('the fields of the review form', async ({ page }) => {
  const form = new ReviewFormParts(page);
  await form.visit('/about');
  await form.openForm();

  await test.step('open their lists on click, and close them on blur or with a choice', async () => {
    const listed = form.dialog.getByRole('option');
    await expect(listed).toHaveCount(0);
    await form.provider.click();
    await expect(listed.first()).toBeVisible();
    await expect(listed.first().locator('img, svg').first()).toBeVisible();
    await form.heading.click();
    await expect(listed).toHaveCount(0);
    await form.provider.click();
    await page.keyboard.press('Escape');
    await expect(listed).toHaveCount(0);
    await expect(form.dialog).toBeVisible();
    await form.pickProvider(2);
    await expect(listed).toHaveCount(0);
    await form.country.click();
    await expect(listed.first()).toBeVisible();
    await form.heading.click();
    await expect(listed).toHaveCount(0);
    await form.addCountry('ital');
    await expect(listed).toHaveCount(0);
    await form.addCountry('spai');
    await expect(form.tokens).toHaveText(['Italy', 'Spain']);
    await form.country.fill('ital');
    await expect(form.dialog).toContainText(form.texts.fields.countries.none({ query: 'ital' }));
    await form.country.fill('');
    await page.keyboard.press('Backspace');
    await expect(form.tokens).toHaveText(['Italy']);
    await form.button(form.texts.fields.countries.remove({ name: 'Italy' })).click();
    await expect(form.tokens).toHaveCount(0);
    await expect(form.country).toBeFocused();
    // Regions are not offered.
    await form.country.fill('europe');
    await expect(listed).toHaveCount(0);
  });

  await test.step('take the rating from the keyboard', async () => {
    await expect(form.rating).toContainText(form.texts.fields.rating.choose);
    await form.rating.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    for (const word of ['Fair', 'OK', 'Good', 'Very good']) {
      await page.keyboard.press('ArrowRight');
      await expect(form.rating).toContainText(word);
    }
    const star = await form.rating.locator('label').first().boundingBox();
    expect([star?.width, star?.height]).toEqual([44, 44]);
  });

  await test.step('take five screenshots, the newest ones, and only what can be opened', async () => {
    const texts = form.texts.fields.images;
    await expect(form.dialog).toContainText(texts.warning);
    await expect(form.files).toHaveAttribute('accept', /^image\/png,image\/jpeg,.*\.jpg/);
    const named = (name: string) => picture(name, { width: 40, height: 30 }, '#20a060');
    await form.attach(...(await Promise.all(['1.png', '2.jpg', '3.png'].map(named))));
    await expect(form.previews).toHaveCount(3);
    await expect(form.dialog).toContainText(texts.count({ count: '3', most: '5' }));
    const second = await form.previews.nth(1).getAttribute('src');
    await form.attach(...(await Promise.all(['4.png', '5.jpg', '6.png'].map(named))));
    await expect(form.previews).toHaveCount(5);
    await expect(form.previews.first()).toHaveAttribute('src', second ?? '');
    await expect(form.dialog).toContainText(texts.dropped);
    await form.button(texts.remove({ place: '5' })).click();
    await expect(form.previews).toHaveCount(4);
    await expect(form.dialog).not.toContainText(texts.dropped);
    await form.attach({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(form.dialog).toContainText(texts.refused);
    await form.attach({ name: 'x.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(form.dialog).toContainText(texts.refused);
    await form.attach({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('\0\0\0\u0018ftypheic') });
    await expect(form.dialog).toContainText(texts.refused);
    await expect(form.previews).toHaveCount(4);
  });
});

test.describe('what the device keeps of a review', () => {
  test('is what is written, though its store for screenshots does not answer', async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    });
    const form = new ReviewFormParts(page);
    await form.visit('/about');
    await form.openForm();
    await form.text.fill('Fast in the mountains.');
    await form.button(form.texts.close).click();
    await expect(form.dialog).toBeHidden();
    await form.openForm();
    await expect(form.text).toHaveValue('Fast in the mountains.');
  });

  test('is no screenshot of one that was given up right before the page was left', async ({ page }) => {
    const form = new ReviewFormParts(page);
    await form.visit('/about');
    await form.openForm();
    await form.attach(await picture('left.png', { width: 40, height: 30 }, '#20a060'));
    await expect(form.previews).toHaveCount(1);
    await expect.poll(() => countKept(page)).toBe(1);
    // As if the store had not received it yet.
    await page.evaluate(() => localStorage.removeItem('review-draft'));
    await form.visit('/terms');
    await form.openForm();
    await expect.poll(() => countKept(page)).toBe(0);
    await expect(form.previews).toHaveCount(0);
  });
});

/** Screenshots in the device's store. */
function countKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answerOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      });
    const database = await answerOf(indexedDB.open('review-draft', 1));
    const store = database.transaction('images').objectStore('images');
    const images = (await answerOf(store.get('images'))) as readonly unknown[] | undefined;
    database.close();
    return images?.length ?? 0;
  });
}
